/**
 * A recorder is a small program, written in the language of the program that it asks. It prints a line with the version,
 * then one line for each line that it reads. All texts are in base64, so that no character is special:
 *
 *     in   REFERENCE  BASE
 *     out  ACCEPTED  SCHEME  USERINFO  HOST  PORT  PATH  QUERY  TARGET  DIALLED
 *
 * with tabs between the fields. `=` begins a text, `-` stands for what is absent, `!` for an error. ACCEPTED is an empty text
 * if the program accepts the reference. DIALLED is the host, a space and the port; what a client of the C library dials is
 * noted by `dialled.c` instead. A recorder that cannot find what it would ask ends with the status 3.
 *
 * Nothing that it prints is trusted. If it ends, or prints what is no answer, the program has crashed on this question; if it
 * is silent, it hangs. Then it is ended, and started again for the next question.
 */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import type { Question } from "../recorded/question.ts";
import { type Answer, failedAnswer } from "../recorded/recording.ts";
import type { Dialled } from "./dialled.ts";
import { answerOf } from "./fields.ts";
import { Lines } from "./lines.ts";

/** The time for one answer, in milliseconds; the first line waits for compilers. */
const LIMIT = 5_000;
const LIMIT_OF_START = 120_000;

/** So many questions are asked ahead. */
const AHEAD = 100;

/** What a recorder says that cannot start: this much of it is kept. */
const COMPLAINT = 2_000;

/** The command that runs a recorder, and the folder of the recorders. */
export interface RecorderCommand {
  readonly command: readonly [program: string, ...args: string[]];
  readonly folder: string;
  /** Where it dials is noted there, if it links the C library. */
  readonly notes?: Dialled | undefined;
  /** The time for one answer, in milliseconds. */
  readonly limit?: number;
}

export class Recorder {
  readonly version: string;
  readonly #command: RecorderCommand;
  #running: Running | undefined;

  private constructor(command: RecorderCommand, running: Running) {
    this.#command = command;
    this.#running = running;
    this.version = running.version;
  }

  /** A running recorder; undefined if what it asks is not on this machine. */
  static async start(command: RecorderCommand): Promise<Recorder | undefined> {
    const running = await started(command);
    return running && new Recorder(command, running);
  }

  /** The answer, or how the program failed to give one. */
  async ask(question: Question): Promise<Answer> {
    const { notes, limit = LIMIT } = this.#command;
    this.#running ??= await this.#again();
    const { process, lines } = this.#running;
    notes?.taken();
    // Whoever has said more than was asked is out of step.
    if (lines.hasNext) return this.#failed("crashed", question);
    process.stdin?.write(encodedQuestion(question));
    const line = await lines.next(limit);
    if (line === "late") return this.#failed("hung", question);
    const answer = line === "ended" ? undefined : answerOf(line.text, notes?.taken());
    return answer ?? this.#failed("crashed", question);
  }

  /**
   * The answers to all, some of which are asked ahead: quicker than one by one, as nobody waits for each. Where it fails on one of
   * them, these are asked one by one, to see on which. What a client of the C library dials cannot be told apart so.
   */
  async askAll(questions: readonly Question[]): Promise<readonly Answer[]> {
    const answers: Answer[] = [];
    for (let at = 0; at < questions.length; at += AHEAD) {
      const some = questions.slice(at, at + AHEAD);
      const given = await this.#askAhead(some);
      if (given !== undefined) answers.push(...given);
      else for (const question of some) answers.push(await this.ask(question));
    }
    return answers;
  }

  /** Undefined if it fails on one of them; then it is ended. */
  async #askAhead(questions: readonly Question[]): Promise<readonly Answer[] | undefined> {
    this.#running ??= await this.#again();
    const { process, lines } = this.#running;
    process.stdin?.write(questions.map(encodedQuestion).join(""));
    const answers: Answer[] = [];
    while (answers.length < questions.length) {
      const line = await lines.next(this.#command.limit ?? LIMIT);
      const answer = typeof line === "object" ? answerOf(line.text, undefined) : undefined;
      if (answer === undefined) return this.#end();
      answers.push(answer);
    }
    return lines.hasNext ? this.#end() : answers;
  }

  async #again(): Promise<Running> {
    const running = await started(this.#command);
    if (running?.version === this.version) return running;
    throw new Error(`${this.version} is ${running?.version ?? "gone"} when it is started again`);
  }

  #failed(how: "crashed" | "hung", question: Question): Answer {
    this.#end();
    return failedAnswer(how, question);
  }

  #end(): undefined {
    kill(this.#running?.process);
    this.#running = undefined;
  }

  /** Ends the recorder. */
  async close(): Promise<void> {
    const process = this.#running?.process;
    this.#running = undefined;
    if (process === undefined || process.exitCode !== null) return;
    const ended = once(process, "exit");
    process.stdin?.end();
    const timer = setTimeout(() => kill(process), LIMIT);
    await ended;
    clearTimeout(timer);
  }
}

interface Running {
  readonly process: ChildProcess;
  readonly lines: Lines;
  readonly version: string;
}

/** A process that has told its version; undefined if what it asks is not on this machine. */
async function started({ command, folder, notes }: RecorderCommand): Promise<Running | undefined> {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...notes?.environment, NODE_NO_WARNINGS: "1" },
    stdio: ["pipe", "pipe", "pipe"],
    detached: true, // a group of its own: what it starts ends with it
  });
  const failed = new Promise<"ended">((ended) => child.on("error", () => ended("ended")));
  child.stdin.on("error", () => {}); // it has ended: the line that it does not answer says so
  const complaint = endOf(child.stderr);
  const lines = new Lines(child.stdout);
  const first = await Promise.race([lines.next(LIMIT_OF_START), failed]);
  if (typeof first === "object" && isVersion(first.text))
    return { process: child, lines, version: first.text };
  if (first !== "ended") kill(child);
  if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
    await once(child, "exit");
  if (child.pid === undefined || child.exitCode === 3) return undefined;
  const end = first === "ended" ? `ended with the status ${child.exitCode}` : "tells no version";
  throw new Error(`${command.join(" ")} ${end}\n${complaint()}`);
}

/** A name and a version, as the recording writes them. */
function isVersion(line: string): boolean {
  return /^[\x20-\x7e]{1,200}$/.test(line);
}

/** The end of what a stream says, without what could move the cursor of a terminal. */
function endOf(stream: Readable): () => string {
  let said = "";
  stream.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-COMPLAINT);
  });
  return () => said.replace(/[^\x20-\x7e\n]/g, "?");
}

/** Ends a process with all that it has started. */
function kill(child: ChildProcess | undefined): void {
  if (child?.pid === undefined) return;
  child.stdout?.destroy();
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has ended.
  }
}

function encodedQuestion({ reference, base }: Question): string {
  return `${encoded(reference)}\t${encoded(base)}\n`;
}

function encoded(text: string | undefined): string {
  return text === undefined ? "-" : `=${Buffer.from(text, "utf8").toString("base64")}`;
}

/**
 * A recorder is a small program, written in the language of the program that it asks. It prints a line with the version,
 * then one line for each line that it reads. All texts are in base64, so that no character is special:
 *
 *     in   REFERENCE  BASE
 *     out  ACCEPTED  SCHEME  USERINFO  HOST  PORT  PATH  QUERY  TARGET  DIALLED
 *
 * with tabs between the fields. `=` begins a text, `-` stands for what is absent, `!` for an error. DIALLED is the host,
 * a space and the port; what a client of the C library dials is noted by `dialled.c` instead. A recorder that cannot find what it would ask ends with the status 3.
 */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Dialled } from "./dialled.ts";
import { textOf } from "./octets.ts";
import type { Question } from "./question.ts";
import type { Answer } from "./recording.ts";

/** The time for one answer, in milliseconds; the first line waits for compilers. */
const LIMIT = 60_000;
const LIMIT_OF_START = 120_000;

/** The command that runs a recorder, and the folder of the recorders. */
export interface RecorderCommand {
  readonly command: readonly [program: string, ...args: string[]];
  readonly folder: string;
  /** Where it dials is noted there, if it links the C library. */
  readonly notes?: Dialled | undefined;
}

export class Recorder {
  readonly version: string;
  readonly #process: ChildProcess;
  readonly #lines: AsyncIterator<string>;
  readonly #notes: Dialled | undefined;

  private constructor(
    process: ChildProcess,
    lines: AsyncIterator<string>,
    more: { version: string; notes: Dialled | undefined },
  ) {
    this.#process = process;
    this.#lines = lines;
    this.#notes = more.notes;
    this.version = more.version;
  }

  /** A running recorder; undefined if what it asks is not on this machine. */
  static async start({ command, folder, notes }: RecorderCommand): Promise<Recorder | undefined> {
    const [program, ...args] = command;
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, ...notes?.environment, NODE_NO_WARNINGS: "1" },
      stdio: ["pipe", "pipe", "inherit"],
    });
    const failed = new Promise<undefined>((ended) => child.on("error", () => ended(undefined)));
    child.stdin.on("error", () => {}); // it has ended: the line that it does not answer says so
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const version = await Promise.race([nextLine(lines, LIMIT_OF_START), failed]);
    if (version !== undefined) return new Recorder(child, lines, { version, notes });
    if (child.exitCode === null && child.pid !== undefined) await once(child, "exit");
    if (child.pid === undefined || child.exitCode === 3) return undefined;
    throw new Error(`${command.join(" ")} ended with the status ${child.exitCode}`);
  }

  /** @throws Error if the recorder ends, or does not answer in time. */
  async ask({ reference, base }: Question): Promise<Answer> {
    this.#notes?.taken();
    this.#process.stdin?.write(`${encoded(reference)}\t${encoded(base)}\n`);
    const line = await nextLine(this.#lines, LIMIT);
    if (line === undefined) throw new Error(`no answer to ${JSON.stringify({ reference, base })}`);
    return answerOf(line, this.#notes?.taken());
  }

  /** Ends the recorder. */
  async close(): Promise<void> {
    const ended = this.#process.exitCode === null ? once(this.#process, "exit") : undefined;
    this.#process.stdin?.end();
    await ended;
  }
}

/** The next line; undefined if no line comes, or not in time. */
async function nextLine(lines: AsyncIterator<string>, limit: number): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((ended) => {
    timer = setTimeout(ended, limit, undefined);
  });
  const next = lines.next().then(({ value, done }) => (done ? undefined : (value as string)));
  const line = await Promise.race([next, late]);
  clearTimeout(timer);
  return line;
}

function encoded(text: string | undefined): string {
  return text === undefined ? "-" : `=${Buffer.from(text, "utf8").toString("base64")}`;
}

function answerOf(line: string, noted: string | undefined): Answer {
  const fields = line.split("\t").map(decoded);
  const [accepted, scheme, userinfo, host, port, path, query, target, dialled] = fields;
  if (fields.length !== 9) throw new Error(`not an answer: ${line}`);
  const text = (field: string | false | undefined) => (field === false ? undefined : field);
  return {
    reads: accepted === "" && {
      scheme: text(scheme),
      userinfo: text(userinfo),
      host: text(host),
      port,
      path: text(path),
      query: text(query),
    },
    target,
    dials: noted ?? dialled,
  };
}

function decoded(field: string): string | false | undefined {
  if (field === "-") return undefined;
  return field === "!" ? false : textOf(Buffer.from(field.slice(1), "base64"));
}

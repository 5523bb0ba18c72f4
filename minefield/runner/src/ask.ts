/**
 * Asks a program line by line: a question is a line of JSON, `{"reference":"...","base":"..."}`, and so is its answer, with the
 * components that it reads and the target, or `false`. Nothing that it prints is taken on trust: a line that is no answer, a crash
 * and a silence are recorded as what they are.
 */

import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { type Answer, COMPONENTS, type Question, type Reading } from "./record.ts";

/** What became of a question. */
export type Outcome = { readonly answer: Answer } | { readonly fault: Fault; readonly printed?: string };

/** How a program failed: it hung, it crashed, it printed what is not an answer, or it gave another answer the second time. */
export const FAULTS = [
  "no answer in time",
  "it ended",
  "not an answer",
  "another answer the second time",
] as const;

export type Fault = (typeof FAULTS)[number];

/** The longest line that is read, in characters. */
const MOST = 1_000_000;

/** A program that is asked; it is started again after a crash or a silence. */
export class Asked {
  readonly #command: readonly string[];
  readonly #milliseconds: number;
  #running: Running | undefined;

  /**
   * @param command The program and its arguments.
   * @param milliseconds The time for one answer.
   */
  constructor(command: readonly string[], milliseconds: number) {
    this.#command = command;
    this.#milliseconds = milliseconds;
  }

  /** @throws {Error} If the program cannot be started. */
  async ask(question: Question): Promise<Outcome> {
    this.#running ??= await start(this.#command);
    const line = await this.#running.answer(`${JSON.stringify(question)}\n`, this.#milliseconds);
    if (line === "late" || line === "ended") {
      this.close();
      return { fault: line === "late" ? "no answer in time" : "it ended" };
    }
    return readAnswer(line.text, question);
  }

  close(): void {
    this.#running?.end();
    this.#running = undefined;
  }
}

interface Running {
  answer(question: string, milliseconds: number): Promise<"late" | "ended" | { readonly text: string }>;
  end(): void;
}

async function start([program = "", ...args]: readonly string[]): Promise<Running> {
  const child: ChildProcessWithoutNullStreams = spawn(program, args, { stdio: ["pipe", "pipe", "pipe"] });
  child.stdin.on("error", () => {}); // it has ended: the next line says so
  child.stderr.resume();
  await Promise.race([once(child, "spawn"), once(child, "error").then(([error]) => Promise.reject(error))]);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async answer(question, milliseconds) {
      child.stdin.write(question);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<"late">((resolve) => {
        timer = setTimeout(resolve, milliseconds, "late");
      });
      const line = lines.next().then(({ done, value }) => (done ? "ended" : { text: value as string }));
      try {
        return await Promise.race([line, late]);
      } finally {
        clearTimeout(timer);
      }
    },
    end() {
      child.stdout.destroy();
      child.kill("SIGKILL");
    },
  };
}

/** The answer that a line holds; a fault if it holds none. */
export function readAnswer(line: string, { base }: Question): Outcome {
  const value = line.length > MOST ? undefined : jsonOf(line);
  const fault: Outcome = { fault: "not an answer", printed: line.slice(0, 200) };
  if (value === false) return { answer: { reads: false, ...(base !== undefined && { target: false }) } };
  if (typeof value !== "object" || value === null || Array.isArray(value)) return fault;
  const members: Readonly<Record<string, unknown>> = { ...value };
  const reads = COMPONENTS.map((name) => members[name] ?? null);
  const { target } = members;
  if (!isReading(reads)) return fault;
  if (target !== undefined && target !== null && target !== false && typeof target !== "string") return fault;
  return { answer: { reads, ...(base !== undefined && target != null && { target }) } };
}

function isReading(values: readonly unknown[]): values is Exclude<Reading, false> {
  const port = COMPONENTS.indexOf("port");
  return values.every(
    (value, at) => value === null || typeof value === "string" || (value === false && at === port),
  );
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Runs a command line of an example: the command `uri` itself, and as much of `sort` and `printf` as examples need. */

import { Buffer } from "node:buffer";
import { type InputStream, run } from "../../packages/cli/src/for-page/command.ts";
import type { ShellLine } from "./shell-line.ts";

/** What a line has written when it is over. */
export interface Ended {
  /** The exit status of the last program. */
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** What one program has written. */
interface Written {
  readonly status: number;
  readonly octets: Uint8Array;
}

/** What a line is run with. */
export interface Surroundings {
  /** What the first program reads. */
  readonly input: Uint8Array;
  /** The width of the terminal that it is run on; undefined if it is not run on one. */
  readonly columns: number | undefined;
}

/** Runs a line. */
export async function runCommand(
  { programs, output }: ShellLine,
  { input, columns }: Surroundings,
): Promise<Ended> {
  const stderr = new Gathered(columns);
  let written: Written = { status: 0, octets: input };
  for (const [at, [name, ...words]] of programs.entries()) {
    const isShown = at === programs.length - 1 && output === undefined;
    const stdout = new Gathered(isShown ? columns : undefined);
    if (name === "uri") written = await uri(words, written.octets, { stdout, stderr });
    else written = name === "sort" ? sorted(words, written.octets) : printed(words);
  }
  return {
    status: written.status,
    stdout: new TextDecoder().decode(written.octets),
    stderr: new TextDecoder().decode(stderr.octets),
  };
}

async function uri(
  words: readonly string[],
  input: Uint8Array,
  { stdout, stderr }: { readonly stdout: Gathered; readonly stderr: Gathered },
): Promise<Written> {
  const status = await run(words, { stdin: streamOf(input), stdout, stderr });
  return { status, octets: stdout.octets };
}

/** As much of a stream of Node as the command asks of the one that it reads. */
function streamOf(octets: Uint8Array): InputStream {
  const stream = {
    async *[Symbol.asyncIterator]() {
      if (octets.length > 0) yield Buffer.from(octets);
    },
    destroy() {},
  };
  return stream as unknown as InputStream; // the command reads its chunks, and closes it
}

/** What is written, as it was: the command may use the same octets again. */
class Gathered {
  readonly isTTY: boolean;
  readonly columns: number;
  readonly #chunks: Uint8Array[] = [];

  constructor(columns: number | undefined) {
    this.isTTY = columns !== undefined;
    this.columns = columns ?? 0;
  }

  write(data: string | Uint8Array, done: () => void = () => {}): void {
    this.#chunks.push(typeof data === "string" ? new TextEncoder().encode(data) : new Uint8Array(data));
    done();
  }

  get octets(): Uint8Array {
    const all = new Uint8Array(this.#chunks.reduce((length, chunk) => length + chunk.length, 0));
    let at = 0;
    for (const chunk of this.#chunks) {
      all.set(chunk, at);
      at += chunk.length;
    }
    return all;
  }
}

/** The lines in the order of their octets (POSIX.1-2024, sort, in the POSIX locale); with `-u`, each once. */
function sorted(words: readonly string[], octets: Uint8Array): Written {
  if (words.some((word) => word !== "-u")) return { status: 2, octets: new Uint8Array() };
  const lines = Buffer.from(octets).toString("latin1").split("\n");
  if (lines.at(-1) === "") lines.pop();
  const kept = words.length > 0 ? [...new Set(lines)] : lines;
  kept.sort((one, other) => (one < other ? -1 : one > other ? 1 : 0)); // each character is an octet
  return { status: 0, octets: Buffer.from(kept.map((line) => `${line}\n`).join(""), "latin1") };
}

/** The format, with octets that are written as octal numbers (POSIX.1-2024, printf). */
function printed([format = ""]: readonly string[]): Written {
  const text = Buffer.from(format)
    .toString("latin1")
    .replace(/\\(?:([0-7]{1,3})|(n)|(t))/g, (_, octal: string | undefined, newLine?: string) =>
      octal === undefined
        ? newLine === undefined
          ? "\t"
          : "\n"
        : String.fromCharCode(Number.parseInt(octal, 8) & 255),
    );
  return { status: 0, octets: Buffer.from(text, "latin1") };
}

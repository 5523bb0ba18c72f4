/** Runs the command: in this process, as `main.ts` does with the streams of its own; or the built one, as a shell does. */

import { Buffer } from "node:buffer";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { run } from "../src/program.ts";

/** The built command. `npm test` builds it before the tests run. */
export const MAIN = fileURLToPath(new URL("../dist/main.js", import.meta.url));

export interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A stream that gathers what is written, which may be overwritten after the write. */
class Gathered extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.#chunks.push(Buffer.from(chunk));
    done();
  }

  get octets(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}

/** Runs `uri` with some arguments, and an input if there is one. No stream is a terminal. */
export async function uri(args: readonly string[], input: string | Uint8Array = ""): Promise<Ended> {
  const { stdout, ...ended } = await uriOctets(args, input);
  return { ...ended, stdout: stdout.toString() };
}

/** The same, with standard output as octets. */
export async function uriOctets(
  args: readonly string[],
  input: string | Uint8Array = "",
): Promise<{ status: number; stdout: Buffer; stderr: string }> {
  const [stdout, stderr] = [new Gathered(), new Gathered()];
  const status = await run(args, { stdin: Readable.from([Buffer.from(input)]), stdout, stderr });
  return { status, stdout: stdout.octets, stderr: stderr.octets.toString() };
}

/** The same on a terminal of that width in columns, without colour. */
export async function shownAt(columns: number, args: readonly string[], input = ""): Promise<Ended> {
  const [stdout, stderr] = [new Gathered(), new Gathered()];
  for (const stream of [stdout, stderr]) Object.assign(stream, { isTTY: true, columns });
  const status = await run(args, { stdin: Readable.from([Buffer.from(input)]), stdout, stderr });
  return { status, stdout: stdout.octets.toString(), stderr: stderr.octets.toString() };
}

/** The objects of `--json`, one per line. */
export function objects(stdout: string): unknown[] {
  return stdout
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as unknown);
}

/** Their members `result`. */
export function resultsIn(stdout: string): unknown[] {
  return objects(stdout).map((one) => (one as { readonly result?: unknown }).result);
}

/** The objects that `uri` gives with these arguments. */
export async function jsonOf(args: readonly string[], input: string | Uint8Array = ""): Promise<unknown[]> {
  const { stdout } = await uri(args, input);
  return objects(stdout);
}

/** Calls `use` with the path of a file that has the content, and removes it. */
export async function withFile<Result>(
  content: string | Uint8Array,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "uri-"));
  try {
    const path = join(folder, "list.txt");
    writeFileSync(path, content);
    return await use(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Where lines come from: `--input FILE`, or standard input.
 *
 * A regular file is read through its descriptor, in large pieces. Pipes and terminals are read through Node's
 * stream: reading their descriptors fails with EAGAIN where they do not block.
 */

import type { Buffer } from "node:buffer";
import { closeSync, createReadStream, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import type { Readable } from "node:stream";
import { messagesFor } from "@urikit/explain/layout";
import { screenOf } from "../display/terminal.ts";
import { systemReason, UsageError } from "../exit.ts";
import { type Language, wordsFor } from "../language/spoken.ts";
import type { Stdio } from "../stdio.ts";
import { text } from "../words/text.ts";

/** Where octets come from. */
export interface ByteSource {
  /** Reads at most `length` octets to `buffer[offset…]`. Returns how many there were; 0 at the end. */
  read(buffer: Uint8Array, offset: number, length: number): Promise<number>;
}

/** A source of lines with a name and, if it is known, a size. */
export interface Input extends ByteSource {
  /** As messages name it: `list.txt`, `<stdin>`. */
  readonly name: string;
  /** In octets. */
  readonly size: number | undefined;
  /** Of a regular file. */
  readonly descriptor?: number;
  /** Where a regular file is read from, if that is known. */
  readonly start?: number | undefined;
  close(): void;
}

/** The sources that are read: the files of `--input`, or standard input, `-`. */
export function pathsOf({ input }: { readonly input: readonly string[] }): readonly string[] {
  return input.length > 0 ? input : ["-"];
}

/** Standard input, and the language in which a person at a terminal reads what to type. */
export interface InputOptions {
  readonly stdio: Stdio;
  readonly language?: Language;
}

/** What a line is called where a person types it. */
export type InputSubject = "reference" | "text" | "chunk" | "template" | "pair";

const STDIN_NAME = "<stdin>";

/**
 * Opens a file; standard input if the path is `-`. At a terminal it says what to type.
 *
 * @throws {UsageError} If it cannot be read.
 */
export function openInput(path: string, screens: InputOptions, subject?: InputSubject): Input {
  if (path === "-") return openStandardInput(screens, subject);
  try {
    const descriptor = openSync(path, "r");
    const about = fstatSync(descriptor);
    if (about.isDirectory()) throw new UsageError("is-directory");
    return about.isFile()
      ? new FileInput(path, descriptor, 0)
      : new StreamInput(path, createReadStream(path, { fd: descriptor }));
  } catch (error) {
    throw unreadable(path, error);
  }
}

function openStandardInput({ stdio, language }: InputOptions, subject: InputSubject = "reference"): Input {
  const { stdin, stderr } = stdio;
  const about = stdin.fd === undefined ? undefined : fstatSync(stdin.fd);
  if (stdin.fd !== undefined && about?.isFile())
    return new FileInput(STDIN_NAME, stdin.fd, positionOf(stdin.fd));
  if (about?.isDirectory()) throw unreadable(STDIN_NAME, new UsageError("is-directory"));
  if (stdin.isTTY && stderr.isTTY)
    stderr.write(messagesFor(screenOf(stderr), `${text(wordsFor(stderr, language), `type-${subject}`)}\n`));
  return new StreamInput(STDIN_NAME, stdin);
}

/** A regular file, read synchronously: it never blocks for long, and a thread would take longer than the read. */
class FileInput implements Input {
  readonly name: string;
  readonly size: number;
  readonly descriptor: number;
  readonly start: number | undefined;
  #read = 0;

  constructor(name: string, descriptor: number, start: number | undefined) {
    this.name = name;
    this.start = start;
    this.size = fstatSync(descriptor).size;
    this.descriptor = descriptor;
  }

  async read(buffer: Uint8Array, offset: number, length: number): Promise<number> {
    try {
      const count = readSync(this.descriptor, buffer, offset, length, null);
      if (count === 0) this.#refuseShorter();
      this.#read += count;
      return count;
    } catch (error) {
      throw unreadable(this.name, error);
    }
  }

  /** A file that is no longer there was not read; a new file needs no report. */
  #refuseShorter(): void {
    if (this.start === undefined || this.start + this.#read >= this.size) return;
    if (fstatSync(this.descriptor).size < this.size) throw new UsageError("became-shorter");
  }

  close(): void {
    closeSync(this.descriptor);
  }
}

/** Where the next octet of a descriptor is read from: another program may have read some. Only Linux tells. */
function positionOf(descriptor: number): number | undefined {
  try {
    const [, position] =
      /^pos:\s*(\d+)$/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, "latin1")) ?? [];
    return position === undefined ? undefined : Number(position);
  } catch {
    return undefined;
  }
}

/** A pipe, a terminal, a device, or what comes out of one. */
export class StreamInput implements Input {
  readonly name: string;
  readonly size = undefined;
  readonly #stream: Readable;
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #errorOf: (error: unknown) => Error;
  #rest: Buffer | undefined;

  /** @param errorOf Makes the error to throw for an error of the stream, if that is not that it cannot be read. */
  constructor(
    name: string,
    stream: Readable,
    errorOf: (error: unknown) => Error = (error) => unreadable(name, error),
  ) {
    this.name = name;
    this.#errorOf = errorOf;
    this.#stream = stream;
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  async read(buffer: Uint8Array, offset: number, length: number): Promise<number> {
    const chunk = this.#rest ?? (await this.#next());
    if (chunk === undefined) return 0;
    const count = chunk.copy(buffer, offset, 0, length);
    this.#rest = count < chunk.length ? chunk.subarray(count) : undefined;
    return count;
  }

  async #next(): Promise<Buffer | undefined> {
    try {
      const next = await this.#chunks.next();
      return next.done ? undefined : next.value;
    } catch (error) {
      throw this.#errorOf(error);
    }
  }

  close(): void {
    this.#stream.destroy();
  }
}

/**
 * Whether the output is the file that is read. Then the output would be read again, or the rest of the input is gone.
 *
 * @throws {UsageError} If it is.
 */
export function refuseOwnOutput({ name, descriptor }: Input, { stdout }: Stdio): void {
  if (descriptor === undefined || stdout.fd === undefined) return;
  const [from, to] = [fstatSync(descriptor), fstatSync(stdout.fd)];
  if (!to.isFile() || from.ino !== to.ino || from.dev !== to.dev) return;
  throw new UsageError(from.size === 0 ? "own-output-emptied" : "own-output", name);
}

function unreadable(name: string, error: unknown): UsageError {
  return new UsageError("cannot-read", name, systemReason(error));
}

/**
 * Chunks from a pipe, read through its descriptor, which waits: an engine sends one chunk, and nothing else is to be done
 * until it is there. Node's stream wakes the process up for each piece that the pipe holds, and takes as long as the work.
 */

import { fstatSync, readSync } from "node:fs";
import { type Input, type InputOptions, openInput } from "../../../lines/input.ts";

/** Opens standard input if it is a pipe. On Windows nobody has tried; there Node's stream is used. */
export function openPipe(options: InputOptions): Input | undefined {
  const { stdinDescriptor: descriptor } = options.stdio;
  if (descriptor === undefined || process.platform === "win32" || !isPipe(descriptor)) return undefined;
  return new PipeInput(descriptor, () => openInput("-", options, "chunk"));
}

function isPipe(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isFIFO();
  } catch {
    return false; // it is closed, and the stream says so
  }
}

/** A pipe. */
class PipeInput implements Input {
  readonly name = "<stdin>";
  readonly size = undefined;
  readonly #descriptor: number;
  readonly #openStream: () => Input;
  #stream: Input | undefined;

  /** @param openStream Opens a stream that reads a pipe that does not wait. */
  constructor(descriptor: number, openStream: () => Input) {
    this.#descriptor = descriptor;
    this.#openStream = openStream;
  }

  async read(buffer: Uint8Array, offset: number, length: number): Promise<number> {
    try {
      if (this.#stream === undefined) return readSync(this.#descriptor, buffer, offset, length, null);
    } catch {
      this.#stream = this.#openStream(); // somebody lets the pipe not wait; or else the stream says what is wrong
    }
    return this.#stream.read(buffer, offset, length);
  }

  close(): void {
    this.#stream?.close();
  }
}

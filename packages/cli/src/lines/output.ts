/**
 * Where lines go. A write ends when the stream has taken it: then backpressure is over, and the octets may be
 * overwritten. "A closed pipe ends it quietly" (the contract of `uri`).
 */

import { grouped } from "@urikit/explain";
import { ClosedPipe, systemCode, systemReason, UnwritableError } from "../exit.ts";
import type { OutputStream } from "../stdio.ts";

/** Writes text or octets to a stream, one write at a time. */
export class Output {
  readonly #stream: OutputStream;

  constructor(stream: OutputStream) {
    this.#stream = stream;
  }

  /** @throws {ClosedPipe} If nobody reads any more; {UnwritableError} if the stream cannot be written to. */
  write(data: string | Uint8Array): Promise<void> {
    if (data.length === 0) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.#stream.write(data, (error) => {
        if (error) reject(closedOrBroken(error, this.#stream.written));
        else resolve();
      });
    });
  }
}

/** Writes a text without waiting. If nobody reads it, that is not an error. */
export function writeAnyway(stream: OutputStream, text: string): void {
  new Output(stream).write(text).catch(() => {});
}

/** Nobody reads any more: a pipe is closed, or a socket, which some programs give for one, with text that was not read. */
const CLOSED = ["EPIPE", "ECONNRESET", "ERR_STREAM_DESTROYED"];

/** @param written How many octets were written before, if that is known: whoever goes on later goes on there. */
function closedOrBroken(error: Error, written = 0): Error {
  if (CLOSED.includes(systemCode(error) ?? "")) return new ClosedPipe();
  return written === 0
    ? new UnwritableError("output-failed", systemReason(error))
    : new UnwritableError("output-failed-after", systemReason(error), grouped(written));
}

/**
 * Where lines go. A write ends when the stream has taken it: then backpressure is over, and the octets may be
 * overwritten. "A closed pipe ends it quietly" (the contract of `uri`).
 */

import { Buffer } from "node:buffer";
import { ClosedPipe, systemCode, systemReason, UsageError } from "../exit.ts";
import type { OutputStream } from "../stdio.ts";

/** Writes text or octets to a stream, one write at a time. */
export class Output {
  readonly #stream: OutputStream;

  constructor(stream: OutputStream) {
    this.#stream = stream;
  }

  /** @throws {ClosedPipe} If nobody reads any more; {UsageError} if the stream cannot be written to. */
  write(data: string | Uint8Array): Promise<void> {
    if (data.length === 0) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.#stream.write(data, (error) => {
        if (error) reject(closedOrBroken(error));
        else resolve();
      });
    });
  }

  /** Writes a text in which every character is one octet. */
  writeOctets(text: string): Promise<void> {
    return this.write(Buffer.from(text, "latin1"));
  }
}

/** Writes a text without waiting. If nobody reads it, that is no error. */
export function writeAnyway(stream: OutputStream, text: string): void {
  new Output(stream).write(text).catch(() => {});
}

/** Nobody reads any more: a pipe is closed, or a socket, which some programs give for one, with text that was not read. */
const CLOSED = ["EPIPE", "ECONNRESET", "ERR_STREAM_DESTROYED"];

function closedOrBroken(error: Error): Error {
  return CLOSED.includes(systemCode(error) ?? "")
    ? new ClosedPipe()
    : new UsageError(`cannot write: ${systemReason(error)}`);
}

/**
 * Where lines go to. A write is over when the stream has taken it: backpressure is waited for, and the octets
 * may be overwritten then. "A closed pipe ends it quietly" (the contract of `uri`).
 */

import { Buffer } from "node:buffer";
import { ClosedPipe, systemCode, systemReason, UsageError } from "../exit.ts";

/** Writes text or octets to a stream, one write at a time. */
export class Output {
  readonly #stream: NodeJS.WriteStream;

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
    // Every error is met at the write that it belongs to.
    if (stream.listenerCount("error") === 0) stream.on("error", () => {});
  }

  /** @throws {ClosedPipe} where nobody reads any more; {UsageError} where the stream takes no more. */
  write(data: string | Uint8Array): Promise<void> {
    if (data.length === 0) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.#stream.write(data, (error) => {
        if (error) reject(closedOrBroken(error));
        else resolve();
      });
    });
  }

  /** Writes a text of which every character is an octet. */
  writeOctets(text: string): Promise<void> {
    return this.write(Buffer.from(text, "latin1"));
  }
}

function closedOrBroken(error: Error): Error {
  const code = systemCode(error);
  return code === "EPIPE" || code === "ERR_STREAM_DESTROYED"
    ? new ClosedPipe()
    : new UsageError(`cannot write: ${systemReason(error)}`);
}

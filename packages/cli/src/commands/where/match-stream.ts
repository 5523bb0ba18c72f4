/** Standard output of `uri where`, which counts the lines that are written: they are those that match. */

import { Buffer } from "node:buffer";
import type { OutputStream } from "../../stdio.ts";

interface MatchOptions {
  /** Whether the lines are counted, and not written. */
  readonly isSilent: boolean;
  /** Whether the work may end with the first. */
  readonly isFirstEnough: boolean;
}

const LF = 0x0a;

export class MatchStream implements OutputStream {
  /** How many lines were written. */
  count = 0;
  readonly fd?: number;
  readonly #stream: OutputStream;
  readonly #options: MatchOptions;

  constructor(stream: OutputStream, options: MatchOptions) {
    this.#stream = stream;
    if (stream.fd !== undefined) this.fd = stream.fd;
    this.#options = options;
  }

  get isTTY(): boolean {
    return this.#stream.isTTY === true && !this.#options.isSilent;
  }

  get written(): number {
    return this.#stream.written ?? 0;
  }

  get columns(): number {
    return this.#stream.columns ?? 0;
  }

  hasColors(count?: number): boolean {
    return this.#stream.hasColors?.(count) === true;
  }

  write(data: string | Uint8Array, done: (error?: Error | null) => void = () => {}): void {
    const { isSilent, isFirstEnough } = this.#options;
    // The lines themselves need only be counted where nobody sees them: otherwise one is enough.
    if (isSilent || this.count === 0)
      this.count += linesIn(typeof data === "string" ? Buffer.from(data) : data);
    if (!isSilent) this.#stream.write(data, done);
    else if (isFirstEnough && this.count > 0) done(Object.assign(new Error("enough"), { code: "EPIPE" }));
    else done();
  }
}

function linesIn(octets: Uint8Array): number {
  let lines = 0;
  for (let at = octets.indexOf(LF); at >= 0; at = octets.indexOf(LF, at + 1)) lines++;
  return lines;
}

/** The octets of a file once more, for the thread that writes lines which others have read. */

import { Buffer } from "node:buffer";
import { systemReason, UsageError } from "../../exit.ts";
import { type FileStretch, readAt } from "./parts.ts";

/** The number of octets that are read at once. */
const STEP = 256 * 1024;

const LF = 0x0a;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** A file from its beginning on, without a byte order mark, and with a line end after its last line. */
export class FileOctets {
  readonly #file: FileStretch;
  readonly #name: string;
  #octets = Buffer.allocUnsafe(4 * STEP);
  /** Where the octets lie that were read and not asked for. */
  #from = 0;
  #to = 0;
  /** Where the file is read next. */
  #at: number;
  /** The last octet of the file so far. */
  #last: number | undefined = LF;

  /** @param name How messages name the file. */
  constructor(file: FileStretch, name: string) {
    this.#file = file;
    this.#name = name;
    this.#at = file.start;
    if (this.#peek(BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)) this.#from += BYTE_ORDER_MARK.length;
  }

  /**
   * The next octets, a number of them. They are lent until others are asked for.
   *
   * @throws {UsageError} If the file cannot be read, or has become shorter.
   */
  next(length: number): Buffer {
    const octets = this.#peek(length);
    if (octets.length < length) throw new Error("more octets are asked for than the file had");
    this.#from += length;
    return octets;
  }

  /** Goes past whole lines of a number of octets, without reading them. */
  skip(length: number): void {
    const read = Math.min(length, this.#to - this.#from);
    this.#from += read;
    if (read === length) return;
    this.#at += length - read;
    this.#last = LF;
  }

  /** Goes past a line end. */
  skipLineEnd(): void {
    if (this.next(1)[0] !== LF) this.next(1);
  }

  #peek(length: number): Buffer {
    if (this.#to - this.#from < length) this.#read(length);
    return this.#octets.subarray(this.#from, Math.min(this.#from + length, this.#to));
  }

  #read(length: number): void {
    const kept = this.#octets;
    if (this.#octets.length < length + STEP) this.#octets = Buffer.allocUnsafe(2 * length + STEP);
    kept.copy(this.#octets, 0, this.#from, this.#to);
    this.#to -= this.#from;
    this.#from = 0;
    while (this.#to < length) {
      const count = this.#readTo(this.#to, this.#octets.length - this.#to - 1);
      if (count === 0 && this.#last === LF) return;
      if (count === 0) this.#octets[this.#to] = LF;
      this.#at += count;
      this.#to += Math.max(1, count);
      this.#last = this.#octets[this.#to - 1];
    }
  }

  /** Reads octets to a place. Returns how many; 0 at the end. */
  #readTo(to: number, most: number): number {
    if (this.#at >= this.#file.size) return 0;
    try {
      return readAt(this.#file, this.#octets.subarray(to, to + most), this.#at);
    } catch (error) {
      throw new UsageError("cannot-read", this.#name, systemReason(error));
    }
  }
}

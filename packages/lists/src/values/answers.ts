/**
 * Values in columns, as data engines have them, and what they are answered. Both are places in octets: an answer that is
 * the value itself is never copied, nor made a string. A value may hold any octets, line ends too.
 */

/** Where a value would begin that is NULL. */
export const NULL_VALUE = 0xffff_ffff;

/** The values of some rows. */
export interface Values {
  readonly octets: Uint8Array;
  /** Where each value begins in `octets`; {@link NULL_VALUE}, if it is NULL. */
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  /** How many there are. */
  readonly rows: number;
}

/** What a value is answered. From `INVALID` on it is invalid, and the kind says why. */
export const ANSWER = {
  /** The value as it stands. */
  SAME: 0,
  /** A part of the octets of the values. */
  PART: 1,
  /** Octets that were made. */
  MADE: 2,
  /** Nothing, as to NULL. */
  NONE: 3,
  /** It is not a reference (§4.1). */
  INVALID: 4,
  /** It has no text (RFC 3629). */
  NOT_UTF_8: 5,
  /** It is longer than the longest value that is read. */
  TOO_LONG: 6,
} as const;

/** The answers to the values of some rows. */
export class Answers {
  /** By row, one of {@link ANSWER}. */
  readonly kinds: Uint8Array;
  /** Of a part, where it begins in the octets of the values; of what was made, in {@link made}. */
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  /** The octets that were made. */
  readonly made: Octets;

  /**
   * Each row is answered by its own value, until something else is said.
   *
   * @param expected How many octets will be made, as far as that is known.
   */
  constructor(rows: number, expected = 0) {
    this.made = new Octets(expected);
    const memory = new ArrayBuffer(9 * rows); // one is made sooner than three
    this.from = new Uint32Array(memory, 0, rows);
    this.to = new Uint32Array(memory, 4 * rows, rows);
    this.kinds = new Uint8Array(memory, 8 * rows, rows);
  }

  /** The answer is a part of the octets of the values. */
  isPart(row: number, from: number, to: number): void {
    this.kinds[row] = ANSWER.PART;
    this.from[row] = from;
    this.to[row] = to;
  }

  /** The answer is a part of {@link made}. */
  isMade(row: number, from: number, to: number): void {
    this.kinds[row] = ANSWER.MADE;
    this.from[row] = from;
    this.to[row] = to;
  }

  /** The answer is a text. */
  isText(row: number, text: string): void {
    const from = this.made.length;
    this.made.text(text);
    this.isMade(row, from, this.made.length);
  }

  /** The first row that is invalid; -1 if there is none. */
  firstInvalid(): number {
    return this.kinds.findIndex((kind) => kind >= ANSWER.INVALID);
  }
}

/** A copy of so few octets takes less time than to call what copies many. */
const FEW = 96;

/** There is room for so many octets once there is one. */
const FIRST = 64 * 1024;

const NO_OCTETS = /* @__PURE__ */ new Uint8Array(0);

/** A buffer that was needed once, and is larger than this, is not kept. */
const MOST_KEPT = 64 * 1024 * 1024;

const UTF8 = /* @__PURE__ */ new TextEncoder();

/** Octets that are gathered. */
export class Octets {
  /** How many there are. */
  length = 0;
  #octets = NO_OCTETS;
  readonly #first: number;

  /** @param expected How many there will be, as far as that is known. */
  constructor(expected = 0) {
    this.#first = Math.max(FIRST, expected);
  }

  /** Those that were gathered are the first {@link length} of these. Others after the next that are added. */
  get octets(): Uint8Array {
    return this.#octets;
  }

  /** Adds an octet. */
  octet(octet: number): void {
    this.reserve(1)[this.length++] = octet;
  }

  /** Adds `source[from..to)`. */
  part(source: Uint8Array, from: number, to: number): void {
    const target = this.reserve(to - from);
    let at = this.length;
    if (to - from > FEW) target.set(source.subarray(from, to), at);
    else for (let read = from; read < to; ) target[at++] = source[read++] as number;
    this.length += to - from;
  }

  /** Adds a text in UTF-8. */
  text(text: string): void {
    const target = this.reserve(text.length * 3);
    this.length += UTF8.encodeInto(text, target.subarray(this.length)).written;
  }

  /** What was gathered; what is gathered next overwrites it. */
  taken(): Uint8Array {
    const taken = this.#octets.subarray(0, this.length);
    this.length = 0;
    if (taken.length > MOST_KEPT) this.#octets = NO_OCTETS;
    return taken;
  }

  /** The octets, with room for so many more after the first {@link length}: who puts some there adds to that. */
  reserve(more: number): Uint8Array {
    const needed = this.length + more;
    if (needed > this.#octets.length) {
      const larger = new Uint8Array(Math.max(needed, this.#first, this.#octets.length * 2));
      larger.set(this.#octets.subarray(0, this.length));
      this.#octets = larger;
    }
    return this.#octets;
  }
}

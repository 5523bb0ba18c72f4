/**
 * Values in columns, as data engines have them, and what they are answered. Both are places in octets: an answer that is
 * the value itself is never copied, nor made a string. A value may hold any octets, line ends too.
 */

/** Where a value would begin that is NULL. */
export const NULL_VALUE = 0xffff_ffff;

/** The values of some rows. */
export interface ValueColumn {
  readonly octets: Uint8Array;
  /** Where each value begins in `octets`; {@link NULL_VALUE}, if it is NULL. */
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  /** How many there are. */
  readonly rows: number;
}

/** The answers to a value. From `INVALID` on it is invalid, and the kind gives the reason. */
export const ANSWER = {
  /** The value as it is. */
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
export class ValueAnswers {
  /** By row, one of {@link ANSWER}. */
  readonly kinds: Uint8Array;
  /** The beginning of a part, in the octets of the values; of a new text, in {@link made}. */
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  /** The octets that were made. */
  readonly made: OctetBuffer;

  /**
   * Each row is answered by its own value, until another answer is given.
   *
   * @param expected How many octets will be made, as far as that is known.
   */
  constructor(rows: number, expected = 0) {
    this.made = new OctetBuffer(expected);
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

  /** The first row that is invalid; -1 if all rows are valid. */
  firstInvalid(): number {
    return this.kinds.findIndex((kind) => kind >= ANSWER.INVALID);
  }
}

/** A copy of so few octets takes less time than to call what copies many. */
const FEW = 96;

/** The room for octets once there is one. */
const FIRST = 64 * 1024;

const NO_OCTETS = /* @__PURE__ */ new Uint8Array(0);

/** A buffer that was needed once, and is larger than this, is not kept. */
const MOST_KEPT = 64 * 1024 * 1024;

const UTF8 = /* @__PURE__ */ new TextEncoder();

/** In characters. */
const LONG_TEXT = 64 * 1024;

/** Octets that are gathered. */
export class OctetBuffer {
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

  /** Adds a text in UTF-8. A long one gets room as it needs it: its octets may be three times as many as its characters. */
  text(text: string): void {
    if (text === "") return;
    let rest = text;
    for (; rest.length > LONG_TEXT; rest = rest.slice(this.#part(rest, rest.length)));
    this.#part(rest, 3 * rest.length);
  }

  /** Adds the part of a text that fits into this many octets. Returns how many characters these are. */
  #part(text: string, room: number): number {
    const { read, written } = UTF8.encodeInto(text, this.reserve(room).subarray(this.length));
    this.length += written;
    return read;
  }

  /** The octets that were gathered; those that are gathered next overwrite them. */
  taken(): Uint8Array {
    const taken = this.#octets.subarray(0, this.length);
    this.length = 0;
    if (taken.length > MOST_KEPT) this.#octets = NO_OCTETS;
    return taken;
  }

  /**
   * The octets, with room for that many more after the first {@link length}: a caller that puts octets there adds to
   * that.
   */
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

/**
 * A source of octets that several passes read. A short one is read once and kept; a long one is opened again, so
 * that memory stays flat.
 */

/** A document that can be read from its start more than once. */
interface OctetSource {
  open(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** The number of octets that are kept. A longer document is opened again for each further pass. */
const MOST_KEPT = 0x400000;

type OctetIterator = AsyncIterator<Uint8Array> | Iterator<Uint8Array>;

/** Reads a source as often as it takes, one pass after another. */
export class KeptSource {
  readonly #source: OctetSource;
  /** The octets that were read since the source was opened; undefined if they are too many. */
  #kept: Uint8Array[] | undefined = [];
  #iterator: OctetIterator | undefined;
  /** Whether that iterator has given everything. */
  #isOver = false;
  /** How many octets it has given, and how many any has. */
  #length = 0;
  #longest = 0;

  constructor(source: OctetSource) {
    this.#source = source;
  }

  /**
   * The octets from the start. A pass that stops early costs nothing: the next one goes on where it stopped.
   * @param isLast Whether no pass follows, so that nothing must be kept.
   * @throws {TypeError} If the source gives anything but octets. {Error} If it gives less when it is opened again.
   */
  async *octets(isLast: boolean): AsyncGenerator<Uint8Array> {
    if (this.#kept === undefined) await this.close();
    yield* this.#kept ?? [];
    while (!this.#isOver) {
      const octets = await this.#next();
      if (octets === undefined) return;
      this.#keep(octets, isLast);
      yield octets;
    }
  }

  /** The source is not read any further. */
  async close(): Promise<void> {
    const iterator = this.#iterator;
    this.#iterator = undefined;
    this.#kept = [];
    this.#length = 0;
    if (!this.#isOver) await iterator?.return?.();
    this.#isOver = false;
  }

  async #next(): Promise<Uint8Array | undefined> {
    this.#iterator ??= iteratorOf(this.#source.open());
    const { done, value } = await this.#iterator.next();
    if (done !== true) return requireOctets(value);
    this.#isOver = true;
    if (this.#length < this.#longest) throw shorter(this.#longest, this.#length);
    return undefined;
  }

  #keep(octets: Uint8Array, isLast: boolean): void {
    this.#length += octets.length;
    this.#longest = Math.max(this.#longest, this.#length);
    if (this.#length > MOST_KEPT) this.#kept = undefined;
    else if (!isLast) this.#kept?.push(new Uint8Array(octets)); // a copy: the source may use its memory again
  }
}

function iteratorOf(octets: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): OctetIterator {
  if (typeof octets === "object" && octets !== null) {
    if (Symbol.asyncIterator in octets) return octets[Symbol.asyncIterator]();
    if (Symbol.iterator in octets) return octets[Symbol.iterator]();
  }
  throw new TypeError("a document source must open as an iterable of octets, such as a stream");
}

function requireOctets(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value;
  throw new TypeError(
    `a document source must give octets (Uint8Array), not ${value === null ? "null" : `a ${typeof value}`}`,
  );
}

function shorter(before: number, now: number): Error {
  return new Error(
    `the document had at least ${before} octets, and ${now} when it was opened again: open() must begin anew each time; write what can be read only once to a file first`,
  );
}

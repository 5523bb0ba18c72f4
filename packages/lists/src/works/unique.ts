/** RFC 3986 §6: the first of the lines that are equivalent on a rung. */

import { Engine, FINDING, KEY_VERDICT, OUTCOME } from "../engine.ts";
import { KeySet } from "../key-set.ts";
import type { ListReader, ListReaderOptions } from "../list-reader.ts";
import { type LinePiece, type LineWork, type ListPlace, ListWindow } from "../list-window.ts";
import { invalidLineAt, overlongLine } from "./check.ts";
import { type InvalidPlace, InvalidPlaces } from "./invalid-place.ts";
import { KEY_LENGTH, type KeyOptions, Keys } from "./keys.ts";

/** Which lines of a list are given. */
export interface UniqueLinesOptions extends KeyOptions, InvalidPlace, ListReaderOptions {
  /** What stands in the place of an invalid line: nothing, unless asked otherwise. */
  readonly invalid?: InvalidPlace["invalid"];
  /** How many octets the set of keys may use: 4 GiB at most, and unless asked otherwise. */
  readonly memory?: number | undefined;
  /** Takes the keys for which the set has no room; without it, the first of these is an error. */
  readonly overflow?: KeyOverflow | undefined;
  /**
   * A reader that has read the list before this one, on the same rung: no line is given that is equivalent to one that it
   * gave. Its secret, its memory and its overflow are taken.
   */
  readonly after?: UniqueLines | undefined;
}

/**
 * Takes keys for which a set has no room. Their lines are given nevertheless: who finds which of these keys are the same
 * knows which of the lines that are given are equivalent to one before them.
 */
export interface KeyOverflow {
  /** All that was given before this is the first of its key; of what is given from now on, each key is added. */
  begin(): void;
  /** Adds the key of the next line that is given and valid: four words from `at` on, which are lent. */
  add(keys: Int32Array, at: number): void;
}

/** A reader of distinct lines. */
export interface UniqueLines extends ListReader<Uint8Array> {
  /** How many distinct references were given; those of the readers before it are counted. */
  readonly distinct: number;
  /** The set of their keys. */
  readonly known: KeySet;
}

/**
 * A reader that gives the octets of a list without the lines that are equivalent to one before them. Every line ends with
 * LF.
 *
 * Lines are compared by keys of 128 bits, under a secret that chance makes unless one is given: so no list can be made in
 * which two references that are not equivalent are taken for one. A distinct reference needs 21 to 32 octets.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 * @throws {RangeError} When it reads, if the memory is full: with 4 GiB, after 200 million distinct references.
 *
 * @example
 * ```ts
 * import { uniqueLines } from "@urikit/lists";
 *
 * const list = uniqueLines({ level: "scheme" });
 * const chunk = new TextEncoder().encode("HTTP://a:80\nhttp://b/\nhttp://a/\n");
 * let text = "";
 * for (const octets of list.write(chunk)) text += new TextDecoder().decode(octets);
 * text; // => "HTTP://a:80\nhttp://b/\n"
 * list.distinct; // => 2
 * ```
 */
export function uniqueLines(options: UniqueLinesOptions = {}): UniqueLines {
  const { after } = options;
  if (after !== undefined && !(after instanceof UniqueWindow))
    throw new TypeError("after must be a reader of uniqueLines");
  const known = after?.memory ?? new KnownKeys(options);
  const engine = new Engine(options);
  const keys = new Keys(engine, { ...options, secret: known.secret });
  return new UniqueWindow(engine, new UniqueWork(engine, { ...options, keys, known }), known, options);
}

/** What is known of the lines before. */
class KnownKeys {
  readonly secret: Uint8Array;
  readonly set: KeySet;
  readonly #overflow: KeyOverflow | undefined;
  /** Whether a key had no room. */
  isFull = false;

  constructor({ secret, memory, overflow }: UniqueLinesOptions) {
    if (memory !== undefined && !(memory >= 1))
      throw new TypeError(`memory must be a number of octets, not ${memory}`);
    this.secret = secret ?? crypto.getRandomValues(new Uint8Array(KEY_LENGTH));
    this.set = new KeySet(memory);
    this.#overflow = overflow;
  }

  /** The first key has no room. */
  begin(): void {
    if (this.#overflow === undefined)
      throw new RangeError(
        `the memory of ${this.set.memory} octets is full, after ${this.set.size} distinct references`,
      );
    this.isFull = true;
    this.#overflow.begin();
  }

  add(keys: Int32Array, at: number): void {
    this.#overflow?.add(keys, at);
  }
}

class UniqueWindow extends ListWindow<Uint8Array> implements UniqueLines {
  readonly #known: KnownKeys;

  constructor(engine: Engine, work: UniqueWork, known: KnownKeys, options: ListReaderOptions) {
    super(engine, work, options);
    this.#known = known;
  }

  /** For the reader after it. It is not enumerable, and no type has it: the secret is not for others. */
  get memory(): KnownKeys {
    return this.#known;
  }

  get known(): KeySet {
    return this.#known.set;
  }

  get distinct(): number {
    return this.#known.set.size;
  }
}

const LINE_END = /* @__PURE__ */ Uint8Array.of(0x0a);

class UniqueWork implements LineWork<Uint8Array> {
  readonly #known: KnownKeys;
  readonly #engine: Engine;
  readonly #keys: Keys;
  readonly #invalid: InvalidPlaces;

  constructor(
    engine: Engine,
    { keys, known, invalid = "drop", onInvalid }: UniqueLinesOptions & { keys: Keys; known: KnownKeys },
  ) {
    this.#known = known;
    this.#engine = engine;
    this.#keys = keys;
    this.#invalid = new InvalidPlaces({ invalid, onInvalid });
  }

  *lines(from: number, to: number, place: ListPlace): Generator<Uint8Array> {
    const engine = this.#engine;
    let before = 0;
    let run = from; // where lines begin that are given, up to the current one
    for (const count of this.#keys.counts(from, to)) {
      for (let first = 0; first < count; ) {
        const end = this.#keyedEnd(first, count);
        run = yield* this.#keyed(first, end, run);
        if (end < count) {
          const line = engine.word(end, FINDING.from);
          if (run < line) yield engine.octets.subarray(run, line);
          yield* this.#invalid.stands(invalidLineAt(engine, end, from, place, before + end));
          run = engine.word(end, FINDING.next);
        }
        first = end + 1;
      }
      before += count;
    }
    if (run < to) yield engine.octets.subarray(run, to);
  }

  *piece(octets: Uint8Array, piece: LinePiece, place: ListPlace): Generator<Uint8Array> {
    yield* this.#invalid.standsPiece(overlongLine(octets, place), piece);
  }

  /** Up to where findings have keys. */
  #keyedEnd(first: number, count: number): number {
    let end = first;
    while (end < count && this.#engine.word(end, FINDING.outcome) === OUTCOME.keyed) end++;
    return end;
  }

  /** Lines that have keys. Returns where those begin that are to be given with the lines after them. */
  *#keyed(first: number, end: number, given: number): Generator<Uint8Array, number> {
    const engine = this.#engine;
    const at = engine.wordAt(first, FINDING.key);
    const verdicts = this.#known.set.add(engine.words, { at, step: FINDING.words, count: end - first });
    let run = given;
    for (let index = first; index < end; index++) {
      const line = engine.word(index, FINDING.from);
      const to = engine.word(index, FINDING.to);
      const next = engine.word(index, FINDING.next);
      const verdict = verdicts[index - first];
      if (verdict === KEY_VERDICT.known) {
        if (run < line) yield engine.octets.subarray(run, line);
        run = next;
        continue;
      }
      if (verdict === KEY_VERDICT.unkept) {
        if (!this.#known.isFull) {
          if (run < line) yield engine.octets.subarray(run, line);
          run = line;
          this.#known.begin();
        }
        this.#known.add(engine.words, engine.wordAt(index, FINDING.key));
      }
      if (to + 1 === next) continue;
      yield engine.octets.subarray(run, to); // its end is CRLF
      yield LINE_END;
      run = next;
    }
    return run;
  }
}

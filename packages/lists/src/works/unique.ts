/** RFC 3986 §6: the first of the lines that are equivalent on a rung. */

import { requireObject, requireOptions } from "urikit/foundation";
import { ADDED_KEY, Engine, FINDING, OUTCOME } from "../engine.ts";
import type { InvalidLine } from "../invalid-line.ts";
import { KeySet } from "../key-set.ts";
import type { ListReader, ListReaderOptions } from "../list-reader.ts";
import { LIST_READER_OPTIONS } from "../list-reader.ts";
import { type LinePiece, type LineWork, type ListPlace, ListWindow } from "../list-window.ts";
import { overlongLine } from "./check.ts";
import { INVALID_PLACE_OPTIONS, type InvalidPlace, InvalidPlaces } from "./invalid-place.ts";
import { KEY_LENGTH, KEY_OPTIONS, type KeyOptions, Keys } from "./keys.ts";
import { type KeyedLines, lineEndLength, lineLength } from "./line-keys.ts";

/** The choice of lines that are given. */
export interface UniqueLinesOptions extends KeyOptions, InvalidPlace, ListReaderOptions {
  /** The replacement for an invalid line: nothing, unless asked otherwise. */
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
  /**
   * The same for lines that another thread has read: the replacement for lines whose records `lineKeys` has made, with
   * the secret of this reader, and on the same rung. The octets that it gives are those of the lines.
   */
  firsts(lines: KeyedLines, place: ListPlace): Iterable<Uint8Array>;
  /** The same for a piece of a line that is too long. */
  piece(octets: Uint8Array, piece: LinePiece, place: ListPlace): Iterable<Uint8Array>;
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
  options = requireOptions(options, {
    ...LIST_READER_OPTIONS,
    ...INVALID_PLACE_OPTIONS,
    ...KEY_OPTIONS,
    memory: true,
    overflow: true,
    after: true,
  });
  const { after } = options;
  if (after !== undefined && !(after instanceof UniqueWindow))
    throw new TypeError("after must be a reader of uniqueLines");
  const known = after?.knownKeys ?? new KnownKeys(options);
  const engine = new Engine(options);
  const keys = new Keys(engine, { ...options, secret: known.secret });
  return new UniqueWindow(
    engine,
    new UniqueWork(engine, requireObject({ ...options, keys, known })),
    known,
    options,
  );
}

/** The keys of the lines before. */
class KnownKeys {
  readonly secret: Uint8Array;
  readonly set: KeySet;
  readonly #overflow: KeyOverflow | undefined;
  /** Whether a key had no room. */
  isFull = false;

  constructor({ secret, memory, overflow }: UniqueLinesOptions) {
    if (memory !== undefined && !(typeof memory === "number" && memory >= 1))
      throw new TypeError(
        `memory must be a number of octets, not ${typeof memory === "number" ? memory : typeof memory}`,
      );
    if (
      overflow !== undefined &&
      (typeof overflow?.begin !== "function" || typeof overflow.add !== "function")
    )
      throw new TypeError("overflow must be an object with the functions begin and add");
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
  readonly #work: UniqueWork;

  constructor(engine: Engine, work: UniqueWork, known: KnownKeys, options: ListReaderOptions) {
    super(engine, work, options);
    this.#work = work;
    this.#known = known;
  }

  firsts(lines: KeyedLines, place: ListPlace): Iterable<Uint8Array> {
    return this.#work.firsts(lines, place);
  }

  piece(octets: Uint8Array, piece: LinePiece, place: ListPlace): Iterable<Uint8Array> {
    return this.#work.piece(octets, piece, place);
  }

  /** For the reader after it. It is not enumerable, and no type has it: the secret is not for others. */
  get knownKeys(): KnownKeys {
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

  *lines(from: number, to: number, { lines, octets }: ListPlace): Generator<Uint8Array> {
    const engine = this.#engine;
    let before = 0;
    let at = from;
    for (const count of this.#keys.counts(from, to)) {
      const place = { lines: lines + before, octets: octets + at - from };
      const { words } = engine;
      yield* this.firsts({ words, at: engine.wordAt(0, 0), count, octets: engine.octets, from: at }, place);
      at = engine.word(count - 1, FINDING.next);
      before += count;
    }
  }

  *piece(octets: Uint8Array, piece: LinePiece, place: ListPlace): Generator<Uint8Array> {
    yield* this.#invalid.standsPiece(overlongLine(octets, place), piece);
  }

  /** The lines that are the first of their keys, and the replacements for those without a key. */
  *firsts(lines: KeyedLines, place: ListPlace): Generator<Uint8Array> {
    const { words, count, from } = lines;
    let line = from;
    for (let index = 0; index < count; index++) {
      const keyed = this.#keyed(lines, index);
      line = yield* this.#firstsOf(lines, { index, count: keyed, line });
      index += keyed;
      if (index === count) break;
      const before = { lines: place.lines + index, octets: place.octets + line - from };
      yield* this.#invalid.stands(invalidLine(lines, { index, line }, before));
      line += lineLength(words, lines.at + FINDING.words * index);
    }
  }

  /** The firsts among lines that have keys. Returns where they end. */
  *#firstsOf(lines: KeyedLines, { index: first, count, line: from }: Stretch): Generator<Uint8Array, number> {
    const { words, at } = lines;
    const verdicts = this.#verdicts(lines, first, count);
    let line = from;
    let run = from; // where lines begin that are given, up to the current one
    for (let index = 0; index < count; index++) {
      const record = at + FINDING.words * (first + index);
      const next = line + lineLength(words, record);
      const verdict = verdicts[index];
      const isKnown = verdict === ADDED_KEY.known;
      const isFirstUnkept = verdict === ADDED_KEY.unkept && !this.#known.isFull;
      if (isKnown || isFirstUnkept) {
        if (run < line) yield lines.octets.subarray(run, line);
        run = isKnown ? next : line;
      }
      if (isFirstUnkept) this.#known.begin();
      if (verdict === ADDED_KEY.unkept) this.#known.add(words, record + FINDING.key);
      if (!isKnown && lineEndLength(words, record) > 1) {
        yield lines.octets.subarray(run, next - 2); // its end is CRLF
        yield LINE_END;
        run = next;
      }
      line = next;
    }
    if (run < line) yield lines.octets.subarray(run, line);
    return line;
  }

  /** How many lines from one on have keys. */
  #keyed({ words, at, count }: KeyedLines, first: number): number {
    let end = first;
    while (end < count && words[at + FINDING.words * end + FINDING.outcome] === OUTCOME.keyed) end++;
    return end - first;
  }

  #verdicts({ words, at }: KeyedLines, first: number, count: number): Uint8Array {
    const key = at + FINDING.words * first + FINDING.key;
    return this.#known.set.add(words, { at: key, step: FINDING.words, count });
  }
}

/** Some of the lines: this many from one on, of which the first begins at an octet. */
interface Stretch {
  readonly index: number;
  readonly count: number;
  readonly line: number;
}

/** A line that has no key. */
function invalidLine(
  { words, at, octets }: KeyedLines,
  { index, line }: Pick<Stretch, "index" | "line">,
  before: ListPlace,
): InvalidLine {
  const record = at + FINDING.words * index;
  const length = lineLength(words, record) - lineEndLength(words, record);
  return {
    number: before.lines + 1,
    from: before.octets,
    to: before.octets + length,
    reason: words[record + FINDING.outcome] === OUTCOME.notUtf8 ? "not-utf-8" : "not-a-reference",
    octets: octets.subarray(line, line + length),
  };
}

/** RFC 3986 §6: the first of the lines that are equivalent on a rung. */

import { Engine, FINDING, OUTCOME } from "../engine.ts";
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
  /**
   * The lines are not given that this takes: it is asked of each line whose key is not known, and keeps the line for
   * itself if it returns true.
   */
  readonly setAside?: SetAside | undefined;
  /**
   * A reader that has read the list before this one, on the same rung: no line is given that is equivalent to one that it
   * gave. Its secret is taken.
   */
  readonly after?: UniqueLines | undefined;
}

/** Takes a line whose key is not known, or does not; the key is four words from `at` on. Both are lent. */
export type SetAside = (line: Uint8Array, key: Int32Array, at: number) => boolean;

/** A reader of distinct lines. */
export interface UniqueLines extends ListReader<Uint8Array> {
  /** How many distinct references were given; those of the readers before it are counted. */
  readonly distinct: number;
}

/**
 * A reader that gives the octets of a list without the lines that are equivalent to one before them. Every line ends with
 * LF.
 *
 * Lines are compared by keys of 128 bits, under a secret that chance makes unless one is given: so no list can be made in
 * which two references that are not equivalent are taken for one. A distinct reference needs 21 to 32 octets, and at most
 * 53 while the set of keys grows.
 *
 * @throws {TypeError} If an option has a value that does not exist.
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
  const memory: Memory = after?.memory ?? {
    secret: options.secret ?? crypto.getRandomValues(new Uint8Array(KEY_LENGTH)),
    known: new KeySet(),
  };
  const engine = new Engine(options);
  const keys = new Keys(engine, { ...options, secret: memory.secret });
  return new UniqueWindow(
    engine,
    new UniqueWork(engine, { ...options, keys, known: memory.known }),
    memory,
    options,
  );
}

/** What is known of the lines before. */
interface Memory {
  readonly secret: Uint8Array;
  readonly known: KeySet;
}

class UniqueWindow extends ListWindow<Uint8Array> implements UniqueLines {
  readonly #memory: Memory;

  constructor(engine: Engine, work: UniqueWork, memory: Memory, options: ListReaderOptions) {
    super(engine, work, options);
    this.#memory = memory;
  }

  /** For the reader after it. It is not enumerable, and no type has it: the secret is not for others. */
  get memory(): Memory {
    return this.#memory;
  }

  get distinct(): number {
    return this.#memory.known.size;
  }
}

const LINE_END = /* @__PURE__ */ Uint8Array.of(0x0a);

class UniqueWork implements LineWork<Uint8Array> {
  readonly #known: KeySet;
  readonly #engine: Engine;
  readonly #keys: Keys;
  readonly #setAside: SetAside | undefined;
  readonly #invalid: InvalidPlaces;

  constructor(
    engine: Engine,
    {
      keys,
      known,
      invalid = "drop",
      onInvalid,
      setAside,
    }: UniqueLinesOptions & { keys: Keys; known: KeySet },
  ) {
    this.#known = known;
    this.#engine = engine;
    this.#keys = keys;
    this.#setAside = setAside;
    this.#invalid = new InvalidPlaces({ invalid, onInvalid });
  }

  *lines(from: number, to: number, place: ListPlace): Generator<Uint8Array> {
    const engine = this.#engine;
    let before = 0;
    let run = from; // where lines begin that are given, up to the current one
    for (const count of this.#keys.counts(from, to)) {
      this.#known.fetch(engine.words, engine.wordAt(0, FINDING.key), FINDING.words, count);
      for (let index = 0; index < count; index++) {
        const line = engine.word(index, FINDING.from);
        const end = engine.word(index, FINDING.to);
        const next = engine.word(index, FINDING.next);
        const isKeyed = engine.word(index, FINDING.outcome) === OUTCOME.keyed;
        if (isKeyed && this.#isGiven(index, line, end)) {
          if (end + 1 === next) continue;
          yield engine.octets.subarray(run, end); // its end is CRLF
          yield LINE_END;
        } else {
          if (run < line) yield engine.octets.subarray(run, line);
          if (!isKeyed)
            yield* this.#invalid.stands(invalidLineAt(engine, index, from, place, before + index));
        }
        run = next;
      }
      before += count;
    }
    if (run < to) yield engine.octets.subarray(run, to);
  }

  *piece(octets: Uint8Array, piece: LinePiece, place: ListPlace): Generator<Uint8Array> {
    yield* this.#invalid.standsPiece(overlongLine(octets, place), piece);
  }

  /** Whether the line of a finding is the first of its key. */
  #isGiven(index: number, from: number, to: number): boolean {
    const { words, octets } = this.#engine;
    const at = this.#engine.wordAt(index, FINDING.key);
    if (this.#setAside === undefined) return this.#known.add(words, at);
    if (this.#known.has(words, at) || this.#setAside(octets.subarray(from, to), words, at)) return false;
    return this.#known.add(words, at);
  }
}

/** RFC 3986 §6: the key of each line: a hash that equivalent references share, to join lists and to cut them by. */

import { normalize } from "urikit";
import { NORMALIZE_OPTIONS, pickOptions, requireOptions } from "urikit/foundation";
import { Engine } from "../engine.ts";
import type { ListReader, ListReaderOptions } from "../list-reader.ts";
import { LIST_READER_OPTIONS } from "../list-reader.ts";
import { type LinePiece, type LineWork, type ListPlace, ListWindow } from "../list-window.ts";
import { invalidLineAt, overlongLine } from "./check.ts";
import { INVALID_PLACE_OPTIONS, type InvalidPlace, InvalidPlaces } from "./invalid-place.ts";
import { KEY_OPTIONS, type KeyOptions, Keys, setSecret } from "./keys.ts";

/** How the keys of a list are made. */
export interface KeyLinesOptions extends KeyOptions, InvalidPlace, ListReaderOptions {}

/**
 * A reader that gives the keys of lines: 32 lower-case hexadecimal digits and LF for each.
 *
 * A key is SipHash-2-4 of 128 bits of the normal form on the rung that is asked for, its octets in their order. It is the
 * same on every machine and in every version, as far as the normal form is.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { keyLines } from "@urikit/lists";
 *
 * const list = keyLines();
 * const chunk = new TextEncoder().encode("http://example.org/%7Ea\nHTTP://example.org/~a\n");
 * const keys = [...list.write(chunk)].map((octets) => new TextDecoder().decode(octets)).join("").split("\n");
 * keys[0] === keys[1]; // => true
 * ```
 */
export function keyLines(options: KeyLinesOptions = {}): ListReader<Uint8Array> {
  options = requireOptions(options, { ...LIST_READER_OPTIONS, ...INVALID_PLACE_OPTIONS, ...KEY_OPTIONS });
  const engine = new Engine(options);
  return new ListWindow(engine, new KeyWork(engine, options), options);
}

class KeyWork implements LineWork<Uint8Array> {
  readonly #engine: Engine;
  readonly #keys: Keys;
  readonly #invalid: InvalidPlaces;

  constructor(engine: Engine, options: KeyLinesOptions) {
    this.#engine = engine;
    this.#keys = new Keys(engine, options);
    this.#invalid = new InvalidPlaces(options);
  }

  *lines(from: number, to: number, place: ListPlace): Generator<Uint8Array> {
    const engine = this.#engine;
    let before = 0;
    for (const count of this.#keys.counts(from, to)) {
      let first = 0;
      for (const index of this.#keys.withoutKey(count)) {
        yield* this.#written(first, index);
        yield* this.#invalid.stands(invalidLineAt(engine, index, from, place, before + index));
        first = index + 1;
      }
      yield* this.#written(first, count);
      before += count;
    }
  }

  *piece(octets: Uint8Array, piece: LinePiece, place: ListPlace): Generator<Uint8Array> {
    yield* this.#invalid.standsPiece(overlongLine(octets, place), piece);
  }

  /** The keys of findings, as they are written. */
  *#written(from: number, to: number): Generator<Uint8Array> {
    const { code } = this.#engine;
    for (let first = from; first < to; first += code.WRITABLE_KEYS.value) {
      const count = Math.min(to - first, code.WRITABLE_KEYS.value);
      code.writeKeys(first, count);
      const at = code.OUTPUT.value;
      yield this.#engine.octets.subarray(at, at + WRITTEN_KEY * count);
    }
  }
}

/** How many octets a key has when it is written, with its line end. */
export const WRITTEN_KEY = 33;

/**
 * The key of one reference: 32 lower-case hexadecimal digits. For many, {@link keyLines} is faster.
 *
 * @throws {UriSyntaxError} If it is not a URI-reference (§4.1).
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { keyOf } from "@urikit/lists";
 *
 * keyOf("HTTP://example.org:80") === keyOf("http://example.org"); // => false
 * keyOf("HTTP://example.org:80", { level: "scheme" }) === keyOf("http://example.org/"); // => true
 * ```
 */
export function keyOf(reference: string, options: KeyOptions = {}): string {
  options = requireOptions(options, KEY_OPTIONS);
  oneKey ??= new Engine();
  const engine = oneKey;
  setSecret(engine, options);
  const normal = new TextEncoder().encode(normalize(reference, pickOptions(options, NORMALIZE_OPTIONS)));
  const at = engine.put(normal);
  const { code } = engine;
  code.setKey(0, at, at + normal.length);
  code.writeKeys(0, 1);
  const key = engine.octets.subarray(code.OUTPUT.value, code.OUTPUT.value + WRITTEN_KEY - 1);
  return String.fromCharCode(...key);
}

/** The engine that makes the keys of single references. */
let oneKey: Engine | undefined;

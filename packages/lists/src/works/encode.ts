/** RFC 3986 §2.1: a list with each line as data for a component, octet by octet. */

import { requireOptions } from "urikit/foundation";
import { Engine } from "../engine.ts";
import type { ListReader, ListReaderOptions } from "../list-reader.ts";
import { LIST_READER_OPTIONS } from "../list-reader.ts";
import { type LinePiece, type LineWork, type ListPlace, ListWindow } from "../list-window.ts";
import { overlongLine } from "./check.ts";
import { INVALID_PLACE_OPTIONS, type InvalidPlace, InvalidPlaces } from "./invalid-place.ts";

/** How a list is encoded. */
export interface EncodeLinesOptions extends InvalidPlace, ListReaderOptions {}

/**
 * A reader that gives the octets of a list with every octet percent-encoded that is not unreserved, as `encode` does it.
 * A line may hold any octets; only one that is too long is invalid.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { encodeLines } from "@urikit/lists";
 *
 * const list = encodeLines();
 * const [octets] = list.write(new TextEncoder().encode("AC/DC: 100%\né\n"));
 * new TextDecoder().decode(octets); // => "AC%2FDC%3A%20100%25\n%C3%A9\n"
 * ```
 */
export function encodeLines(options: EncodeLinesOptions = {}): ListReader<Uint8Array> {
  options = requireOptions(options, { ...LIST_READER_OPTIONS, ...INVALID_PLACE_OPTIONS });
  const engine = new Engine(options);
  return new ListWindow(engine, new EncodeWork(engine, options), options);
}

class EncodeWork implements LineWork<Uint8Array> {
  readonly #engine: Engine;
  readonly #invalid: InvalidPlaces;

  constructor(engine: Engine, options: InvalidPlace) {
    this.#engine = engine;
    this.#invalid = new InvalidPlaces(options);
  }

  *lines(from: number, to: number): Generator<Uint8Array> {
    const { code, octets } = this.#engine;
    const output = code.OUTPUT.value;
    code.beginLines(from, to);
    for (let at = from; at < to; at = code.encodedTo.value)
      yield octets.subarray(output, code.encode(at, to));
  }

  *piece(octets: Uint8Array, piece: LinePiece, place: ListPlace): Generator<Uint8Array> {
    yield* this.#invalid.standsPiece(overlongLine(octets, place), piece);
  }
}

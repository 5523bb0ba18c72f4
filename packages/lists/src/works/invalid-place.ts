/** The replacement for an invalid line in a list that is written. */

import type { OptionNames } from "urikit/foundation";
import type { InvalidLine } from "../invalid-line.ts";
import type { LinePiece } from "../list-window.ts";

/** The treatment of invalid lines. */
export interface InvalidPlace {
  /** The replacement for an invalid line: an empty line, unless asked otherwise; the line itself; or nothing. */
  readonly invalid?: "empty" | "keep" | "drop" | undefined;
  /** Called for each invalid line, before its replacement is given. An error that it throws ends the reading. */
  readonly onInvalid?: ((line: InvalidLine) => void) | undefined;
}

/** The options for invalid lines. */
export const INVALID_PLACE_OPTIONS: OptionNames<InvalidPlace> = { invalid: true, onInvalid: true };

const INVALID: readonly unknown[] = ["empty", "keep", "drop"];

const LINE_END = /* @__PURE__ */ Uint8Array.of(0x0a);
const NOTHING: readonly Uint8Array[] = [];

/** Refuses what cannot be called. */
export function requireCallback(name: string, value: unknown): void {
  if (value !== undefined && typeof value !== "function") throw new TypeError(`${name} must be a function`);
}

/** Gives the replacement for invalid lines. */
export class InvalidPlaces {
  readonly #invalid: "empty" | "keep" | "drop";
  readonly #onInvalid: ((line: InvalidLine) => void) | undefined;
  /** The line that `empty` asks for, with its line end. */
  readonly #empty: Uint8Array;

  /** @throws {TypeError} If `invalid` has a value that does not exist. */
  constructor({ invalid = "empty", onInvalid }: InvalidPlace, empty: Uint8Array = LINE_END) {
    if (!INVALID.includes(invalid)) throw new TypeError(`invalid must be one of ${INVALID.join(", ")}`);
    requireCallback("onInvalid", onInvalid);
    this.#invalid = invalid;
    this.#onInvalid = onInvalid;
    this.#empty = empty;
  }

  /** In the place of a line. */
  stands(line: InvalidLine): Iterable<Uint8Array> {
    this.#onInvalid?.(line);
    if (this.#invalid === "keep") return [line.octets, LINE_END];
    return this.#invalid === "drop" ? NOTHING : [this.#empty];
  }

  /** In the place of a piece of a line that is too long. */
  *standsPiece(line: InvalidLine, { first, last }: LinePiece): Generator<Uint8Array> {
    if (first) this.#onInvalid?.(line);
    if (this.#invalid === "keep") yield line.octets;
    if (last && this.#invalid !== "drop") yield this.#invalid === "keep" ? LINE_END : this.#empty;
  }
}

/**
 * Memory in proportion to the text: a text that is put together from many pieces, whose pieces are let go now and then
 * (flat.ts).
 */

import { flat, isLong } from "./flat.ts";

/** A text that grows at its end. */
export class GrowingText {
  #settled = "";
  #recent = "";

  add(piece: string): void {
    this.#recent += piece;
    if (!isLong(this.#recent)) return;
    this.#settled += flat(this.#recent);
    this.#recent = "";
  }

  get text(): string {
    return this.#settled + this.#recent;
  }
}

/** RFC 2046 §5.1.1: the multiparts that are open at some place of a message, and the lines that delimit them. */

import { latin1 } from "../octets.ts";

/** The longest line that can be a delimiter. §5.1.1 allows 70 characters for the boundary; real messages have more. */
export const LONGEST_DELIMITER = 1024;

const HYPHEN = 45;

/** A delimiter: the depth of its multipart, and whether it closes it. */
export interface Delimiter {
  readonly depth: number;
  readonly closes: boolean;
}

/**
 * The multiparts that are open. A delimiter of any of them counts, so that a part without its end does not swallow
 * what follows it (§5.1.2: "a boundary of an outer level"). A lookup takes one step at any depth.
 */
export class OpenMultiparts<E> {
  readonly #stack: { readonly boundary: string; readonly entity: E }[] = [];
  /** For each boundary the depths of the multiparts that have it, the innermost last. */
  readonly #depths = new Map<string, number[]>();

  /** The innermost multipart that is open. */
  get innermost(): E | undefined {
    return this.#stack.at(-1)?.entity;
  }

  /** A multipart begins within the innermost. */
  open(boundary: string, entity: E): void {
    const depths = this.#depths.get(boundary);
    if (depths) depths.push(this.#stack.length);
    else this.#depths.set(boundary, [this.#stack.length]);
    this.#stack.push({ boundary, entity });
  }

  /** Closes the multiparts from a depth on; returns how many there were. */
  closeTo(depth: number): number {
    const count = Math.max(0, this.#stack.length - depth);
    for (const { boundary } of this.#stack.splice(depth)) {
      const depths = this.#depths.get(boundary);
      depths?.pop();
      if (depths?.length === 0) this.#depths.delete(boundary);
    }
    return count;
  }

  /** The delimiter that a line is; undefined if it is not one. White space may follow it (§5.1.1, transport padding). */
  find(octets: Uint8Array, from: number, to: number): Delimiter | undefined {
    if (this.#stack.length === 0 || to - from > LONGEST_DELIMITER) return undefined;
    if (octets[from] !== HYPHEN || octets[from + 1] !== HYPHEN) return undefined;
    const text = latin1(octets, from + 2, to).trimEnd();
    const opens = this.#depths.get(text)?.at(-1);
    if (opens !== undefined) return { depth: opens, closes: false };
    const closes = text.endsWith("--") ? this.#depths.get(text.slice(0, -2))?.at(-1) : undefined;
    return closes === undefined ? undefined : { depth: closes, closes: true };
  }
}

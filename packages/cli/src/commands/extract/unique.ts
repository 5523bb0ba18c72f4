/** `--unique`: duplicates dropped on a rung of the ladder (RFC 3986 §6). */

import { Buffer } from "node:buffer";
import type { FoundReference } from "@urikit/documents";
import { normalize } from "urikit";
import type { UniqueRung } from "../../option-values.ts";

/** A `Set` of V8 holds at most 2^24 entries. */
const MOST_ENTRIES = 2 ** 24 - 1;

/** Remembers targets. Its memory grows with the number of distinct ones. */
export class Unique {
  readonly #rung: UniqueRung;
  readonly #seen: Set<string>[] = [new Set()];

  constructor(rung: UniqueRung) {
    this.#rung = rung;
  }

  /** Whether this is the first reference with its target; without a target, the first with its text in its part. */
  isNew(found: FoundReference, file: string): boolean {
    const text = this.#key(found, file);
    if (this.#seen.some((set) => set.has(text))) return false;
    const last = this.#seen.at(-1);
    // Not a slice, which would keep its whole document in memory.
    const own = Buffer.from(text, "utf16le").toString("utf16le");
    if (last !== undefined && last.size < MOST_ENTRIES) last.add(own);
    else this.#seen.push(new Set([own]));
    return true;
  }

  #key({ target, reference, valid, where }: FoundReference, file: string): string {
    const text = target ?? reference;
    const key = this.#rung === "identical" || !valid ? text : normalize(text, { level: this.#rung });
    return target === undefined ? `${file}\0${where.part ?? ""}\0${key}` : key; // no file name and no target contains NUL
  }
}

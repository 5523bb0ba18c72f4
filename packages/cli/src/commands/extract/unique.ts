/** `--unique`: duplicates dropped on a rung of the ladder (RFC 3986 §6). */

import { Buffer } from "node:buffer";
import type { FoundReference } from "@urikit/documents";
import { normalize, type Rung } from "urikit";

/** No `Set` of V8 takes more than 2^24 entries. */
const MOST_ENTRIES = 2 ** 24 - 1;

/** Remembers targets. Memory grows with what is distinct. */
export class Unique {
  readonly #rung: Rung;
  readonly #seen: Set<string>[] = [new Set()];

  constructor(rung: Rung) {
    this.#rung = rung;
  }

  /** Whether this is the first of its target; of its text in its file and part, if it has none. */
  isNew(found: FoundReference, file: string): boolean {
    const text = this.#key(found, file);
    if (this.#seen.some((set) => set.has(text))) return false;
    const last = this.#seen.at(-1);
    // A text of its own: a slice would keep its whole document in memory.
    const own = Buffer.from(text, "utf16le").toString("utf16le");
    if (last !== undefined && last.size < MOST_ENTRIES) last.add(own);
    else this.#seen.push(new Set([own]));
    return true;
  }

  #key({ target, reference, valid, where }: FoundReference, file: string): string {
    const text = target ?? reference;
    const key = this.#rung === "identical" || !valid ? text : normalize(text, { level: this.#rung });
    return target === undefined ? `${file}\0${where.part ?? ""}\0${key}` : key; // no file or target holds NUL
  }
}

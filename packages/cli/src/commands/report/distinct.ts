/**
 * How many references are distinct on each rung of the ladder (RFC 3986 §6): as they are, in their normal
 * form by syntax, in that by scheme. The count is exact, so memory grows with what is distinct; a text takes one entry
 * for all its rungs, and most texts are the same on all of them.
 */

/** The rungs, each with the bit that says: this text was seen there. */
const BITS = { identical: 1, syntax: 2, scheme: 4 } as const;

/** The number of distinct references on each rung. */
export interface DistinctCounts {
  readonly identical: number;
  readonly syntax: number;
  readonly scheme: number;
}

/** A `Map` of V8 holds at most 2^24 entries. */
const MOST_ENTRIES = 2 ** 24 - 1;

/** The two normal forms of a reference. */
export interface NormalForms {
  readonly syntax: string;
  readonly scheme: string;
}

/** Counts distinct references. */
export class Distinct {
  readonly #counts = { identical: 0, syntax: 0, scheme: 0 };
  /** All texts that were seen, with the bits of their rungs. Only the last map still grows. */
  readonly #seen: Map<string, number>[] = [new Map()];

  /** Counts a reference. Its normal forms are only asked for if its text is new. */
  add(text: string, forms: () => NormalForms): void {
    if (!this.#see(text, "identical")) return;
    const { syntax, scheme } = forms();
    this.#see(syntax, "syntax");
    this.#see(scheme, "scheme");
  }

  get counts(): DistinctCounts {
    return { ...this.#counts };
  }

  /** Marks a text as seen on a rung. Returns whether it is new there. */
  #see(text: string, rung: keyof typeof BITS): boolean {
    const map = this.#mapFor(text);
    const bits = map.get(text) ?? 0;
    if (bits & BITS[rung]) return false;
    map.set(text, bits | BITS[rung]);
    this.#counts[rung]++;
    return true;
  }

  /** The map that holds the text, or that has room for it. */
  #mapFor(text: string): Map<string, number> {
    const last = this.#seen.at(-1);
    const holder = this.#seen.length === 1 ? last : this.#seen.find((map) => map.has(text));
    if (holder !== undefined && (holder.size < MOST_ENTRIES || holder.has(text))) return holder;
    if (last !== undefined && last.size < MOST_ENTRIES) return last;
    const next = new Map<string, number>();
    this.#seen.push(next);
    return next;
  }
}

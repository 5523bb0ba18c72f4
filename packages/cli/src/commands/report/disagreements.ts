/**
 * How many references of a list are read differently by two editions of the standard, or by an edition and a program
 * that only splits (Appendix B), pair by pair.
 */

import { disagreements } from "@urikit/standards";

/** How often a pair of editions disagrees in a list. */
export interface PairCount {
  readonly between: readonly [string, string];
  /** The references that only one of them accepts. */
  readonly validity: number;
  /** The references that both accept, and that lead to different places; a program that only splits accepts all. */
  readonly destination: number;
}

/** Counts references by the pairs of editions that read them differently. */
export class DisagreementCounter {
  readonly #pairs = new Map<string, PairCount>();

  /** Counts the next reference, valid or not. */
  add(text: string): void {
    for (const { between, what } of disagreements(text)) {
      const key = between.join();
      const count = this.#pairs.get(key) ?? { between, validity: 0, destination: 0 };
      this.#pairs.set(key, { ...count, [what]: count[what] + 1 });
    }
  }

  /** The pairs, those that differ most often first. */
  get pairs(): PairCount[] {
    return [...this.#pairs.values()].sort((a, b) => total(b) - total(a));
  }
}

function total({ validity, destination }: PairCount): number {
  return validity + destination;
}

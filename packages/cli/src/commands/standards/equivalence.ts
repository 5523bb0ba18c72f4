/** Whether a reference is equivalent to another one by each edition: its rung, or that it has no rule for it. */

import { compareIn, EDITIONS, type EditionComparison, type EditionId } from "@urikit/standards";

/** What one edition says. */
export interface EditionEquivalence extends Partial<EditionComparison> {
  readonly id: EditionId;
  /** Whether the edition accepts both; if not, it says nothing. */
  readonly valid: boolean;
}

/** What every edition says, the oldest first. */
export function equivalences(reference: string, other: string): readonly EditionEquivalence[] {
  return EDITIONS.map((edition) => {
    const comparison = compareIn(edition, reference, other);
    return { id: edition.id, valid: comparison !== undefined, ...comparison };
  });
}

/** The same as a sentence. */
export function equivalenceText({ id, valid, equivalent, rung, section }: EditionEquivalence): string {
  if (!valid) return "does not accept both";
  if (equivalent) return rung === "identical" ? "yes, identical" : `yes, by ${rung} (${section})`;
  const hasRules = EDITIONS.some((edition) => edition.id === id && edition.rungs.length > 0);
  return hasRules ? "no" : "no: not identical, and it has no rules for it";
}

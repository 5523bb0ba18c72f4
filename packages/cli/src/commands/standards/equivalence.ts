/** Whether a reference is equivalent to another one by each edition: its rung, or that it has no rule for it. */

import { redact } from "@urikit/audit/at-once";
import type { Words } from "@urikit/explain";
import { compareIn, EDITIONS, type EditionComparison, type EditionId } from "@urikit/standards";
import { text } from "../../words/text.ts";

/** The answer of one edition. */
export interface EditionEquivalence extends Partial<EditionComparison> {
  readonly id: EditionId;
  /** Whether the edition accepts both; if not, it says nothing. */
  readonly valid: boolean;
}

/** The other reference, and what each edition says, the oldest first. */
export interface ComparedWith {
  readonly other: string;
  readonly standards: readonly EditionEquivalence[];
}

/** Compares a reference with another one, if there is one. */
export function compareWith(reference: string, other: string | undefined): ComparedWith | undefined {
  if (other === undefined) return undefined;
  const standards = EDITIONS.map((edition) => {
    const comparison = compareIn(edition, reference, other);
    return { id: edition.id, valid: comparison !== undefined, ...comparison };
  });
  return { other, standards };
}

/** The same as it is shown: without the password of the other reference, unless it is asked for. */
export function shownCompared(
  compared: ComparedWith | undefined,
  showSecrets: boolean,
): ComparedWith | undefined {
  if (compared === undefined || showSecrets) return compared;
  return { ...compared, other: redact(compared.other) };
}

/** For a line of a list: the editions by which the two are equivalent. */
export function equivalenceWords(compared: ComparedWith | undefined): string {
  if (compared === undefined) return "";
  const ids = compared.standards.filter(({ equivalent }) => equivalent).map(({ id }) => id);
  return ` equivalent=${ids.join() || "none"}`;
}

/** The answer of an edition, as a sentence. */
export function equivalenceText(
  { id, valid, equivalent, rung, section }: EditionEquivalence,
  words: Words,
): string {
  if (!valid) return text(words, "equivalence-not-accepted");
  if (equivalent)
    return rung === "identical"
      ? text(words, "equivalence-identical")
      : text(words, "equivalence-by", rung ?? "", section ?? "");
  const hasRules = EDITIONS.some((edition) => edition.id === id && edition.rungs.length > 0);
  return text(words, hasRules ? "equivalence-no" : "equivalence-no-rules");
}

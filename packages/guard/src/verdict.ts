/** The answer of a guard: yes with the text to be used, or no with every reason. */

import type { Statement } from "urikit/words";

/** Why something is denied. The ids that `@urikit/audit` has mean what its findings mean; the others are of the policy. */
export interface GuardReason {
  /** Stable: it never changes its meaning. */
  readonly id: string;
  /** One sentence: printable, and without a password. */
  readonly message: Statement;
  /** The document and section, where there is one. */
  readonly section?: string;
}

/** A fact that a guard cannot know from its input. */
export interface OpenQuestion {
  readonly id: "name-not-resolved" | "nat64-needed";
  readonly message: Statement;
}

/** The answer of a guard. */
export interface GuardVerdict {
  readonly allowed: boolean;
  /** The one text that may be handed on, in normal form; absent if it is denied. */
  readonly text?: string;
  /** Every reason why it is denied; empty if it is allowed. */
  readonly reasons: readonly GuardReason[];
  /** The questions that are open before anything is dialled; empty if there are no questions. */
  readonly open: readonly OpenQuestion[];
}

/** The verdict: allowed where there is no reason against it. Of two reasons with one id, the first is told. */
export function guardVerdictOf(
  text: string,
  reasons: readonly GuardReason[],
  open: readonly OpenQuestion[] = [],
): GuardVerdict {
  if (reasons.length === 0) return { allowed: true, text, reasons, open };
  const told = new Set<string>();
  const once = reasons.filter(({ id }) => !told.has(id) && told.add(id));
  return { allowed: false, reasons: once, open: [] };
}

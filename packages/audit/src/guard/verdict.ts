/** What a guard answers: yes with the text to be used, or no with every reason. */

/** Why something is denied. The ids of findings mean what {@link explain} says; the others are of the policy. */
export interface GuardReason {
  /** Stable: it never changes its meaning. */
  readonly id: string;
  /** One sentence: printable, and without a password. */
  readonly message: string;
  /** The document and section, where there is one. */
  readonly section?: string;
}

/** What a guard cannot know from what it was given. */
export interface OpenQuestion {
  readonly id: "name-not-resolved";
  readonly message: string;
}

/** The answer of a guard. */
export interface Verdict {
  readonly allowed: boolean;
  /** The one text that may be handed on, in normal form; absent if it is denied. */
  readonly text?: string;
  /** Every reason why it is denied; empty if it is allowed. */
  readonly reasons: readonly GuardReason[];
  /** What is still to be asked before anything is dialled; empty if there is nothing. */
  readonly open: readonly OpenQuestion[];
}

/** The verdict: allowed where there is no reason against it. Of two reasons with one id, the first is told. */
export function verdictOf(
  text: string,
  reasons: readonly GuardReason[],
  open: readonly OpenQuestion[] = [],
): Verdict {
  if (reasons.length === 0) return { allowed: true, text, reasons, open };
  const told = new Set<string>();
  const once = reasons.filter(({ id }) => !told.has(id) && told.add(id));
  return { allowed: false, reasons: once, open: [] };
}

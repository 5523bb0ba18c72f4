/** The questions to a program, and those that are kept aside for measuring. */

/** A reference and the base that it is resolved against, if there is one. */
export interface Question {
  readonly reference: string;
  readonly base?: string;
  /** The subject of the question, such as `userinfo` or `port`. */
  readonly kind: string;
}

/** The key by which two questions are the same. */
export function keyOf({ reference, base }: Pick<Question, "reference" | "base">): string {
  return base === undefined ? reference : `${reference}\n${base}`;
}

/**
 * Whether a question is in the third that no model may be made from. It is chosen by a hash, FNV-1a, of the text: a
 * question stays on its side whatever is added to the list.
 */
export function isHeldOut(question: Pick<Question, "reference" | "base">): boolean {
  let hash = 0x811c9dc5;
  for (const octet of Buffer.from(keyOf(question), "utf8")) hash = Math.imul(hash ^ octet, 0x01000193);
  return (hash >>> 0) % 3 === 0;
}

/** A combining mark alone in quotes: it would be drawn on the quote, and so it gets a circle, as in Unicode's charts. */

const LONE_MARK = /"(\p{M})/gu;

/** A sentence in which each such mark has its circle. */
export function withCircles(sentence: string): string {
  return sentence.replace(LONE_MARK, '"◌$1');
}

/** The name that somebody meant who wrote another one. */

/** Two edits turn a short word into any other: a hint of two needs a word of this length. */
const LONG_ENOUGH = 3;

/** The one of some names that a text becomes by an edit of a character, or by two; upper and lower case are the same. */
export function nearestName(text: string, names: readonly string[]): string | undefined {
  const edits = text.length < LONG_ENOUGH ? [1] : [1, 2];
  return edits.flatMap((most) =>
    names.filter((name) => isNear(text.toLowerCase(), name.toLowerCase(), most)),
  )[0];
}

/** Whether one text becomes the other by so few edits of a character. */
function isNear(text: string, other: string, edits: number): boolean {
  let same = 0;
  while (same < text.length && text[same] === other[same]) same++;
  const [a, b] = [text.slice(same), other.slice(same)];
  if (a === b || edits === 0) return a === b;
  return (
    [a.slice(1), a].some((rest) => isNear(rest, b.slice(1), edits - 1)) || isNear(a.slice(1), b, edits - 1)
  );
}

// @ts-check
// Dates and versions of what was recorded at several times.

/**
 * The first and the last of texts; one where they are the same.
 * @param {readonly string[]} texts
 */
export function spanOf(texts) {
  const sorted = [...texts].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first === last ? first : `${first} to ${last}`;
}

/** The names that are spelled most like a word: for one that was mistyped. A name that is not near is not suggested. */

/** One place of this number may differ; in a shorter word, one. */
const PLACES_FOR_ONE = 3;

/** Words that differ in more places are others. */
const FARTHEST = 3;

/** The names that are nearest to a word, in the order of the alphabet; no names, if all are far from it. */
export function mostSimilar(word: string, names: readonly string[]): readonly string[] {
  const most = Math.min(FARTHEST, Math.max(1, Math.floor(word.length / PLACES_FOR_ONE)));
  const near = [...new Set(names)]
    .filter((name) => name.length > 1 && Math.abs(name.length - word.length) <= most)
    .map((name) => ({ name, edits: editsBetween(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ edits }) => edits <= most);
  const least = Math.min(...near.map(({ edits }) => edits));
  return near
    .filter(({ edits }) => edits === least)
    .map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b));
}

/** No more names than this help. */
const MOST_NAMES = 3;

/** A shorter word is a part of too many others. */
const SHORTEST_PART = 3;

/** The names that are nearest to a word; or, if all are far from it, those that it is a part of. */
export function namesLike(word: string, names: readonly string[]): readonly string[] {
  const near = mostSimilar(word, names);
  if (near.length > 0) return near.slice(0, MOST_NAMES);
  if (word.length < SHORTEST_PART) return [];
  const part = word.toLowerCase();
  return [...new Set(names)].filter((name) => name.toLowerCase().includes(part)).slice(0, MOST_NAMES);
}

/** How many characters are to be added, removed, replaced, or exchanged with the next one. */
function editsBetween(a: string, b: string): number {
  const edits = Array.from({ length: a.length + 1 }, (_row, i) => [i]);
  const at = (i: number, j: number) => edits[i]?.[j] ?? j; // the first row
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const differs = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + differs);
      (edits[i] as number[])[j] = isSwapped ? Math.min(least, at(i - 2, j - 2) + 1) : least;
    }
  return at(a.length, b.length);
}

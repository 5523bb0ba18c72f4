/** Where a key is looked for first in a table of entries. */

/** The place of a key by its first word, in a table of `length` words, of which each entry has `words`. */
export function keyPlace(first: number, length: number, words: number): number {
  return words * Math.floor((first >>> 0) * (length / words / 0x1_0000_0000));
}

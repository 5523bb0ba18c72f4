// RFC 3629: octets that are UTF-8, and those that are not, in every way that they can be wrong.

/** Octets at the ends of the ranges of RFC 3629 §4, and next to them. */
export const TELLING_OCTETS: readonly number[] = [
  ...[
    0x00, 0x2f, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec, 0xed,
    0xee,
  ],
  ...[0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xf7, 0xf8, 0xfb, 0xfc, 0xfe, 0xff],
];

/** Calls `visit` with every sequence of this many members of an alphabet; the array is used again. */
export function everySequence(
  alphabet: readonly number[],
  length: number,
  visit: (octets: Uint8Array) => void,
): number {
  const octets = new Uint8Array(length);
  let visited = 0;
  const fill = (at: number): void => {
    if (at === length) {
      visited++;
      visit(octets);
      return;
    }
    for (const octet of alphabet) {
      octets[at] = octet;
      fill(at + 1);
    }
  };
  fill(0);
  return visited;
}

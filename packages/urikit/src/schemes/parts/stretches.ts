/**
 * RFC 3986 §2.4: a component is cut at its delimiters before anything in it is decoded. The pieces know where they
 * stand, so that an error can tell.
 */

/** A piece of a text, from its first character to behind its last. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The pieces of a stretch of a text between delimiters; one, if there are none. */
export function cutAt(text: string, { from, to }: Stretch, delimiter: string): readonly Stretch[] {
  let at = from;
  return text
    .slice(from, to)
    .split(delimiter)
    .map(({ length }) => {
      const piece = { from: at, to: at + length };
      at = piece.to + delimiter.length;
      return piece;
    });
}

/** A text without the characters of this kind that it ends with. */
export function withoutEnd(text: string, character: string): string {
  let to = text.length;
  while (to > 0 && text[to - 1] === character) to--;
  return text.slice(0, to);
}

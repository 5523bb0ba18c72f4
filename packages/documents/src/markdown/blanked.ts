/** A document of which only some parts are left, each at its place: what is between them is blank. */

/** A part of a text, in UTF-16 code units. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The text with everything outside the parts as spaces; its lines stay. The parts come in their order. */
export function blankedOutside(text: string, parts: Iterable<Range>): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { from, to } of parts) {
    if (from < at) continue;
    pieces.push(blank(text.slice(at, from)), text.slice(from, to));
    at = to;
  }
  pieces.push(blank(text.slice(at)));
  return pieces.join("");
}

/** The text with these parts as spaces. */
export function blankedWithin(text: string, parts: Iterable<Range>): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { from, to } of parts) {
    pieces.push(text.slice(at, from), blank(text.slice(from, to)));
    at = to;
  }
  pieces.push(text.slice(at));
  return pieces.join("");
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, " ");
}

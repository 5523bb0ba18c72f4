/**
 * RFC 3986 App. C: "extra whitespace (spaces, line-breaks, tabs, etc.) may have to be added to break a long URI across
 * lines": white space of every kind, as Unicode's `White_Space` has it, and U+FEFF, which once was a space.
 */

const SPACE = 32;
const NO_BREAK_SPACE = 0xa0;

/** Whether a code unit is white space. Nearly all text is ASCII, which is looked at first. */
export function isWhiteSpace(code: number): boolean {
  if (code <= SPACE) return code === SPACE || (code - 9) >>> 0 < 5;
  return code >= NO_BREAK_SPACE ? isWideSpace(code) : code === 0x85;
}

function isWideSpace(code: number): boolean {
  return code === NO_BREAK_SPACE || (code >= 0x1680 && /\s/.test(String.fromCharCode(code)));
}

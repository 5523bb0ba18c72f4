/**
 * The characters that are in a text, as bits, found in one pass: a check that needs a character is left out where there is
 * none.
 */

/** A class of characters that a check needs. */
export const SEEN = {
  AT: 1,
  PERCENT: 2,
  BACKSLASH: 4,
  /** A control character, a space or DEL. */
  CONTROL: 8,
  BEYOND_ASCII: 16,
  UPPER: 32,
  EQUALS: 64,
  SEMICOLON: 128,
  BRACKET: 256,
  /** A slash after a slash. */
  DOUBLE_SLASH: 512,
  /** A dot after a slash, or at the beginning. */
  DOTTED: 1024,
} as const;

const SLASH = 0x2f;
const DOT = 0x2e;

const CLASSES = Uint16Array.from({ length: 128 }, (_, code) => {
  if (code <= 0x20 || code === 0x7f) return SEEN.CONTROL;
  if (code >= 0x41 && code <= 0x5a) return SEEN.UPPER;
  const at = "@%\\=;[]".indexOf(String.fromCharCode(code));
  const bits = [
    SEEN.AT,
    SEEN.PERCENT,
    SEEN.BACKSLASH,
    SEEN.EQUALS,
    SEEN.SEMICOLON,
    SEEN.BRACKET,
    SEEN.BRACKET,
  ];
  return bits[at] ?? 0;
});

/** The classes of characters in a text. */
export function charactersSeen(text: string): number {
  let seen = 0;
  let before = SLASH;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) seen |= SEEN.BEYOND_ASCII;
    else if (before === SLASH && (code === SLASH || code === DOT))
      seen |= code === DOT ? SEEN.DOTTED : SEEN.DOUBLE_SLASH;
    else seen |= CLASSES[code] as number; // the table has 128 entries
    before = code;
  }
  return seen;
}

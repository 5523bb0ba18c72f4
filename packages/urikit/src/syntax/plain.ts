/**
 * RFC 3986 §3, §6.2.2: the plain URIs, which most are: valid, normal by syntax, free of dot-segments, without
 * triplets, userinfo or an IP-literal. One expression recognizes them, in less time than the scanner takes. Only
 * its yes is sure: everything else, and every question of where a component lies, is for the scanner.
 *
 * Each part repeats characters with which the next part cannot begin, so that there is at most one way to match a
 * text, and nothing to try again.
 */

const MARKS = ".~!$&'()*+,;=-";
const PATH = `(?!\\.)(?:/(?!\\.)|[\\w:@${MARKS}])*`;
const QUERY = `[\\w:@/?${MARKS}]*`;

const PLAIN = new RegExp(
  `[a-z][a-z\\d+.-]*:(?://[a-z\\d_${MARKS}]*(?::\\d+)?(?=[/?#\\s]|$)|(?!//))${PATH}(?:\\?${QUERY})?(?:#${QUERY})?`,
  "y",
);

/** V8 remembers each turn of a loop; a longer text could fill its memory for that. */
const LONGEST = 2048;

/** Whether a value is a text, and a plain URI. */
export function isPlainUri(text: unknown): text is string {
  return typeof text === "string" && isPlainRange(text, 0, text.length);
}

/** Whether `text[from..to)` is a plain URI, if the text or its line ends there. */
export function isPlainRange(text: string, from: number, to: number): boolean {
  // Most relative references need not be tried: they do not begin with a small letter.
  if (text.charCodeAt(from) < 97 || to - from > LONGEST || text.charCodeAt(to) > 32) return false;
  PLAIN.lastIndex = from;
  return PLAIN.test(text) && PLAIN.lastIndex === to;
}

/**
 * RFC 3986 §3, §6.2.2: the plain URIs, which most are: valid, normal by syntax, free of dot-segments, without
 * triplets, userinfo or an IP-literal. One expression tells them, in less time than the scanner takes. It only
 * ever says yes for sure: all else, and every question of where a component lies, is for the scanner.
 *
 * Its parts repeat characters that none of what may follow them begins with, so that there is one way at most to
 * match a text, and none to try again.
 */

const MARKS = ".~!$&'()*+,;=-";
const PATH = `(?!\\.)(?:/(?!\\.)|[\\w:@${MARKS}])*`;
const QUERY = `[\\w:@/?${MARKS}]*`;

const PLAIN = new RegExp(
  `[a-z][a-z\\d+.-]*:(?://[a-z\\d_${MARKS}]*(?::\\d+)?(?=[/?#\\s]|$)|(?!//))${PATH}(?:\\?${QUERY})?(?:#${QUERY})?`,
  "y",
);

/** V8 remembers each turn of a loop; what is longer could fill its memory for that. */
const LONGEST = 2048;

/** Whether a text is a plain URI; false as well for what is no text. */
export function isPlainUri(text: unknown): text is string {
  return typeof text === "string" && isPlainRange(text, 0, text.length);
}

/** Whether `text[from..to)` is a plain URI, if the text or its line ends there. */
export function isPlainRange(text: string, from: number, to: number): boolean {
  // Most relative references need not be tried: they begin with no small letter.
  if (text.charCodeAt(from) < 97 || to - from > LONGEST || text.charCodeAt(to) > 32) return false;
  PLAIN.lastIndex = from;
  return PLAIN.test(text) && PLAIN.lastIndex === to;
}

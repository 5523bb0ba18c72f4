/**
 * RFC 3986 §3, §6.2.2: the plain URIs, which most are: valid, normal by syntax, free of dot-segments, without
 * triplets, userinfo or an IP-literal. One expression tells them, in less time than the scanner takes. It only
 * ever says yes for sure: all else, and every question of where a component lies, is for the scanner.
 *
 * Its parts repeat characters that none of what may follow them begins with, so that there is one way at most to
 * match a text, and none to try again.
 */

const ANYWHERE = "0-9._~!$&'()*+,;=-";
const PATH = `(?!\\.)(?:/(?!\\.)|[A-Za-z:@${ANYWHERE}])*`;
const QUERY = `[A-Za-z:@/?${ANYWHERE}]*`;

const PLAIN = new RegExp(
  `^[a-z][a-z0-9+.-]*:(?://[a-z${ANYWHERE}]*(?::[0-9]+)?(?=[/?#]|$)|(?!//))${PATH}(?:\\?${QUERY})?(?:#${QUERY})?$`,
);

/** V8 remembers each turn of a loop; what is longer could fill its memory for that. */
const LONGEST = 2048;

/** Whether a text is a plain URI; false as well for what is no text. */
export function isPlainUri(text: unknown): text is string {
  return (
    typeof text === "string" && isLowerCase(text.charCodeAt(0)) && text.length <= LONGEST && PLAIN.test(text)
  );
}

/** Most relative references need not be tried: they begin with no small letter. */
function isLowerCase(code: number): boolean {
  return code > 96;
}

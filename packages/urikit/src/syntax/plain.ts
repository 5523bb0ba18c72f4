/**
 * RFC 3986 §3, §6.2.2: what most URIs are. A simple one is valid, and has no triplets, userinfo or IP-literal; a plain
 * one is simple, normal by syntax, and no segment of it begins with a dot. An expression recognizes each, in less time
 * than the scanner takes. Only its yes is sure: everything else, and every question of where a component lies, is for
 * the scanner.
 *
 * Each part repeats characters with which the next part cannot begin, so that there is at most one way to match a
 * text, and nothing to try again.
 */

const MARKS = ".~!$&'()*+,;=-";
const QUERY = `[\\w:@/?${MARKS}]*`;

// Made by functions that are marked as pure: a bundler drops an expression that is not used only if it knows that.
const SIMPLE = /* @__PURE__ */ simple();
const PLAIN = /* @__PURE__ */ plain();

/**
 * The expression of simple URIs.
 *
 * @param more Characters that are unreserved beside those of URIs, as a part of a class.
 */
export function simple(more = ""): RegExp {
  const authority = `//[\\w${more}${MARKS}]*(?::\\d*)?(?![^/?#])`;
  const query = `[\\w:@/?${more}${MARKS}]*`;
  return new RegExp(`^[a-z][a-z\\d+.-]*:(?:${authority}|(?!//))${query}(?:#${query})?$`, "i");
}

function plain(): RegExp {
  const authority = `//[a-z\\d_${MARKS}]*(?::\\d+)?(?=[/?#\\s]|$)`;
  const path = `(?!\\.)(?:/(?!\\.)|[\\w:@${MARKS}])*`;
  return new RegExp(`[a-z][a-z\\d+.-]*:(?:${authority}|(?!//))${path}(?:\\?${QUERY})?(?:#${QUERY})?`, "y");
}

/** V8 remembers each turn of a loop; a longer text could fill its memory for that. */
const LONGEST = 2048;

/** Whether a value is a text, and a simple URI. */
export function isSimpleUri(text: unknown): text is string {
  return typeof text === "string" && isSimple(text, SIMPLE);
}

/** Whether a text is simple by an expression that {@link simple} has made. */
export function isSimple(text: string, expression: RegExp): boolean {
  // Most relative references need not be tried: they do not begin with a letter.
  return text.charCodeAt(0) > 64 && text.length <= LONGEST && expression.test(text);
}

/** Whether a value is a text, and a plain URI. */
export function isPlainUri(text: unknown): text is string {
  return typeof text === "string" && isPlainRange(text, 0, text.length);
}

/** Whether `text[from..to)` is a plain URI, if the text or its line ends there. */
export function isPlainRange(text: string, from: number, to: number): boolean {
  // Nor, here, those that do not begin with a small letter.
  if (text.charCodeAt(from) < 97 || to - from > LONGEST || text.charCodeAt(to) > 32) return false;
  PLAIN.lastIndex = from;
  return PLAIN.test(text) && PLAIN.lastIndex === to;
}

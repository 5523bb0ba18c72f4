/**
 * RFC 3986 §3, §6.2.2: most URIs. A simple one is valid, and has no triplets, userinfo or IP-literal; a plain
 * one is simple, normal by syntax, and no segment of it begins with a dot. An expression recognizes each, in less time
 * than the scanner takes. Only its yes is sure: everything else, and every question of where a component lies, is for
 * the scanner.
 *
 * Each part repeats characters with which the next part cannot begin, so that there is at most one way to match a
 * text, and nothing to try again.
 */

const MARKS = ".~!$&'()*+,;=-";

// Made by functions that are marked as pure: a bundler drops an expression that is not used only if it knows that.
const SIMPLE = /* @__PURE__ */ simple();
const PLAIN = /* @__PURE__ */ plain();

/**
 * The expression of simple URIs.
 *
 * @param more Characters that are unreserved in addition to those of URIs, as a part of a class.
 */
export function simple(more = ""): RegExp {
  const authority = `//[\\w${more}${MARKS}]*(?::\\d*)?(?![^/?#])`;
  const query = queryOf(more);
  return new RegExp(`^[a-z][a-z\\d+.-]*:(?:${authority}|(?!//))${query}(?:#${query})?$`, "i");
}

/** The expression of plain URIs; `more` as in {@link simple}. */
export function plain(more = ""): RegExp {
  const authority = `//[a-z\\d_${more}${MARKS}]*(?::\\d+)?(?=[/?#\\s]|$)`;
  const path = `(?!\\.)(?:/(?!\\.)|[\\w:@${more}${MARKS}])*`;
  const query = queryOf(more);
  return new RegExp(`[a-z][a-z\\d+.-]*:(?:${authority}|(?!//))${path}(?:\\?${query})?(?:#${query})?`, "y");
}

function queryOf(more: string): string {
  return `[\\w:@/?${more}${MARKS}]*`;
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
  return isPlain(text, from, to, PLAIN);
}

/** The same by an expression that {@link plain} has made. */
export function isPlain(text: string, from: number, to: number, expression: RegExp): boolean {
  // Nor, here, those that do not begin with a small letter.
  if (text.charCodeAt(from) < 97 || to - from > LONGEST || text.charCodeAt(to) > 32) return false;
  expression.lastIndex = from;
  return expression.test(text) && expression.lastIndex === to;
}

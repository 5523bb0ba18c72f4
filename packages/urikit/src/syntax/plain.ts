/**
 * RFC 3986 §6.2.2: most URIs. A plain one is simple, as simple.ts has it, normal by syntax, and no segment of it begins
 * with a dot. Its expression is made as that of simple references is, and again only its yes is sure.
 */

import { type Layout, scan } from "./scanner.ts";
import { LONGEST, MARKS, offsetsOfSimple, URI } from "./simple.ts";

/** In upper case, and of no unreserved character (§6.2.2.1, §6.2.2.2). */
const NORMAL_TRIPLET = "%(?:[0189A-F][\\dA-F]|2[\\dABCF]|3[A-F]|40|5[B-E]|60|7[BCDF])";

const PLAIN = /* @__PURE__ */ plain();

/**
 * The expression of plain URIs.
 *
 * @param more Characters that are unreserved in addition to those of URIs, as a part of a class.
 */
export function plain(more = ""): RegExp {
  const authority = `//[a-z\\d_${more}${MARKS}]*(?::\\d+)?(?=[/?#\\s]|$)`;
  const segments = `[\\w:@${more}${MARKS}]*`;
  const path = `(?!\\.)${segments}(?:(?:${NORMAL_TRIPLET}|/(?!\\.))${segments})*`;
  const run = `[\\w:@/?${more}${MARKS}]*`;
  const query = `${run}(?:${NORMAL_TRIPLET}${run})*`;
  return new RegExp(`${URI}(?:${authority}|(?!//))${path}(?:\\?${query})?(?:#${query})?`, "y");
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
  // Most relative references need not be tried: they do not begin with a small letter.
  if (text.charCodeAt(from) < 97 || to - from > LONGEST || text.charCodeAt(to) > 32) return false;
  expression.lastIndex = from;
  return expression.test(text) && expression.lastIndex === to;
}

/** The length from which on an expression, and a search for each delimiter, are quicker than the scanner. */
const LONG = 100;

/** The layout of a text, or undefined if it is not a URI-reference. */
export function layoutOfText(text: string): Layout | undefined {
  const isQuick = text.length > LONG && isPlainUri(text);
  return isQuick ? { ...offsetsOfSimple(text), deviations: 0 } : scan(text, 0, text.length);
}

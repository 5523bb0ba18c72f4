/**
 * RFC 3986 App. C: the characters that people type or copy around a reference. "These wrappers do not form part of the
 * URI": white space, and with it double quotes or angle brackets, in which `URL:` may come first, and after which the
 * sentence may go on by punctuation. WHATWG URL §4.4: "Remove any leading and trailing C0 control or space".
 */

import { isWhiteSpace } from "./white-space.ts";

/** A part of a text, and the delimiter before it, if there is one. */
export interface Unwrapped {
  readonly from: number;
  readonly to: number;
  readonly delimiter: "<" | '"' | undefined;
}

/** Where the reference lies in a text, without white space and delimiters around it. They must come in pairs. */
export function unwrapped(text: string): Unwrapped {
  const outer = trimmed(text, 0, text.length);
  const delimiter = text[outer.from];
  const partner = delimiter === "<" ? ">" : '"';
  let last = outer.to - 1;
  while (last > outer.from && PUNCTUATION.includes(text.charAt(last))) last--;
  if ((delimiter !== "<" && delimiter !== '"') || last <= outer.from || text[last] !== partner) return outer;
  const within = text.slice(outer.from + 1, last);
  const prefix = /^[\s\u0085]*URL:/i.exec(within)?.[0].length ?? 0;
  const inner = trimmed(text, outer.from + 1 + prefix, last);
  return inner.from >= inner.to || /[<>"]/.test(within) ? outer : { ...inner, delimiter };
}

function trimmed(text: string, from: number, to: number): Unwrapped {
  let [start, end] = [from, to];
  while (start < end && isAround(text.charCodeAt(start))) start++;
  while (start < end && isAround(text.charCodeAt(end - 1))) end--;
  return { from: start, to: end, delimiter: undefined };
}

function isAround(code: number): boolean {
  return code <= LAST_C0_OR_SPACE || isWhiteSpace(code);
}

/** Characters that end a sentence or a part of it. */
const PUNCTUATION = ".,;:!?";
const LAST_C0_OR_SPACE = 0x20;

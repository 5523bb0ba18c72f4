/**
 * HTML: the references within the values of its attributes: lists, image candidates (§4.8.4.2.1 of the standard,
 * "parse a srcset attribute") and the refresh of `meta` (§4.2.5.3, "shared declarative refresh steps").
 */

import type { LocatedReference } from "../located-text.ts";
import type { ValueKind } from "./attributes.ts";

/** How many references of one value are read: a page must not cost more memory than its octets make likely. */
export const MOST_IN_VALUE = 100_000;

/** The references in a value of some kind, one after another. */
export function referencesInValue(kind: ValueKind, value: string): Iterable<LocatedReference> {
  switch (kind) {
    case "urls":
      return spaceSeparated(value);
    case "comma-urls":
      return commaSeparated(value);
    case "srcset":
      return srcsetUrls(value);
    default:
      return [trimmed(value)];
  }
}

/** ASCII white space by HTML: tab, line feed, form feed, carriage return, space. */
function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 10 || code === 12 || code === 13;
}

const COMMA = 44;
const OPEN = 40;
const CLOSE = 41;

function skipSpace(value: string, from: number): number {
  let i = from;
  while (i < value.length && isSpace(value.charCodeAt(i))) i++;
  return i;
}

function endOfWord(value: string, from: number): number {
  let i = from;
  while (i < value.length && !isSpace(value.charCodeAt(i))) i++;
  return i;
}

/** A URL "potentially surrounded by spaces", without the white space around it. */
export function trimmed(value: string, from = 0, end = value.length): LocatedReference {
  let to = end;
  const index = Math.min(skipSpace(value, from), to);
  while (to > index && isSpace(value.charCodeAt(to - 1))) to--;
  return { reference: index === 0 && to === value.length ? value : value.slice(index, to), index };
}

/**
 * A URL, without the tabs and line breaks in it: "Remove all ASCII tab or newline" (URL Standard §4.4), and "Ignore line
 * feeds" (HTML 4.01 §6.2).
 */
export function urlIn(value: string, from = 0, end = value.length): LocatedReference {
  const { reference, index } = trimmed(value, from, end);
  return { reference: /[\t\n\r]/.test(reference) ? reference.replace(/[\t\n\r]+/g, "") : reference, index };
}

/** URLs with white space between them. */
function* spaceSeparated(value: string): Generator<LocatedReference> {
  let i = skipSpace(value, 0);
  while (i < value.length) {
    const end = endOfWord(value, i);
    yield { reference: value.slice(i, end), index: i };
    i = skipSpace(value, end);
  }
}

/** URLs with commas between them; an empty one does not count. */
function* commaSeparated(value: string): Generator<LocatedReference> {
  for (let from = 0; from <= value.length; ) {
    const comma = value.indexOf(",", from);
    const to = comma < 0 ? value.length : comma;
    const each = trimmed(value, from, to);
    if (each.reference !== "") yield each;
    from = to + 1;
  }
}

/** The URLs of image candidates: a comma ends a candidate only at the end of its URL, or after its descriptors. */
function* srcsetUrls(value: string): Generator<LocatedReference> {
  let i = skipCommas(value, 0);
  while (i < value.length) {
    const end = endOfWord(value, i);
    let to = end;
    while (to > i && value.charCodeAt(to - 1) === COMMA) to--;
    if (to > i) yield { reference: value.slice(i, to), index: i };
    i = skipCommas(value, to < end ? end : endOfDescriptors(value, end));
  }
}

function skipCommas(value: string, from: number): number {
  let i = from;
  while (i < value.length && (isSpace(value.charCodeAt(i)) || value.charCodeAt(i) === COMMA)) i++;
  return i;
}

/** The comma after the descriptors of a candidate; a comma in parentheses does not count. */
function endOfDescriptors(value: string, from: number): number {
  let isEnclosed = false;
  let i = from;
  while (i < value.length) {
    const code = value.charCodeAt(i);
    if (code === COMMA && !isEnclosed) break;
    if (code === OPEN) isEnclosed = true;
    if (code === CLOSE) isEnclosed = false;
    i++;
  }
  return i;
}

/** `5; url=next.html`: the URL of a refresh; undefined if it names no URL, and the page refreshes itself. */
export function refreshUrl(content: string): LocatedReference | undefined {
  const time = /^[\t\n\f\r ]*(?:[0-9]+[0-9.]*|\.[0-9.]*)/.exec(content);
  if (time === null) return undefined;
  let i = time[0].length;
  if (i < content.length && !isSpace(content.charCodeAt(i)) && !/[;,]/.test(content.charAt(i)))
    return undefined;
  i = skipSpace(content, i);
  if (/[;,]/.test(content.charAt(i))) i = skipSpace(content, i + 1);
  if (i === content.length) return undefined;
  return unquoted(content, afterUrlEquals(content, i));
}

/** The index after a whole `url=`; without one, the URL begins at `from`. */
function afterUrlEquals(content: string, from: number): number {
  if (content.slice(from, from + 3).toLowerCase() !== "url") return from;
  const equals = skipSpace(content, from + 3);
  return content.charAt(equals) === "=" ? skipSpace(content, equals + 1) : from;
}

function unquoted(content: string, from: number): LocatedReference {
  const quote = content.charAt(from);
  if (quote !== '"' && quote !== "'") return urlIn(content, from);
  const end = content.indexOf(quote, from + 1);
  return urlIn(content, from + 1, end < 0 ? content.length : end);
}

/**
 * HTML: the references within the values of its attributes: lists, image candidates (§4.8.4.2.1 of the standard,
 * "parse a srcset attribute") and the refresh of `meta` (§4.2.5.3, "shared declarative refresh steps").
 */

/** A reference within a value, and where it begins there. */
export interface InValue {
  readonly reference: string;
  readonly index: number;
}

/** ASCII white space, as HTML has it: tab, line feed, form feed, carriage return, space. */
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

/** A URL "potentially surrounded by spaces": the white space around it is stripped. */
export function stripped(value: string, from = 0, end = value.length): InValue {
  let to = end;
  const index = Math.min(skipSpace(value, from), to);
  while (to > index && isSpace(value.charCodeAt(to - 1))) to--;
  return { reference: index === 0 && to === value.length ? value : value.slice(index, to), index };
}

/** URLs with white space between them. */
export function listed(value: string): InValue[] {
  const found: InValue[] = [];
  let i = skipSpace(value, 0);
  while (i < value.length) {
    const end = endOfWord(value, i);
    found.push({ reference: value.slice(i, end), index: i });
    i = skipSpace(value, end);
  }
  return found;
}

/** URLs with commas between them; empty ones are none. */
export function listedByComma(value: string): InValue[] {
  const found: InValue[] = [];
  let from = 0;
  for (const piece of value.split(",")) {
    const each = stripped(value, from, from + piece.length);
    if (each.reference !== "") found.push(each);
    from += piece.length + 1;
  }
  return found;
}

/** The URLs of image candidates: a comma ends one only at its end, or behind its descriptors. */
export function candidates(value: string): InValue[] {
  const found: InValue[] = [];
  let i = skipCommas(value, 0);
  while (i < value.length) {
    const end = endOfWord(value, i);
    let to = end;
    while (to > i && value.charCodeAt(to - 1) === COMMA) to--;
    if (to > i) found.push({ reference: value.slice(i, to), index: i });
    i = skipCommas(value, to < end ? end : endOfDescriptors(value, end));
  }
  return found;
}

function skipCommas(value: string, from: number): number {
  let i = from;
  while (i < value.length && (isSpace(value.charCodeAt(i)) || value.charCodeAt(i) === COMMA)) i++;
  return i;
}

/** The comma behind the descriptors of a candidate; one in parentheses does not count. */
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

/** `5; url=next.html`: the URL of a refresh; undefined if it names none, and the page refreshes itself. */
export function refreshed(content: string): InValue | undefined {
  const time = /^[\t\n\f\r ]*(?:[0-9]+[0-9.]*|\.[0-9.]*)/.exec(content);
  if (time === null) return undefined;
  let i = time[0].length;
  if (i < content.length && !isSpace(content.charCodeAt(i)) && !/[;,]/.test(content.charAt(i)))
    return undefined;
  i = skipSpace(content, i);
  if (/[;,]/.test(content.charAt(i))) i = skipSpace(content, i + 1);
  if (i === content.length) return undefined;
  return quoted(content, afterUrlEquals(content, i));
}

/** Behind `url=`, if that stands there whole; else the URL begins where it would. */
function afterUrlEquals(content: string, from: number): number {
  if (content.slice(from, from + 3).toLowerCase() !== "url") return from;
  const equals = skipSpace(content, from + 3);
  return content.charAt(equals) === "=" ? skipSpace(content, equals + 1) : from;
}

function quoted(content: string, from: number): InValue {
  const quote = content.charAt(from);
  if (quote !== '"' && quote !== "'") return stripped(content, from);
  const end = content.indexOf(quote, from + 1);
  return stripped(content, from + 1, end < 0 ? content.length : end);
}

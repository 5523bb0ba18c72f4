/**
 * RFC 3986 App. C, drafts of 1997 and 2003 App. E: a reference written into text, in delimiters and in lines of a width,
 * so that it is found there again.
 */

import { parse, type ReferenceLike, textOf } from "../reference.ts";
import { requireOption, requireOptions } from "../syntax/require-option.ts";
import type { Delimiters } from "./found-in-text.ts";
import { findInText } from "./running-text.ts";

/** How a reference is written into text. */
export interface WriteInTextOptions {
  /** The most UTF-16 code units in a line; by default 72. A piece that cannot be broken is longer. */
  readonly width?: number | undefined;
  /**
   * The delimiters around it: `<…>` by default, for "using <> angle brackets around each URI is especially
   * recommended". With those that are not `url-brackets`, `URL:` is written only where the reference would not be
   * found again without it: before a relative reference, or a broken one with a scheme that is not registered.
   */
  readonly wrapper?: Exclude<Delimiters, "whitespace"> | undefined;
}

const WRAPPERS = ["angle-brackets", "url-brackets", "quotes"] as const;
const WIDTH = 72;

/**
 * The reference within delimiters, broken into lines that are no longer than `width`. `findInText` finds it again, whole.
 *
 * A line is broken after a delimiter where its second half has one, never after a hyphen, within a
 * percent-encoded octet, or before the first character of the host.
 *
 * @throws {UriSyntaxError} If `reference` is not a URI reference.
 * @throws {TypeError} If it is empty, which delimiters do not show; if `width` is not a positive integer.
 *
 * @example
 * ```ts
 * import { findInText, writeInText } from "urikit/context";
 *
 * const text = writeInText("http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING", { width: 32 });
 * text; // => "<http://www.ics.uci.edu/pub/\nietf/uri/historical.html#\nWARNING>"
 * findInText(text)[0]?.reference; // => "http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING"
 * writeInText("../x"); // => "<URL:../x>"
 * ```
 */
export function writeInText(reference: ReferenceLike, options: WriteInTextOptions = {}): string {
  options = requireOptions(options, { width: true, wrapper: true });
  const { width = WIDTH, wrapper = "angle-brackets" } = options;
  requireOption("wrapper", wrapper, WRAPPERS);
  if (!Number.isInteger(width) || width < 1) throw new TypeError("the width must be a positive integer");
  const { text, scheme = "" } = parse(textOf(reference));
  if (text === "") throw new TypeError("an empty reference cannot be written into text");
  const [open, close] = wrapper === "quotes" ? ['"', '"'] : ["<", ">"];
  const write = (prefix: string) => inLines(open + prefix, text, close, { width, scheme });
  const plain = wrapper === "url-brackets" ? undefined : write("");
  return plain !== undefined && isFoundIn(plain, text) ? plain : write("URL:");
}

function isFoundIn(written: string, reference: string): boolean {
  const [found, second] = findInText(written);
  return found?.reference === reference && found.delimiters !== "whitespace" && second === undefined;
}

interface Layout {
  readonly width: number;
  readonly scheme: string;
}

function inLines(open: string, text: string, close: string, { width, scheme }: Layout): string {
  const lines: string[] = [];
  let from = 0;
  let before = open;
  let earliest = startOfBreakable(text, scheme);
  while (before.length + text.length - from + close.length > width) {
    const to = endOfLine(text, Math.max(from, earliest) + 1, from + width - before.length);
    if (to === text.length) break;
    lines.push(before + text.slice(from, to));
    [from, before, earliest] = [to, "", to];
  }
  return [...lines, before + text.slice(from) + close].join("\n");
}

/** After the scheme and the slashes, which no reader of people's texts should have to look for in two lines. */
function startOfBreakable(text: string, scheme: string): number {
  const colon = scheme === "" ? 0 : scheme.length + 1;
  return text.startsWith("//", colon) ? colon + 2 : colon;
}

/** Where a line ends: after the last delimiter in its second half, or else at the last place that may be broken. */
function endOfLine(text: string, least: number, most: number): number {
  const last = Math.min(most, text.length - 1);
  const half = (least + last) / 2;
  for (let i = last; i >= half; i--) if (mayBreak(text, i) && isDelimiter(text.charAt(i - 1))) return i;
  for (let i = last; i >= least; i--) if (mayBreak(text, i)) return i;
  let i = Math.max(least, last + 1);
  while (i < text.length && !mayBreak(text, i)) i++;
  return i;
}

/** One of `reserved` (§2.2), or a dot. */
function isDelimiter(character: string): boolean {
  return /[:/?#[\]@!$&'()*+,;=.]/.test(character);
}

/** "No whitespace should be introduced after a hyphen"; nor is a percent-encoded octet (§2.1) torn. */
function mayBreak(text: string, index: number): boolean {
  return !/[-%]/.test(text.charAt(index - 1)) && text.charAt(index - 2) !== "%";
}

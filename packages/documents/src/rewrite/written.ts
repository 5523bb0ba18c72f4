/**
 * How a format writes a reference: the escapes of its syntax, read to find where a reference ends, and written for a new one.
 * What cannot be read with certainty is not guessed: such a reference is left as it is.
 */

import type { FoundReference } from "../found-reference.ts";
import type { DocumentType } from "../media-types.ts";

/** What escapes characters at a place. */
export type Escapes = "none" | "markup" | "css" | "markup-css" | "json" | "markdown";

/** The escapes of the place of a reference. */
export function escapesAt({ where }: FoundReference, type: DocumentType): Escapes {
  // Two layers of markup, one within the other.
  if (where.within !== undefined) return "none";
  if (where.pointer !== undefined) return isYaml(type, where) ? "none" : "json";
  if (where.construct !== undefined) return where.attribute === undefined ? "css" : "markup-css";
  if (where.node !== undefined) return "markdown";
  return where.element !== undefined || type === "html" || type === "xml" ? "markup" : "none";
}

/** Also the front matter of Markdown; what stands in an element of it is JSON. */
function isYaml(type: DocumentType, where: FoundReference["where"]): boolean {
  return type === "yaml" || ((type === "markdown" || type === "mdx") && where.element === undefined);
}

/** A character, or one that is escaped, at an index: what it means, and how long it is written. */
interface Unit {
  readonly text: string;
  readonly length: number;
}

const UNITS: { readonly [escapes in Escapes]: (text: string, at: number) => Unit | undefined } = {
  none: () => undefined,
  markup: markupUnit,
  css: cssUnit,
  "markup-css": (text, at) => markupUnit(text, at) ?? cssUnit(text, at),
  json: jsonUnit,
  markdown: (text, at) => markupUnit(text, at) ?? punctuationUnit(text, at),
};

/** How long a reference is that is written at an index; undefined if what is there is not it. */
export function writtenLength(
  text: string,
  at: number,
  reference: string,
  escapes: Escapes,
): number | undefined {
  let [index, read] = [at, 0];
  while (read < reference.length && index < text.length) {
    const unit = UNITS[escapes](text, index) ?? { text: text.charAt(index), length: 1 };
    if (!reference.startsWith(unit.text, read)) return undefined;
    read += unit.text.length;
    index += unit.length;
  }
  return read === reference.length ? index - at : undefined;
}

/** A new reference, which is of ASCII, as the syntax of its place writes it. `old` is what stood there. */
export function written(reference: string, old: string, before: string, escapes: Escapes): string {
  const quote = /["']/.test(before) ? before : undefined;
  if (escapes === "json") return JSON.stringify(reference).slice(1, -1);
  if (escapes === "markdown")
    return before === "<" ? reference : reference.replace(/[()]|&(?=#?\w+;)/g, "\\$&");
  if (escapes === "none") return reference;
  const inCss = escapes === "markup" ? reference : cssWritten(reference, quote);
  return escapes === "css" ? inCss : markupWritten(inCss, old, quote);
}

/** The ampersand as it was written there: many pages leave it alone. */
function markupWritten(text: string, old: string, quote: string | undefined): string {
  const isAlone = old.includes("&") && !/&(?:amp|#38|#x26);/i.test(old);
  const ampersands = isAlone ? text : text.replaceAll("&", "&amp;");
  return quote === "'" ? ampersands.replaceAll("'", "&#39;") : ampersands;
}

/** CSS Syntax §4.3.5, §4.3.6: in quotes, their mark; in a bare `url()`, also what ends it. */
function cssWritten(text: string, quote: string | undefined): string {
  return quote === undefined ? text.replace(/[()'"]/g, "\\$&") : text.replaceAll(quote, `\\${quote}`);
}

const NAMES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Of the 2,231 names of HTML, those that every format with markup has. */
function markupUnit(text: string, at: number): Unit | undefined {
  if (text[at] !== "&") return undefined;
  const found = /^&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/i.exec(text.slice(at, at + 12));
  if (found === null) return undefined;
  const [{ length }, decimal, hex, name] = found;
  if (name !== undefined) return { text: NAMES[name] ?? "", length };
  const code = Number.parseInt(decimal ?? hex ?? "", decimal === undefined ? 16 : 10);
  return { text: code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "", length };
}

/** CSS Syntax §4.3.7. */
function cssUnit(text: string, at: number): Unit | undefined {
  if (text[at] !== "\\") return undefined;
  const [written, hex] = /^\\(?:([\da-f]{1,6})[ \t\n\f]?|[^\n\r\f\da-f])/i.exec(text.slice(at, at + 9)) ?? [];
  if (written === undefined) return undefined;
  if (hex === undefined) return { text: written.slice(1), length: written.length };
  const code = Number.parseInt(hex, 16);
  return { text: code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "", length: written.length };
}

/** RFC 8259 §7. */
function jsonUnit(text: string, at: number): Unit | undefined {
  if (text[at] !== "\\") return undefined;
  const [written] = /^\\(?:u[\da-f]{4}|["\\/bfnrt])/i.exec(text.slice(at, at + 6)) ?? [];
  return written === undefined
    ? undefined
    : { text: String(JSON.parse(`"${written}"`)), length: written.length };
}

/** CommonMark §2.4. */
function punctuationUnit(text: string, at: number): Unit | undefined {
  const next = text[at + 1] ?? "";
  return text[at] === "\\" && /[!-/:-@[-`{-~]/.test(next) ? { text: next, length: 2 } : undefined;
}

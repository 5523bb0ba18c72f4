/**
 * RFC 3986 §3.5: the parts of a document that fragments name: elements in HTML, headings and elements in Markdown, words by
 * `:~:text=`, values in JSON by a pointer, and lines of a text by `L10`, as hosts of code name them.
 */

import { decode } from "urikit";
import { fragmentMeanings } from "urikit/fragments";
import { charsetOptions, textFrom } from "../decoding.ts";
import type { DocumentSource } from "../extract.ts";
import { identifiersIn } from "../html/identifiers.ts";
import { LONGEST_VALUE } from "../located-text.ts";
import { type HeadingNames, headingNames } from "../markdown/headings.ts";
import { type DocumentType, isTextType } from "../media-types.ts";
import { hasTexts, shownText } from "./text-directives.ts";

/** Whether a fragment names a part. */
export type IsPart = (fragment: string) => boolean | Promise<boolean>;

/** What names the parts of a document; undefined if nobody knows. What is read for it is read once. */
export async function partsOf(
  source: DocumentSource,
  type: DocumentType,
  headings: HeadingNames,
): Promise<IsPart | undefined> {
  if (type === "html") return partsOfPage(source);
  if (type === "markdown" || type === "mdx")
    return partsOfMarkdown(await textOf(source, type), type, headings);
  if (type === "json") return partsOfJson(await textOf(source, type), linesOf(source, type));
  return isTextType(type) ? linesOf(source, type) : undefined;
}

/**
 * Whether a document has the part that a fragment names (RFC 3986 §3.5); undefined where its type, or the fragment, does not tell.
 *
 * @param fragment Without its `#`.
 * @param headings Whose names the headings of Markdown have.
 *
 * @example
 * ```ts
 * import { hasPart } from "@urikit/documents/site";
 *
 * const page = { open: () => [new TextEncoder().encode("<p id=a>")] };
 * await hasPart(page, "html", "a"); // => true
 * await hasPart(page, "html", "b"); // => false
 * ```
 */
export async function hasPart(
  source: DocumentSource,
  type: DocumentType,
  fragment: string,
  headings: HeadingNames = "github",
): Promise<boolean | undefined> {
  const isPart = await partsOf(source, type, headings);
  return isPart?.(fragment);
}

/** Elements; words are looked for where a fragment names some. */
async function partsOfPage(source: DocumentSource): Promise<IsPart> {
  const identifiers = await identifiersIn(textIn(source, "html"));
  let words: Promise<string> | undefined;
  return async (fragment) => {
    const isElement = identifiers.isIndicated(fragment) || OF_SCRIPTS.test(fragment.split(":~:", 1)[0] ?? "");
    const named = fragmentMeanings(fragment, "text/html").find(({ rule }) => rule === "text-directive");
    if (!isElement || named?.rule !== "text-directive") return isElement;
    words ??= shownText(textIn(source, "html"));
    return hasTexts(await words, named.texts);
  };
}

/** A route, or a state by name and value: what the script of a page reads names no element. */
const OF_SCRIPTS = /^[/!]|=/;

/** Headings, elements and lines; undefined if the text is too long, and not read for its references, either. */
async function partsOfMarkdown(
  text: string | undefined,
  type: "markdown" | "mdx",
  headings: HeadingNames,
): Promise<IsPart | undefined> {
  if (text === undefined) return undefined;
  const identifiers = await identifiersIn([text]);
  const names = new Set(headingNames(text, type, headings));
  const lines = lineCount(text);
  return (fragment) => {
    const line = lineOf(fragment);
    return line === undefined
      ? identifiers.isIndicated(fragment) || names.has(decode(fragment, { invalid: "replace" }))
      : line <= lines;
  };
}

/** RFC 6901 §4: values, or lines; what is not JSON has lines alone. */
function partsOfJson(text: string | undefined, isLine: IsPart): IsPart {
  let whole: unknown;
  try {
    whole = JSON.parse(text?.replace(/^\ufeff/, "") ?? "");
  } catch {
    return isLine;
  }
  return (fragment) => {
    const [meaning] = fragmentMeanings(fragment, "application/json");
    return meaning?.rule === "json-pointer" ? hasValue(whole, meaning.path) : isLine(fragment);
  };
}

function hasValue(whole: unknown, path: readonly string[]): boolean {
  let value = whole;
  for (const name of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return false;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return true;
}

/** Lines; another fragment is not judged. */
function linesOf(source: DocumentSource, type: DocumentType): IsPart {
  let lines: Promise<number> | undefined;
  return async (fragment) => {
    const line = lineOf(fragment);
    if (line === undefined) return true;
    lines ??= textOf(source, type).then((text) =>
      text === undefined ? Number.POSITIVE_INFINITY : lineCount(text),
    );
    return line <= (await lines);
  };
}

/** The last line that `L10`, `L10-L20`, `L10-20` or `L10C5` names. */
function lineOf(fragment: string): number | undefined {
  const [, first, last = first] = /^L(\d+)(?:C\d+)?(?:-L?(\d+)(?:C\d+)?)?$/.exec(fragment) ?? [];
  return last === undefined ? undefined : Number(last);
}

function lineCount(text: string): number {
  return text.replace(/\n$/, "").split("\n").length;
}

/** Undefined if it is too long. */
async function textOf(source: DocumentSource, type: DocumentType): Promise<string | undefined> {
  let text = "";
  for await (const piece of textIn(source, type)) {
    text += piece;
    if (text.length > LONGEST_VALUE) return undefined;
  }
  return text;
}

function textIn(source: DocumentSource, type: DocumentType): AsyncGenerator<string> {
  return textFrom(source.open(), charsetOptions(undefined, type));
}

/**
 * RFC 3986 §3.5: the parts of a document that fragments name: elements in HTML, headings and elements in Markdown, words by
 * `:~:text=`, and lines of a text by `L10`, as hosts of code name them.
 */

import { decodeToOctets } from "urikit";
import { charsetOptions, OctetDecoder } from "../decoding.ts";
import type { DocumentSource } from "../extract.ts";
import { IdentifierReader } from "../html/identifiers.ts";
import { LONGEST_VALUE } from "../located-text.ts";
import { type HeadingNames, headingNames } from "../markdown/headings.ts";
import { type DocumentType, isTextType } from "../media-types.ts";
import { hasTexts, namesText, PageText } from "./text-directives.ts";

/** Whether a fragment names a part. */
export type IsPart = (fragment: string) => boolean;

/** What names the parts of a document; undefined if nobody knows. */
export async function partsOf(
  source: DocumentSource,
  type: DocumentType,
  headings: HeadingNames,
): Promise<IsPart | undefined> {
  if (type === "html") {
    const identifiers = await identifiersIn(source);
    return (fragment) =>
      identifiers.isIndicated(fragment) || OF_SCRIPTS.test(fragment.split(":~:", 1)[0] ?? "");
  }
  if (type !== "markdown" && type !== "mdx") return undefined;
  const text = await textOf(source, type);
  if (text === undefined) return undefined; // it is not read, either
  const identifiers = new IdentifierReader();
  identifiers.write(text);
  identifiers.end();
  const names = new Set(headingNames(text, type, headings));
  const lines = lineCount(text);
  return (fragment) => {
    const line = lineOf(fragment);
    return line === undefined
      ? identifiers.isIndicated(fragment) || names.has(decoded(fragment))
      : line <= lines;
  };
}

/** Whether a part is there that only the whole text can show; undefined if the fragment names none of this kind. */
export async function isInText(
  fragment: string,
  source: DocumentSource,
  type: DocumentType | undefined,
): Promise<boolean | undefined> {
  if (type === "html") return namesText(fragment) ? hasTexts(await pageText(source), fragment) : undefined;
  const line = lineOf(fragment);
  if (line === undefined || type === undefined || !isTextType(type)) return undefined;
  const text = await textOf(source, type);
  return text === undefined ? undefined : line <= lineCount(text);
}

/** The last line that `L10`, `L10-L20`, `L10-20` or `L10C5` names. */
function lineOf(fragment: string): number | undefined {
  const [, first, last = first] = /^L(\d+)(?:C\d+)?(?:-L?(\d+)(?:C\d+)?)?$/.exec(fragment) ?? [];
  return last === undefined ? undefined : Number(last);
}

function lineCount(text: string): number {
  return text.replace(/\n$/, "").split("\n").length;
}

/** A route, or a state by name and value: what the script of a page reads names no element. */
const OF_SCRIPTS = /^[/!]|=/;

async function identifiersIn(source: DocumentSource): Promise<IdentifierReader> {
  const identifiers = new IdentifierReader();
  for await (const piece of textIn(source, "html")) identifiers.write(piece);
  identifiers.end();
  return identifiers;
}

async function pageText(source: DocumentSource): Promise<string> {
  const page = new PageText();
  for await (const piece of textIn(source, "html")) page.write(piece);
  return page.end();
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

async function* textIn(source: DocumentSource, type: DocumentType): AsyncGenerator<string> {
  const decoder = new OctetDecoder(charsetOptions(undefined, type), { warn: () => {} });
  for await (const octets of source.open()) yield decoder.write(octets);
  yield decoder.end();
}

function decoded(fragment: string): string {
  return new TextDecoder().decode(decodeToOctets(fragment));
}

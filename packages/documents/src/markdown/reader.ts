/** Markdown: the references that it makes itself (CommonMark, GFM), those of the HTML in it, and of the YAML before it. */

import type { EstablishedBase, TextPosition } from "urikit/context";
import { statement } from "urikit/words";
import { VFileMessage } from "vfile-message";
import type { DocumentReader, ReaderOptions } from "../document-reader.ts";
import type { Finding } from "../found-reference.ts";
import { HtmlReader } from "../html/reader.ts";
import { placeAfter } from "../located-text.ts";
import { pageBases } from "../page-bases.ts";
import { type Sink, warning } from "../sink.ts";
import { PlainTextReader } from "../text.ts";
import { WholeText } from "../whole-text.ts";
import { yamlReader } from "../yaml/reader.ts";
import { blankedOutside, blankedWithin } from "./blanked.ts";
import { crowdedParagraphs } from "./crowded.ts";
import { type MarkdownParts, type MarkdownReference, type MarkdownSyntax, partsOf } from "./syntax.ts";

/** Finds the references in Markdown, which is read when it is over: only then is it known which brackets are links. */
export function markdownReader(syntax: MarkdownSyntax, options: ReaderOptions): DocumentReader {
  return new WholeText((text) => read(text, syntax, options), options.sink);
}

function read(whole: string, syntax: MarkdownSyntax, options: ReaderOptions): void {
  const { layers, sink, inText, part, code: withCode } = options;
  const text = withoutCrowded(whole, sink);
  const { references, html, computed, code, frontMatter } = partsOfAny(text, syntax, sink);
  const bases = pageBases(layers, sink);
  const base = bases.content;
  const findings = references.length === 0 ? [] : located(text, references, { base, part });
  const gathering = { found: (one: Finding) => findings.push(one), warn: sink.warn.bind(sink) };
  if (html.length > 0) {
    // A tag may stand alone here, so that the warnings about a page say nothing.
    const reader = new HtmlReader(bases, { found: withoutText(gathering.found), warn: () => {} }, { part });
    readBy(reader, blankedWithin(blankedOutside(text, html), computed));
  }
  if (frontMatter.length > 0)
    readBy(yamlReader({ base, sink: gathering, inText, part }), blankedOutside(text, frontMatter));
  if (withCode && code.length > 0)
    readBy(new PlainTextReader({ base, sink: gathering, inText, part }), blankedOutside(text, code));
  findings.sort((a, b) => a.where.offset - b.where.offset);
  for (const finding of findings) sink.found(finding);
}

/** The parts of a document; one that is not MDX, as it says it is, is read as Markdown. */
function partsOfAny(text: string, syntax: MarkdownSyntax, sink: Sink): MarkdownParts {
  if (syntax === "markdown") return partsOf(text, syntax);
  try {
    return partsOf(text, syntax);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const where = placeAfter(START, text.slice(0, offsetOf(error)));
    sink.warn(warning("malformed", statement("mdx-malformed", error.reason), { where }));
    return partsOf(text, "markdown");
  }
}

function offsetOf({ place }: VFileMessage): number {
  const point = place !== undefined && "start" in place ? place.start : place;
  return point?.offset ?? 0;
}

function readBy(reader: DocumentReader, text: string): void {
  reader.write(text);
  reader.end();
}

/** The text without the paragraphs that nobody could read in the time of a person. */
function withoutCrowded(text: string, sink: Sink): string {
  const crowded = crowdedParagraphs(text);
  if (crowded.length === 0) return text;
  let where = START;
  for (const { from } of crowded) {
    where = placeAfter(where, text.slice(where.offset, from));
    sink.warn(warning("too-long", statement("paragraph-crowded"), { where }));
  }
  return blankedWithin(text, crowded);
}

/** The text between the tags is not read as HTML: that of an anchor is not known. */
function withoutText(found: Sink["found"]): Sink["found"] {
  return (one) => found(one.where.element === "a" ? { ...one, label: undefined } : one);
}

const START: TextPosition = { offset: 0, line: 1, column: 1 };

/** The references, which come in their order, with their places. */
function located(
  text: string,
  references: readonly MarkdownReference[],
  { base, part }: { base: EstablishedBase; part: string | undefined },
): Finding[] {
  let place = START;
  return references.map(({ from, reference, node, use, label }) => {
    place = placeAfter(place, text.slice(place.offset, from));
    const where = part === undefined ? { ...place, node } : { ...place, node, part };
    return { reference, where, base, use, label };
  });
}

/** The passes in which a document is read: one that looks ahead, where a base or a part may come late, and the last one. */

import { BaseHint, baseFinder } from "./base-search.ts";
import { type CharsetOptions, charsetOptions, OctetDecoder } from "./decoding.ts";
import { type Extraction, inTextOf, layersOf } from "./document-context.ts";
import { httpPasses } from "./http/message-passes.ts";
import type { KeptSource } from "./kept-source.ts";
import type { DocumentType, TextType } from "./media-types.ts";
import { mailboxPasses } from "./mime/mailbox.ts";
import { MessageReader } from "./mime/reader.ts";
import { MessageReferences } from "./mime/references.ts";
import { MessageSurvey } from "./mime/survey.ts";
import { readerFor } from "./readers.ts";
import { warcPasses } from "./warc/passes.ts";

/** Reads a document of a type, with a pause after each piece. */
export function passesOf(extraction: Extraction, type: DocumentType): AsyncGenerator<void> {
  switch (type) {
    case "mime":
      return messagePasses(extraction);
    case "mbox":
      return mailboxPasses(extraction, passesOf);
    case "http":
      return httpPasses(extraction, passesOf);
    case "warc":
      return warcPasses(extraction, passesOf);
    default:
      return textPasses(extraction, type);
  }
}

/** For the passes that only look ahead: the last pass gives the warnings. */
const SILENT = { warn: () => {} };

async function* textPasses({ source, context, sink }: Extraction, type: TextType): AsyncGenerator<void> {
  const options = charsetOptions(context.charset, type);
  const content = await baseOf(source, options, type);
  const layers = { ...layersOf(context), content };
  const reader = readerFor({ type, layers, sink, inText: inTextOf(context), code: context.code });
  const decoder = new OctetDecoder(options, sink);
  for await (const octets of source.octets(true)) {
    context.onProgress?.(octets.length);
    reader.write(decoder.write(octets));
    yield;
  }
  reader.write(decoder.end());
  reader.end();
}

/** The text of a pass that only looks ahead. */
async function* decoded(source: KeptSource, options: CharsetOptions): AsyncGenerator<string> {
  const decoder = new OctetDecoder(options, SILENT);
  for await (const octets of source.octets(false)) yield decoder.write(octets);
  yield decoder.end();
}

/** The base that a page names. In HTML, where it may come late, a quick pass finds out whether there is one at all. */
async function baseOf(
  source: KeptSource,
  options: CharsetOptions,
  type: DocumentType,
): Promise<string | undefined> {
  const finder = baseFinder(type);
  if (finder === undefined || (type === "html" && !(await hintsAtBase(source, options)))) return undefined;
  for await (const text of decoded(source, options)) {
    finder.write(text);
    if (finder.isOver) return finder.href;
  }
  finder.end();
  return finder.href;
}

async function hintsAtBase(source: KeptSource, options: CharsetOptions): Promise<boolean> {
  const hint = new BaseHint();
  for await (const text of decoded(source, options)) if (hint.isIn(text)) return true;
  return false;
}

/** Reads a message twice: for the names of its parts, and for its references. */
async function* messagePasses(extraction: Extraction): AsyncGenerator<void> {
  const { context, sink } = extraction;
  const layers = layersOf(context);
  const survey = new MessageSurvey();
  yield* messagePass(extraction, new MessageReader({ layers, visitor: survey }), false);
  const visitor = new MessageReferences(survey, sink, inTextOf(context));
  yield* messagePass(extraction, new MessageReader({ layers, visitor }), true);
}

async function* messagePass(
  { source, context: { onProgress } }: Extraction,
  reader: MessageReader,
  isLast: boolean,
): AsyncGenerator<void> {
  for await (const octets of source.octets(isLast)) {
    reader.write(octets);
    onProgress?.(octets.length / 2);
    yield;
  }
  reader.end();
}

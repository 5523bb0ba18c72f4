/** The references in a document: in a stream of octets, or in a text in memory. */

import { establishBase, type RunningTextOptions } from "urikit/context";
import { statement } from "urikit/words";
import { BaseHint, baseFinder } from "./base-search.ts";
import { contextOptions } from "./context-options.ts";
import { type CharsetOptions, charsetOptions, OctetDecoder } from "./decoding.ts";
import { type Finding, type FoundReference, foundReference } from "./found-reference.ts";
import { KeptSource } from "./kept-source.ts";
import { DOCUMENT_TYPES, type DocumentType } from "./media-types.ts";
import { MailboxHint } from "./mime/mailbox.ts";
import { MessageReader } from "./mime/reader.ts";
import { MessageReferences } from "./mime/references.ts";
import { MessageSurvey } from "./mime/survey.ts";
import { readerFor } from "./readers.ts";
import { type DocumentWarning, type Sink, type WarningId, warning } from "./sink.ts";

/** Facts about a document that come from outside it, and options of reading it. */
export interface DocumentContext extends RunningTextOptions {
  /** RFC 3986 §5.1.3: the URI by which it was retrieved; after redirects, the last one. */
  readonly retrieval?: string | undefined;
  /** §5.1.4: the base if nothing else gives one. */
  readonly default?: string | undefined;
  /** Whether the code in Markdown is read as running text; it is left out unless asked for. */
  readonly code?: boolean | undefined;
  /** The charset that its transport declares. */
  readonly charset?: string | undefined;
  /** Is called with each warning about the document. */
  readonly onWarning?: ((warning: DocumentWarning) => void) | undefined;
  /** Is called with the number of octets that were read since the last call. */
  readonly onProgress?: ((octets: number) => void) | undefined;
}

/**
 * A document that can be read from its start more than once: a base may come late, and a part may name a later part.
 * Up to four million octets are kept in memory, and opened once: a short document may be a stream that can be read
 * only once, such as the body of a response.
 *
 * @example
 * ```ts
 * import { type DocumentSource, extractReferences } from "@urikit/documents";
 *
 * const octets = new TextEncoder().encode("http://example.org/");
 * const source: DocumentSource = { open: () => [octets] };
 * const found = [];
 * for await (const { reference } of extractReferences(source, "text")) found.push(reference);
 * found; // => ["http://example.org/"]
 * ```
 */
export interface DocumentSource {
  open(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/**
 * Extracts the references of a document, in the order of the document, in bounded memory whatever its length.
 *
 * @throws {TypeError} If `type` is not a type of document, or the source gives anything but octets.
 * @throws {Error} If the source gives less when it is opened again.
 *
 * @example
 * ```ts
 * import { extractReferences } from "@urikit/documents";
 *
 * const page = new TextEncoder().encode('<a href="../b">b</a><base href="http://example.org/a/">');
 * const targets = [];
 * for await (const { target } of extractReferences({ open: () => [page] }, "html")) targets.push(target);
 * targets; // => ["http://example.org/b", "http://example.org/a/"]
 * ```
 */
export async function* extractReferences(
  source: DocumentSource,
  type: DocumentType,
  context: DocumentContext = {},
): AsyncGenerator<FoundReference, void, undefined> {
  requireType(type, DOCUMENT_TYPES);
  context = contextOptions(context);
  const gathering = new Gathering(context);
  warnOfContext(context, gathering);
  const kept = new KeptSource(source);
  const extraction = { source: kept, context, sink: gathering };
  const passes = type === "mime" ? messagePasses(extraction) : textPasses(extraction, type);
  try {
    for await (const _ of passes) yield* gathering.take();
    yield* gathering.take();
  } finally {
    await kept.close();
  }
}

/**
 * Extracts the references of a document that is a text in memory; of every type except a message, which is octets.
 *
 * @throws {TypeError} If `text` is not a string, or `type` is not a type of document that is text.
 *
 * @example
 * ```ts
 * import { referencesIn } from "@urikit/documents";
 *
 * const found = referencesIn('<img srcset="a.png, b.png 2x">', "html", { retrieval: "http://example.org/" });
 * found.map(({ target }) => target); // => ["http://example.org/a.png", "http://example.org/b.png"]
 * found[1]?.where.column; // => 21
 * ```
 */
export function referencesIn(
  text: string,
  type: Exclude<DocumentType, "mime">,
  context: DocumentContext = {},
): FoundReference[] {
  if (typeof text !== "string") throw new TypeError("the document must be a string");
  requireType(type, TEXT_TYPES);
  context = contextOptions(context);
  const gathering = new Gathering(context);
  warnOfContext(context, gathering);
  const content = baseIn(text, type);
  const layers = { ...layersOf(context), content };
  const reader = readerFor({ type, layers, sink: gathering, inText: context, code: context.code });
  reader.write(text);
  reader.end();
  return gathering.take();
}

/** The types of document that are texts: a message is octets, which its parts decode each in its own way. */
const TEXT_TYPES = DOCUMENT_TYPES.filter((type) => type !== "mime");

function requireType(type: unknown, known: readonly unknown[]): void {
  if (known.includes(type)) return;
  throw new TypeError(
    `the type must be one of ${known.join(", ")}, not ${typeof type === "string" ? JSON.stringify(type) : typeof type}`,
  );
}

/** Says which facts about the document are not usable as a base. */
function warnOfContext(context: DocumentContext, sink: Pick<Sink, "warn">): void {
  for (const { layer, reason, text } of establishBase(layersOf(context)).skipped) {
    if (reason === "absent") continue;
    const problem = statement(
      "base-of-layer-ignored",
      JSON.stringify(text),
      layer,
      statement(`base-${reason}` satisfies WarningId),
    );
    sink.warn(warning("unusable-base", problem));
  }
}

function baseIn(text: string, type: DocumentType): string | undefined {
  const finder = baseFinder(type);
  if (finder === undefined || !new BaseHint().isIn(text)) return undefined;
  for (let i = 0; i < text.length && !finder.isOver; i += 0x10000) finder.write(text.slice(i, i + 0x10000));
  finder.end();
  return finder.href;
}

/** Gathers the references that were found since the last call of `take`. */
class Gathering implements Sink {
  readonly #onWarning: DocumentContext["onWarning"];
  #found: FoundReference[] = [];

  constructor({ onWarning }: DocumentContext) {
    this.#onWarning = onWarning;
  }

  found(finding: Finding): void {
    this.#found.push(foundReference(finding));
  }

  warn(warning: DocumentWarning): void {
    this.#onWarning?.(warning);
  }

  take(): FoundReference[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }
}

/** For the passes that only look ahead: the last pass gives the warnings. */
const SILENT = { warn: () => {} };

function layersOf({ retrieval, default: fallback }: DocumentContext): {
  retrieval?: string | undefined;
  default?: string | undefined;
} {
  return { retrieval, default: fallback };
}

/** A document that is read, and the sink of its references. */
interface Extraction {
  readonly source: KeptSource;
  readonly context: DocumentContext;
  readonly sink: Sink;
}

/** Reads a document, with a pause after each piece. */
async function* textPasses(
  { source, context, sink }: Extraction,
  type: Exclude<DocumentType, "mime">,
): AsyncGenerator<void> {
  const options = charsetOptions(context.charset, type);
  const content = await baseOf(source, options, type);
  const layers = { ...layersOf(context), content };
  const reader = readerFor({ type, layers, sink, inText: context, code: context.code });
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
  yield* messagePass(extraction, new MessageReader({ layers, visitor: survey }));
  const visitor = new MessageReferences(survey, sink, context);
  const mailbox = new MailboxHint(sink);
  yield* messagePass(extraction, new MessageReader({ layers, visitor }), mailbox);
}

async function* messagePass(
  { source, context: { onProgress } }: Extraction,
  reader: MessageReader,
  mailbox?: MailboxHint,
): AsyncGenerator<void> {
  for await (const octets of source.octets(mailbox !== undefined)) {
    mailbox?.look(octets);
    reader.write(octets);
    onProgress?.(octets.length / 2);
    yield;
  }
  reader.end();
}

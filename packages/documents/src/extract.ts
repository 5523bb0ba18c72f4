/** The references in a document: in a stream of octets, or in a text in memory. */

import { establishBase } from "urikit/context";
import { statement } from "urikit/words";
import { BaseHint, baseFinder } from "./base-search.ts";
import { contextOptions } from "./context-options.ts";
import { CONTEXT, type DocumentContext, inTextOf, layersOf } from "./document-context.ts";
import { type Finding, type FoundReference, foundReference } from "./found-reference.ts";
import { KeptSource } from "./kept-source.ts";
import { DOCUMENT_TYPES, type DocumentType, isTextType, type TextType } from "./media-types.ts";
import { passesOf } from "./passes.ts";
import { readerFor } from "./readers.ts";
import { addResponseFields } from "./response-fields.ts";
import { type DocumentWarning, type Sink, type WarningId, warning } from "./sink.ts";

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
  context = contextOptions(context, CONTEXT);
  const gathering = new Gathering(context);
  warnOfContext(context, gathering);
  addResponseFields(context, gathering);
  const kept = new KeptSource(source);
  const extraction = { source: kept, context, sink: gathering };
  try {
    for await (const _ of passesOf(extraction, type)) yield* gathering.take();
    yield* gathering.take();
  } finally {
    await kept.close();
  }
}

/**
 * Extracts the references of a document that is a text in memory; of every type except messages, which are octets.
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
export function referencesIn(text: string, type: TextType, context: DocumentContext = {}): FoundReference[] {
  if (typeof text !== "string") throw new TypeError("the document must be a string");
  requireType(type, TEXT_TYPES);
  context = contextOptions(context, CONTEXT);
  const gathering = new Gathering(context);
  warnOfContext(context, gathering);
  addResponseFields(context, gathering);
  const content = baseIn(text, type);
  const layers = { ...layersOf(context), content };
  const reader = readerFor({ type, layers, sink: gathering, inText: inTextOf(context), code: context.code });
  reader.write(text);
  reader.end();
  return gathering.take();
}

const TEXT_TYPES = DOCUMENT_TYPES.filter(isTextType);

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

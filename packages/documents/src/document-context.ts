/** What is known of a document from outside it (RFC 3986 §5.1.3, §5.1.4), and the options of reading it. */

import type { RunningTextOptions } from "urikit/context";
import { type OptionNames, pickOptions } from "urikit/foundation";
import type { KeptSource } from "./kept-source.ts";
import type { DocumentType } from "./media-types.ts";
import type { DocumentWarning, Sink } from "./sink.ts";

/** A field of a response; a name has no case. */
export interface ResponseField {
  readonly name: string;
  readonly value: string;
}

/** Facts about a document that come from outside it, and options of reading it. */
export interface DocumentContext extends RunningTextOptions {
  /** RFC 3986 §5.1.3: the URI by which it was retrieved; after redirects, the last one. */
  readonly retrieval?: string | undefined;
  /** §5.1.4: the base if nothing else gives one. */
  readonly default?: string | undefined;
  /**
   * The fields of the response by which it was retrieved (RFC 9110 §5): `Link`, `Location`, `Content-Location` and `Refresh` refer.
   * Such a reference has the name of its field as `where.field`, and stands before the document.
   */
  readonly fields?: readonly ResponseField[] | undefined;
  /** Whether the code in Markdown is read as running text; it is left out unless asked for. */
  readonly code?: boolean | undefined;
  /** The charset that its transport declares. */
  readonly charset?: string | undefined;
  /** Is called with each warning about the document. */
  readonly onWarning?: ((warning: DocumentWarning) => void) | undefined;
  /** Is called with the number of octets that were read since the last call. */
  readonly onProgress?: ((octets: number) => void) | undefined;
}

/** The members of a context. */
export const CONTEXT: OptionNames<DocumentContext> = {
  retrieval: true,
  default: true,
  fields: true,
  code: true,
  charset: true,
  onWarning: true,
  onProgress: true,
  schemes: true,
  suffixReferences: true,
  guessHostNames: true,
};

const IN_TEXT: OptionNames<RunningTextOptions> = {
  schemes: true,
  suffixReferences: true,
  guessHostNames: true,
};

/** The options for its running text. */
export function inTextOf(context: DocumentContext): RunningTextOptions {
  return pickOptions<RunningTextOptions>(context, IN_TEXT);
}

/** The layers that may give its base. */
export function layersOf({ retrieval, default: fallback }: DocumentContext): {
  retrieval?: string | undefined;
  default?: string | undefined;
} {
  return { retrieval, default: fallback };
}

/** A document that is read, and the sink of its references. */
export interface Extraction {
  readonly source: KeptSource;
  readonly context: DocumentContext;
  readonly sink: Sink;
}

/** Reads a document of a type, with a pause after each piece. */
export type PassesOf = (document: Extraction, type: DocumentType) => AsyncGenerator<void>;

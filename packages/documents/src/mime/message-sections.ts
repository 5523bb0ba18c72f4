/** A message that is a text in memory, in sections: the heading and the content of each part, each with its references. */

import { contextOptions } from "../context-options.ts";
import { CONTEXT, type DocumentContext, inTextOf } from "../document-context.ts";
import type { DocumentReader } from "../document-reader.ts";
import { type FoundReference, foundReference } from "../found-reference.ts";
import type { TextType } from "../media-types.ts";
import type { DocumentWarning } from "../sink.ts";
import type { Part } from "./part.ts";
import { MessageReader, type PartVisitor } from "./reader.ts";
import { MessageReferences } from "./references.ts";
import { MessageSurvey } from "./survey.ts";

/** The kinds of sections of a message. */
export type MessageSectionKind =
  /** The heading of a part, by its number as in IMAP; `isRead`: whether its content holds references. */
  | { readonly is: "heading"; readonly part: string; readonly isRead: boolean }
  /** The content of a part; `decoded` names the transfer encoding that was taken away. */
  | {
      readonly is: "content";
      readonly part: string;
      readonly type: TextType;
      readonly decoded: string | undefined;
    };

const { default: _default, charset: _charset, onProgress: _onProgress, ...MESSAGE_CONTEXT } = CONTEXT;

/** A text as it is read, and the references in it, whose places are those in it. */
export interface MessageSection {
  readonly kind: MessageSectionKind;
  readonly text: string;
  readonly found: readonly FoundReference[];
}

/**
 * The sections of a message that was pasted: its text was decoded already, except where a transfer encoding hides it.
 *
 * @example
 * ```ts
 * import { messageSections } from "@urikit/documents";
 *
 * const sections = messageSections("Content-Transfer-Encoding: base64\n\naHR0cDovL2EvIA==");
 * sections.map(({ text }) => text); // => ["Content-Transfer-Encoding: base64", "http://a/ "]
 * sections[1]?.found.map(({ target }) => target); // => ["http://a/"]
 * ```
 */
export function messageSections(
  text: string,
  context: Omit<DocumentContext, "default" | "charset" | "onProgress"> = {},
): MessageSection[] {
  if (typeof text !== "string") throw new TypeError("the message must be a string");
  context = contextOptions(context, MESSAGE_CONTEXT);
  const octets = new TextEncoder().encode(text);
  const options = { layers: { retrieval: context.retrieval }, charset: "utf-8" };
  // It is read twice, as a part may name a later one: for the names of its parts, and for its references.
  const survey = new MessageSurvey();
  read(octets, new MessageReader({ ...options, visitor: survey }));
  const sectioning = new Sectioning(survey, context);
  read(octets, new MessageReader({ ...options, visitor: sectioning }));
  return sectioning.sections;
}

function read(octets: Uint8Array, reader: MessageReader): void {
  reader.write(octets);
  reader.end();
}

interface OpenSection extends MessageSection {
  text: string;
  readonly found: FoundReference[];
}

/** Keeps the texts of the parts on their way to their readers, and the references that these find in each. */
class Sectioning implements PartVisitor {
  readonly sections: OpenSection[] = [];
  readonly #references: MessageReferences;
  readonly #onWarning: DocumentContext["onWarning"];

  constructor(survey: MessageSurvey, context: DocumentContext) {
    const sink = {
      found: (finding: Parameters<typeof foundReference>[0]) => {
        this.sections.at(-1)?.found.push(foundReference(finding));
      },
      warn: (warning: DocumentWarning) => this.warn(warning),
    };
    this.#references = new MessageReferences(survey, sink, inTextOf(context));
    this.#onWarning = context.onWarning;
  }

  heading(part: Part): void {
    const isRead = part.isMultipart || part.type !== undefined;
    this.#begin({ is: "heading", part: part.number, isRead }, part.heading.trimEnd());
    this.#references.heading(part);
  }

  body(part: Part, type: TextType): DocumentReader {
    const decoded = /^(?:base64|quoted-printable)$/.test(part.encoding) ? part.encoding : undefined;
    const section = this.#begin({ is: "content", part: part.bodyNumber, type, decoded }, "");
    const reader = this.#references.body(part, type);
    return {
      write(text) {
        section.text += text;
        reader.write(text);
      },
      end: () => reader.end(),
    };
  }

  warn(warning: DocumentWarning): void {
    this.#onWarning?.(warning);
  }

  #begin(kind: MessageSectionKind, text: string): OpenSection {
    const section: OpenSection = { kind, text, found: [] };
    this.sections.push(section);
    return section;
  }
}

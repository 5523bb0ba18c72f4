/** A document in sections: one, or of a message the heading and the content of each part; each with its references. */

import { type DocumentType, type FoundReference, referencesIn } from "@urikit/documents";
import { foundReference } from "../../packages/documents/src/found-reference.ts";
import { MailboxHint } from "../../packages/documents/src/mime/mailbox.ts";
import type { Part } from "../../packages/documents/src/mime/part.ts";
import { MessageReader, type PartVisitor } from "../../packages/documents/src/mime/reader.ts";
import { MessageReferences } from "../../packages/documents/src/mime/references.ts";
import { MessageSurvey } from "../../packages/documents/src/mime/survey.ts";
import type { DocumentWarning } from "../../packages/documents/src/sink.ts";

/** What a section is. */
export type SectionKind =
  | { readonly is: "whole" }
  /** The heading of a part, by its number as in IMAP; `isRead`: whether its content holds references. */
  | { readonly is: "heading"; readonly part: string; readonly isRead: boolean }
  /** The content of a part; `decoded` names the transfer encoding that was taken away. */
  | {
      readonly is: "content";
      readonly part: string;
      readonly type: DocumentType;
      readonly decoded: string | undefined;
    };

/** A text as it is read, and the references in it, whose places are those in it. */
export interface Section {
  readonly kind: SectionKind;
  readonly text: string;
  readonly found: readonly FoundReference[];
}

/** What is known of a document besides its text. */
export interface TextContext {
  /** RFC 3986 §5.1.3: the URI by which it was retrieved; undefined if that is not known. */
  readonly retrieval: string | undefined;
  /** §4.5: whether `www.example.org` is taken for a reference in running text. */
  readonly suffixReferences: boolean;
}

export interface SectionedText {
  readonly sections: readonly Section[];
  readonly warnings: readonly DocumentWarning[];
}

/** The sections of a document of some type. */
export function sectionsOf(text: string, type: DocumentType, context: TextContext): SectionedText {
  if (type === "mime") return sectionsOfMessage(text, context);
  const warnings: DocumentWarning[] = [];
  const found = referencesIn(text, type, { ...context, onWarning: (warning) => warnings.push(warning) });
  return { sections: [{ kind: { is: "whole" }, text, found }], warnings };
}

/**
 * A message is octets; what was pasted was decoded already, except where a transfer encoding hides it. It is read twice, as a part may name a later one: for the names of
 * its parts, and for its references.
 */
function sectionsOfMessage(text: string, { retrieval, suffixReferences }: TextContext): SectionedText {
  const octets = new TextEncoder().encode(text);
  const options = { layers: { retrieval }, charset: "utf-8" };
  const survey = new MessageSurvey();
  read(octets, new MessageReader({ ...options, visitor: survey }));
  const sectioning = new Sectioning(survey, suffixReferences);
  new MailboxHint(sectioning).look(octets);
  read(octets, new MessageReader({ ...options, visitor: sectioning }));
  return { sections: sectioning.sections, warnings: sectioning.warnings };
}

function read(octets: Uint8Array, reader: MessageReader): void {
  reader.write(octets);
  reader.end();
}

interface OpenSection extends Section {
  text: string;
  readonly found: FoundReference[];
}

/** Keeps the texts of the parts on their way to the readers of the library, and what those find in each. */
class Sectioning implements PartVisitor {
  readonly sections: OpenSection[] = [];
  readonly warnings: DocumentWarning[] = [];
  readonly #references: MessageReferences;

  constructor(survey: MessageSurvey, suffixReferences: boolean) {
    const sink = {
      found: (finding: Parameters<typeof foundReference>[0]) => {
        this.sections.at(-1)?.found.push(foundReference(finding));
      },
      warn: (warning: DocumentWarning) => this.warn(warning),
    };
    this.#references = new MessageReferences(survey, sink, { suffixReferences });
  }

  heading(part: Part): void {
    const isRead = part.isMultipart || part.type !== undefined;
    this.#begin({ is: "heading", part: part.number, isRead }, part.heading.trimEnd());
    this.#references.heading(part);
  }

  body(part: Part, type: Exclude<DocumentType, "mime">): ReturnType<MessageReferences["body"]> {
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
    this.warnings.push(warning);
  }

  #begin(kind: SectionKind, text: string): OpenSection {
    const section: OpenSection = { kind, text, found: [] };
    this.sections.push(section);
    return section;
  }
}

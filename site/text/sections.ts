/** A document in sections: one, or of a message the heading and the content of each part; each with its references. */

import {
  type DocumentWarning,
  type FoundReference,
  type MessageSectionKind,
  messageSections,
  referencesIn,
} from "@urikit/documents";
import type { ReadAs } from "./question.ts";

/** The kinds of sections. */
export type SectionKind = { readonly is: "whole" } | MessageSectionKind;

/** A text as it is read, and the references in it, whose places are those in it. */
export interface Section {
  readonly kind: SectionKind;
  readonly text: string;
  readonly found: readonly FoundReference[];
}

/** The facts about a document besides its text. */
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
export function sectionsOf(text: string, type: ReadAs, context: TextContext): SectionedText {
  const warnings: DocumentWarning[] = [];
  const options = { ...context, onWarning: (warning: DocumentWarning) => warnings.push(warning) };
  const sections: Section[] =
    type === "mime"
      ? messageSections(text, options)
      : [{ kind: { is: "whole" }, text, found: referencesIn(text, type, options) }];
  return { sections, warnings };
}

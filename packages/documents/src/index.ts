/**
 * @urikit/documents: base URIs and references in HTML, CSS, messages of MIME and HTTP, WARC, XML, Markdown, JSON, CSV, URI
 * lists and running text.
 *
 * @packageDocumentation
 */

export {
  checkFragments,
  type FragmentCheck,
  type FragmentCheckOptions,
  type HtmlPage,
} from "./check-fragments.ts";
export type { DocumentContext, ResponseField } from "./document-context.ts";
export { type DocumentSource, extractReferences, referencesIn } from "./extract.ts";
export type { FoundReference, FoundReferenceKind, ReferencePlace } from "./found-reference.ts";
export {
  DOCUMENT_TYPES,
  type DocumentType,
  type TextType,
  typeOfContent,
  typeOfMedia,
  typeOfName,
} from "./media-types.ts";
export { type MessageSection, type MessageSectionKind, messageSections } from "./mime/message-sections.ts";
export type { ReferenceUse } from "./reference-use.ts";
export type { DocumentWarning, WarningCode } from "./sink.ts";

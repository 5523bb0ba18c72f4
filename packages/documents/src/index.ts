/**
 * @urikit/documents: base URIs and references in HTML, CSS, messages of MIME and HTTP, WARC, XML, Markdown, JSON, CSV, URI
 * lists and running text.
 *
 * @packageDocumentation
 */

export { checkFragments, type FragmentCheck, type HtmlPage } from "./check-fragments.ts";
export type { DocumentContext } from "./document-context.ts";
export { type DocumentSource, extractReferences, referencesIn } from "./extract.ts";
export type { FoundReference, ReferencePlace } from "./found-reference.ts";
export { DOCUMENT_TYPES, type DocumentType, typeOfContent, typeOfMedia, typeOfName } from "./media-types.ts";
export { type MessageSectionKind, messageSections } from "./mime/message-sections.ts";
export type { DocumentWarning } from "./sink.ts";

/**
 * @urikit/documents/words/en: the warnings about documents, in English, by the ids of statements.
 *
 * @packageDocumentation
 */

import type { Catalogue } from "urikit/words";

/** The sentences of this package in English. */
// biome-ignore format: a line is a sentence
export const en = {
  // Bases (RFC 3986 §5.1)
  "base-ignored": (base, reason) => `ignored the base ${base}: it is ${reason}`,
  "base-of-layer-ignored": (base, layer, reason) => `ignored the base ${base} (${layer}): it is ${reason}`,
  "base-relative": () => "relative",
  "base-invalid": () => "invalid",
  "base-scheme": () => "of a scheme that cannot be a base",
  "base-without-targets": (base) => `the base ${base} is invalid: relative references have no target`,
  "base-is-relative": (base) => `the base ${base} is relative: other readers than browsers need an absolute one`,
  "base-repaired": (base, read) => `the base ${base} is invalid; read as browsers read it: ${read}`,
  "xml-base-unusable": () => "xml:base is not usable as a base: relative references have no target",
  "xml-base-encoded": () => "xml:base is not a URI reference; the characters that none holds were encoded",
  // The end of a document
  "ends-within-tag": () => "the page ends within a tag",
  "ends-within-comment": () => "the page ends within a comment",
  "cell-unclosed": () => "the table ends within a cell in quotes",
  "multipart-unclosed": () => "a multipart ends without its closing delimiter",
  "multiparts-unclosed": (count) => `${count} multiparts end without their closing delimiters`,
  // What is too long, or nested too deeply
  "too-many-references": (attribute, element) => `${attribute} on ${element} holds too many references; the rest is skipped`,
  "value-too-long": (attribute, element) => `the value of ${attribute} on ${element} is too long and was skipped`,
  "line-skipped": (line) => `line ${line} is too long and was skipped`,
  "tag-too-long": () => "a tag is too long; the rest of the document is not read",
  "cell-too-long": () => "a cell is too long; the rest of the table is not read",
  "element-too-long": () => "the text of an element is too long; the rest of the document is not read",
  "elements-too-deep": () => "elements are nested too deeply; the rest of the document is not read",
  "reference-skipped": () => "1 reference was too long and was skipped",
  "references-skipped": (count) => `${count} references were too long and were skipped`,
  "css-too-long": () => "a string or url() is too long and was skipped",
  "heading-too-long": () => "a heading is too long; the message is not read further",
  "message-too-long": () => "a message is too long; its rest is skipped",
  "messages-too-deep": () => "messages are nested too deeply; the innermost was not read",
  "page-too-deep": () => "pages within the page are nested too deeply; the innermost was not read",
  "page-too-long": () => "a page within the document is too long and was skipped",
  "document-too-long": (most) => `the document is longer than ${most} characters and was not read`,
  "paragraph-crowded": () => "a paragraph has too many brackets or lines, or is nested too deeply, and was skipped",
  "in-srcdoc": (warning) => `srcdoc: ${warning}`,
  "in-text": (warning) => `HTML in the text: ${warning}`,
  // What is malformed, or not known
  "xml-malformed": (reason) => reason,
  "json-malformed": () => "it is no JSON from here on; the rest is not read",
  "yaml-malformed": () => "it is no YAML here, or is nested too deeply; what can be read is read",
  "http-malformed": () => "the head of the message does not end, or is too long; nothing of it is read",
  "content-unread": (coding) => `the content is ${coding}, and is not read`,
  "content-broken": (coding, reason) => `the content is not read further, as ${coding}: ${reason}`,
  "warc-malformed": () => "a record has no version, no length or no end; the rest of the archive is not read",
  "record-too-long": () => "a record is too long; its rest is skipped",
  "mdx-malformed": (reason) => `it is no MDX, and is read as Markdown: ${reason}`,
  "css-malformed": () => "a broken string or url()",
  "octets-replaced": (charset) => `some octets are not ${charset} and were replaced by U+FFFD`,
  "charset-unsafe": (charset) => `the charset ${charset} is not safe to read, and nothing of the text is read`,
  "charset-unknown": (charset) => `the charset ${charset} is not known`,
  "encoding-unknown": (encoding) => `the transfer encoding ${encoding} is not known; the part is read as it is`,
  "part-unmatched": (reference) => `${reference} names no part of this message`,
} satisfies Catalogue;

/** The types of document that can be read, by media type, by the ending of a file name, and by the first octets. */

import { requireString } from "urikit/foundation";
import { beginsMessage } from "./http/start-line.ts";

/** A type of document. */
export type DocumentType =
  | "text"
  | "html"
  | "css"
  | "mime"
  | "mbox"
  | "http"
  | "warc"
  | "xml"
  | "markdown"
  | "mdx"
  | "json"
  | "json-lines"
  | "manifest"
  | "yaml"
  | "csv"
  | "uri-list";

/** All types of document. */
export const DOCUMENT_TYPES: readonly DocumentType[] = [
  "text",
  "html",
  "css",
  "mime",
  "mbox",
  "http",
  "warc",
  "xml",
  "markdown",
  "mdx",
  "json",
  "json-lines",
  "manifest",
  "yaml",
  "csv",
  "uri-list",
];

/** A type whose documents are texts; those of the others are octets, which their parts decode each in its own way. */
export type TextType = Exclude<DocumentType, "mime" | "mbox" | "http" | "warc">;

/** Whether documents of a type are texts. */
export function isTextType(type: DocumentType): type is TextType {
  return type !== "mime" && type !== "mbox" && type !== "http" && type !== "warc";
}

const BY_MEDIA_TYPE: ReadonlyMap<string, DocumentType> = new Map([
  ["text/html", "html"],
  ["text/css", "css"],
  ["text/xml", "xml"],
  ["application/xml", "xml"],
  ["text/markdown", "markdown"],
  ["text/uri-list", "uri-list"],
  ["text/csv", "csv"],
  ["application/json", "json"],
  ["application/manifest+json", "manifest"],
  ...["application/jsonl", "application/x-ndjson"].map((name) => [name, "json-lines"] as const),
  ...["application/yaml", "application/x-yaml", "text/yaml", "text/x-yaml"].map(
    (name) => [name, "yaml"] as const,
  ),
  ["application/warc", "warc"],
  ["message/rfc822", "mime"],
  ["message/global", "mime"],
  ["application/mbox", "mbox"],
  ["multipart/related", "mime"],
]);

/**
 * The type of a document by its media type; undefined if that type holds no references.
 *
 * @example
 * ```ts
 * import { typeOfMedia } from "@urikit/documents";
 *
 * typeOfMedia("image/svg+xml"); // => "xml"
 * typeOfMedia("text/markdown"); // => "markdown"
 * typeOfMedia("image/png"); // => undefined
 * ```
 */
export function typeOfMedia(mediaType: string): DocumentType | undefined {
  requireString(mediaType, "the media type");
  const essence = mediaType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const known = BY_MEDIA_TYPE.get(essence);
  if (known !== undefined) return known;
  if (essence.endsWith("+xml")) return "xml";
  if (essence.endsWith("+json")) return "json";
  if (essence.endsWith("+yaml")) return "yaml";
  return essence.startsWith("text/") ? "text" : undefined;
}

const BY_ENDING: ReadonlyMap<string, DocumentType> = new Map([
  ...["html", "htm", "shtml"].map((ending) => [ending, "html"] as const),
  ["css", "css"],
  ...["eml", "mht", "mhtml", "msg", "nws"].map((ending) => [ending, "mime"] as const),
  ...["mbox", "mbx"].map((ending) => [ending, "mbox"] as const),
  ...["xml", "xhtml", "xht", "svg", "atom", "rss", "rdf", "xsd", "xsl", "xslt", "xlf", "wsdl", "kml"].map(
    (ending) => [ending, "xml"] as const,
  ),
  ...["uri", "uris", "urls"].map((ending) => [ending, "uri-list"] as const),
  ...["md", "markdown", "mdown", "mkd"].map((ending) => [ending, "markdown"] as const),
  ["mdx", "mdx"],
  ...["json", "jsonld", "har", "geojson", "jsonc"].map((ending) => [ending, "json"] as const),
  ...["jsonl", "ndjson"].map((ending) => [ending, "json-lines"] as const),
  ["webmanifest", "manifest"],
  ...["yaml", "yml"].map((ending) => [ending, "yaml"] as const),
  ["csv", "csv"],
  ["warc", "warc"],
  ...["txt", "text", "rst", "adoc", "log"].map((ending) => [ending, "text"] as const),
]);

/**
 * The type of a document by the ending of its file name; undefined if the ending is not known.
 *
 * @example
 * ```ts
 * import { typeOfName } from "@urikit/documents";
 *
 * typeOfName("saved/page.HTM"); // => "html"
 * typeOfName("README"); // => undefined
 * ```
 */
export function typeOfName(name: string): DocumentType | undefined {
  requireString(name, "the name");
  const ending = /\.([A-Za-z0-9]+)$/.exec(name)?.[1];
  return ending === undefined ? undefined : BY_ENDING.get(ending.toLowerCase());
}

/**
 * The type of a document by its first octets, of which 1024 are enough; running text if they show no other type.
 * Undefined if they are not text.
 *
 * @example
 * ```ts
 * import { typeOfContent } from "@urikit/documents";
 *
 * typeOfContent(new TextEncoder().encode("<!doctype html><p>Hello")); // => "html"
 * typeOfContent(new TextEncoder().encode("See http://example.org/.")); // => "text"
 * typeOfContent(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0])); // => undefined
 * ```
 */
export function typeOfContent(head: Uint8Array): DocumentType | undefined {
  if (!(head instanceof Uint8Array)) throw new TypeError("the octets must be a Uint8Array");
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  const text = new TextDecoder(isUtf16 ? (head[0] === 0xff ? "utf-16le" : "utf-16be") : "latin1")
    .decode(head.subarray(0, 1024))
    .replace(/^(?:\u00ef\u00bb\u00bf|\ufeff)/, "");
  if (beginsMessage(text)) return "http";
  if (/^WARC\/\d\.\d\r?\n/.test(text)) return "warc";
  if (!isUtf16 && head.subarray(0, 1024).includes(0)) return undefined;
  if (/^\s*(?:<!--|<!doctype\s+html)/i.test(text)) return "html";
  if (/^<\?xml\s/.test(text)) return isHtmlInXml(text) ? "html" : "xml";
  if (/^\s*(?:\{\s*["}]|\[\s*[\]["{\d])/.test(text)) return "json";
  if (/^\s*<(?:svg|rss|feed|rdf:RDF|urlset)[\s>]/.test(text)) return "xml";
  if (HTML_ELEMENTS.has(/^\s*<\/?([a-z][a-z0-9]*)(?=[\s/>])/i.exec(text)?.[1]?.toLowerCase() ?? ""))
    return "html";
  if (/^From \S[^\n]*\n[!-9;-~]+:/.test(text)) return "mbox";
  if (/^(?:[!-9;-~]+:[^\n]*\n(?:[ \t][^\n]*\n)*){2}/.test(text) && MAIL_FIELD.test(text)) return "mime";
  if (/^%YAML\s/.test(text)) return "yaml";
  if (/^@(?:charset|import)[\s"]/.test(text)) return "css";
  return "text";
}

/** After an XML declaration: pages without the namespace of XHTML are HTML, whatever they declare. */
function isHtmlInXml(text: string): boolean {
  return /<html[\s>]/i.test(text) && !text.includes("http://www.w3.org/1999/xhtml");
}

/** The elements of HTML, obsolete ones too: a text that begins with the tag of one is a page, or a piece of a page. */
const HTML_ELEMENTS: ReadonlySet<string> = new Set(
  (
    "a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body " +
    "br button canvas caption center cite code col colgroup command data datalist dd del details dfn dialog dir div dl " +
    "dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr " +
    "html i iframe img input ins isindex kbd label layer legend li link main map mark marquee menu meta meter nav nobr " +
    "noembed noframes noscript object ol optgroup option output p param picture pre progress q rp rt ruby s samp " +
    "script search section select slot small source span strike strong style sub summary sup table tbody td template " +
    "textarea tfoot th thead time title tr track tt u ul var video wbr"
  ).split(" "),
);

/** A text that looks like a heading, but without any of these fields, is hardly a message. */
const MAIL_FIELD = /^(?:Mime-Version|Message-ID|Received|Return-Path|Content-Type|From):/im;

/**
 * XML: each vocabulary has its own attributes and elements that hold references. These vocabularies are known; in
 * others, only XML Base, XLink, XML Schema and the `xml-stylesheet` instruction count.
 */

import { presentationAttribute, type UrlAttribute, urlAttributeOf } from "../html/attributes.ts";

export const XML = "http://www.w3.org/XML/1998/namespace";
export const XLINK = "http://www.w3.org/1999/xlink";
const SCHEMA_INSTANCE = "http://www.w3.org/2001/XMLSchema-instance";
export const XHTML = "http://www.w3.org/1999/xhtml";
export const SVG = "http://www.w3.org/2000/svg";
export const ATOM = "http://www.w3.org/2005/Atom";

const ONE: UrlAttribute = { name: "", kind: "url", elements: undefined };
const STYLE: UrlAttribute = { name: "style", kind: "style", elements: undefined };
/** `xsi:schemaLocation` has names and places in turn; both are URIs. */
const LIST: UrlAttribute = { name: "", kind: "urls", elements: undefined };

/** The attributes without a prefix that hold references, by vocabulary and element. */
const ATTRIBUTES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [ATOM, new Set(["link href", "content src", "generator uri", "category scheme"])],
  ["http://www.w3.org/2001/XInclude", new Set(["include href"])],
  [
    "http://www.w3.org/1999/XSL/Transform",
    new Set(["import href", "include href", "import-schema schema-location"]),
  ],
  [
    "http://www.w3.org/2001/XMLSchema",
    new Set(["import schemaLocation", "include schemaLocation", "redefine schemaLocation"]),
  ],
]);

/** The same of documents without a namespace, by their root: RSS 2.0 and OPML 2.0. */
const ATTRIBUTES_BY_ROOT: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["rss", new Set(["enclosure url", "source url"])],
  ["opml", new Set(["outline xmlUrl", "outline htmlUrl", "outline url"])],
]);

/** The attributes with a prefix, by namespace. */
const PREFIXED: ReadonlyMap<string, ReadonlyMap<string, UrlAttribute>> = new Map([
  [
    XLINK,
    new Map([
      ["href", ONE],
      ["role", ONE],
      ["arcrole", ONE],
    ]),
  ],
  [
    SCHEMA_INSTANCE,
    new Map([
      ["schemaLocation", LIST],
      ["noNamespaceSchemaLocation", ONE],
    ]),
  ],
  [
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    new Map([
      ["about", ONE],
      ["resource", ONE],
      ["datatype", ONE],
    ]),
  ],
  [XML, new Map([["base", ONE]])],
]);

/** The elements whose text is a reference, by vocabulary. */
const ELEMENTS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [ATOM, new Set(["icon", "logo", "id", "uri"])],
  ["http://purl.org/rss/1.0/", new Set(["link", "url"])],
  ["http://www.sitemaps.org/schemas/sitemap/0.9", new Set(["loc"])],
  ["http://www.google.com/schemas/sitemap/0.84", new Set(["loc"])],
  ["http://www.google.com/schemas/sitemap-image/1.1", new Set(["loc", "license"])],
  [
    "http://www.google.com/schemas/sitemap-video/1.1",
    new Set(["thumbnail_loc", "content_loc", "player_loc"]),
  ],
]);

/**
 * The same without a namespace, by the root of the document: RSS 2.0, and sitemaps, many of which have no namespace.
 */
const ELEMENTS_BY_ROOT: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["rss", new Set(["link", "url", "docs", "comments", "guid"])],
  ["urlset", new Set(["loc"])],
  ["sitemapindex", new Set(["loc"])],
]);

/** A name with its namespace, which is empty for a name without one. */
export interface ExpandedName {
  readonly namespace: string;
  readonly local: string;
}

/** The kind of an attribute; undefined if the attribute is not known to hold a reference. */
export function xmlAttributeOf(
  element: ExpandedName,
  attribute: ExpandedName,
  root: ExpandedName | undefined,
): UrlAttribute | undefined {
  if (attribute.namespace !== "") return PREFIXED.get(attribute.namespace)?.get(attribute.local);
  if (element.namespace === XHTML) return urlAttributeOf(element.local, attribute.local, false);
  if (element.namespace === SVG) return ofSvg(attribute.local);
  const known =
    element.namespace === "" ? byRoot(ATTRIBUTES_BY_ROOT, root) : ATTRIBUTES.get(element.namespace);
  return known?.has(`${element.local} ${attribute.local}`) === true ? ONE : undefined;
}

/** What is known of a document whose root has no namespace. */
function byRoot(
  known: ReadonlyMap<string, ReadonlySet<string>>,
  root: ExpandedName | undefined,
): ReadonlySet<string> | undefined {
  return root?.namespace === "" ? known.get(root.local) : undefined;
}

function ofSvg(attribute: string): UrlAttribute | undefined {
  if (attribute === "style") return STYLE;
  return attribute === "href" ? ONE : presentationAttribute(attribute);
}

/** An element: its name, its attributes as they are written, and the root of its document. */
export interface ElementInDocument {
  readonly name: ExpandedName;
  readonly attributes: Readonly<Record<string, string>>;
  readonly root: ExpandedName;
}

/** Whether the text of an element is a reference. */
export function holdsReference({ name, attributes, root }: ElementInDocument): boolean {
  const { namespace, local } = name;
  if (namespace !== "") return ELEMENTS.get(namespace)?.has(local) === true;
  if (byRoot(ELEMENTS_BY_ROOT, root)?.has(local) !== true) return false;
  // RSS 2.0, `guid`: "If its value is false, the guid may not be assumed to be a url".
  return local !== "guid" || attributes.isPermaLink !== "false";
}

const RSS_CONTENT = "http://purl.org/rss/1.0/modules/content/";

/**
 * Whether the text of an element is a piece of HTML: RSS 2.0, `description` ("entity-encoded HTML is allowed"), RSS 1.0's
 * module of content, and RFC 4287 §3.1.1.2, §4.1.3.3.
 */
export function holdsHtml({ name: { namespace, local }, attributes, root }: ElementInDocument): boolean {
  if (namespace === ATOM) return attributes.type === "html" && OF_ATOM.has(local);
  if (namespace === RSS_CONTENT) return local === "encoded";
  return (
    local === "description" &&
    (namespace === "http://purl.org/rss/1.0/" || (namespace === "" && root.local === "rss"))
  );
}

/** RFC 4287 §3.1: the text constructs, and the content. */
const OF_ATOM: ReadonlySet<string> = new Set(["content", "summary", "title", "subtitle", "rights"]);

/** Whether the text of an element is a style sheet. */
export function holdsStyle({ namespace, local }: ExpandedName): boolean {
  return local === "style" && (namespace === SVG || namespace === XHTML);
}

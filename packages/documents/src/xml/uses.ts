/**
 * XML: what a document does with its references, vocabulary by vocabulary: feeds (RFC 4287, RSS), OPML, sitemaps, XInclude,
 * XSLT, XML Schema, SVG, XHTML and XLink. Those that are not here are names: namespaces, RDF, `xml:base`, `atom:id`.
 */

import { useByTypes, useOfAttribute } from "../html/uses.ts";
import type { ReferenceUse } from "../reference-use.ts";
import { ATOM, type ExpandedName, SVG, XHTML, XLINK } from "./vocabularies.ts";

/** The elements and their attributes, or the elements alone whose texts are references. */
function uses(names: Partial<Record<ReferenceUse, string>>): ReadonlyMap<string, ReferenceUse> {
  const known = Object.entries(names) as [ReferenceUse, string][];
  return new Map(known.flatMap(([use, list]) => list.split(", ").map((name) => [name, use] as const)));
}

const SITEMAP = uses({ follow: "loc" });
const FETCHED = uses({ fetch: "import href, include href, import-schema schema-location" });

/** By vocabulary; that of documents without a namespace is empty. */
const USES: ReadonlyMap<string, ReadonlyMap<string, ReferenceUse>> = new Map([
  [ATOM, uses({ follow: "link href, generator uri, uri", embed: "content src", fetch: "icon, logo" })],
  [
    "",
    uses({
      follow:
        "link, docs, comments, guid, enclosure url, source url, outline xmlUrl, outline htmlUrl, outline url, loc",
      embed: "url",
    }),
  ],
  ["http://purl.org/rss/1.0/", uses({ follow: "link", embed: "url" })],
  ["http://www.sitemaps.org/schemas/sitemap/0.9", SITEMAP],
  ["http://www.google.com/schemas/sitemap/0.84", SITEMAP],
  ["http://www.google.com/schemas/sitemap-image/1.1", uses({ embed: "loc", follow: "license" })],
  [
    "http://www.google.com/schemas/sitemap-video/1.1",
    uses({ embed: "thumbnail_loc, content_loc, player_loc" }),
  ],
  ["http://www.w3.org/2001/XInclude", uses({ embed: "include href" })],
  ["http://www.w3.org/1999/XSL/Transform", FETCHED],
  [
    "http://www.w3.org/2001/XMLSchema",
    uses({ fetch: "import schemaLocation, include schemaLocation, redefine schemaLocation" }),
  ],
]);

/** A place of a reference: its element, the attribute unless it is the text, and what the element tells. */
export interface XmlPlace {
  readonly element: ExpandedName;
  readonly attribute?: ExpandedName | undefined;
  /** The types of the link, if it has them. */
  readonly rel: readonly string[] | undefined;
  /** `xlink:show`. */
  readonly show: string | undefined;
}

/** The use of the reference in such a place. */
export function useInXml({ element, attribute, rel, show }: XmlPlace): ReferenceUse {
  const { namespace, local } = element;
  if (attribute === undefined) return USES.get(namespace)?.get(local) ?? "mention";
  const isXlink = attribute.namespace === XLINK && attribute.local === "href";
  if (namespace === SVG && (isXlink || attribute.namespace === ""))
    return useOfAttribute(local.toLowerCase(), attribute.local);
  if (isXlink) return show === "embed" ? "embed" : "follow"; // XLink 1.1 §5.6.1
  if (attribute.namespace !== "") return "mention";
  if (namespace !== XHTML) return USES.get(namespace)?.get(`${local} ${attribute.local}`) ?? "mention";
  return local === "link" && attribute.local === "href"
    ? useByTypes(rel)
    : useOfAttribute(local, attribute.local);
}

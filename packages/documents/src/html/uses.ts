/**
 * HTML §4.6, §4.8, §4.10: what a page does with the URL of an attribute: a hyperlink, an external resource, embedded
 * content, the action of a form; and for the attributes that the standard has dropped, HTML 4.01. Of SVG, SVG 2 §16.1.
 */

import type { ReferenceUse } from "../reference-use.ts";

/** The use of an attribute, and the elements on which it has another one. */
interface AttributeUse {
  readonly otherwise: ReferenceUse;
  readonly elements?: ReadonlyMap<string, ReferenceUse>;
}

const OF_HREF = new Map<string, ReferenceUse>([
  ["a", "follow"],
  ["area", "follow"],
  ["base", "mention"],
  ["image", "embed"],
  ["feimage", "embed"],
  ["use", "embed"],
]);

const OF_SRC = new Map<string, ReferenceUse>([["script", "fetch"]]);

/** What is not here only names something: `cite`, `codebase`, `itemid`, `itemtype`, `profile`, `usemap`, and `base href`. */
const USES: ReadonlyMap<string, AttributeUse> = new Map<string, AttributeUse>([
  ["href", { otherwise: "fetch", elements: OF_HREF }], // of other elements of SVG: gradients, patterns, scripts
  ["xlink:href", { otherwise: "fetch", elements: OF_HREF }],
  ["src", { otherwise: "embed", elements: OF_SRC }],
  ["srcset", { otherwise: "embed" }],
  ["imagesrcset", { otherwise: "fetch" }],
  ["data-src", { otherwise: "embed", elements: OF_SRC }],
  ["data-srcset", { otherwise: "embed" }],
  ["data", { otherwise: "embed" }],
  ["poster", { otherwise: "embed" }],
  ["lowsrc", { otherwise: "embed" }],
  ["dynsrc", { otherwise: "embed" }],
  ["action", { otherwise: "submit" }],
  ["formaction", { otherwise: "submit" }],
  ["longdesc", { otherwise: "follow" }],
  ["pluginspage", { otherwise: "follow" }],
  ["ping", { otherwise: "fetch" }], // §4.6.8: sent when the hyperlink is followed
  ["background", { otherwise: "fetch" }], // §15.3.3: a presentational hint, as in CSS
  ["manifest", { otherwise: "fetch" }],
  ["archive", { otherwise: "fetch" }],
  ["classid", { otherwise: "fetch" }],
  ["icon", { otherwise: "fetch" }],
]);

/** The use of the URL of an attribute, both names in lower case; of a `link` its types decide: {@link useByTypes}. */
export function useOfAttribute(element: string, attribute: string): ReferenceUse {
  const use = USES.get(attribute);
  if (use === undefined) return "mention";
  return use.elements?.get(element) ?? use.otherwise;
}

/**
 * HTML §4.6.7: the link types that make a `link` one to an external resource; and those that browsers know and the
 * registry of microformats lists as such.
 */
const EXTERNAL: ReadonlySet<string> = new Set(
  (
    "dns-prefetch icon manifest modulepreload pingback preconnect prefetch preload prerender stylesheet " +
    "apple-touch-icon apple-touch-icon-precomposed apple-touch-startup-image mask-icon fluid-icon import"
  ).split(" "),
);

/** §4.2.4, RFC 8288: the use of a link of these types. Without a type there is no link. */
export function useByTypes(rel: readonly string[] | undefined): ReferenceUse {
  if (rel === undefined || rel.length === 0) return "mention";
  return rel.some((type) => EXTERNAL.has(type)) ? "fetch" : "follow";
}

/** How much of the value of `rel` is read, in UTF-16 code units. */
const LONGEST_REL = 1000;

/** HTML §2.3.7, RFC 8288 §3.3: the link types in a value of `rel`, in lower case. */
export function linkTypesIn(value: string): readonly string[] {
  return value
    .slice(0, LONGEST_REL)
    .toLowerCase()
    .split(/[\t\n\f\r ]+/)
    .filter(Boolean);
}

/**
 * The `meta` elements whose content is, or names, a URL: the refresh of HTML §4.2.5.3, the properties of the Open Graph
 * protocol, and those of the cards of X, which pages have beside them.
 */

import type { LocatedReference } from "../located-text.ts";
import { refreshUrl, urlIn } from "./values.ts";

/** How the content of a `meta` element refers. */
export type MetaKind = "refresh" | "url";

const PROPERTY =
  /^(?:og:(?:url|(?:image|audio|video)(?::(?:url|secure_url))?)|twitter:(?:url|image(?::src)?|player(?::stream)?))$/i;

/** How the content refers by one of the attributes beside it, `http-equiv`, `property` or `name`; undefined if it does not. */
export function metaKindOf(attribute: string, value: string): MetaKind | undefined {
  if (attribute === "http-equiv") return value.toLowerCase() === "refresh" ? "refresh" : undefined;
  return PROPERTY.test(value.trim()) ? "url" : undefined;
}

/** The URL in the content; undefined if it names none. */
export function urlInMeta(kind: MetaKind, content: string): LocatedReference | undefined {
  return kind === "refresh" ? refreshUrl(content) : urlIn(content);
}

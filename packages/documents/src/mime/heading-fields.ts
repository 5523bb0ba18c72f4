/** The fields of headings that hold references. */

import type { ReferencePlace } from "../found-reference.ts";
import { type LocatedReference, placeAfter } from "../located-text.ts";
import type { Field } from "./part.ts";

/** The value is one reference; white space in it is ignored. */
const WHOLE = new Set(["content-base", "content-location", "location", "referer"]);

/**
 * References stand between `<` and `>`: RFC 8288 `Link`, RFC 2369 and RFC 2919's neighbours `List-…`, RFC 5064
 * `Archived-At`.
 */
const BRACKETED = new Set([
  "link",
  "archived-at",
  ...["help", "unsubscribe", "subscribe", "post", "owner", "archive"].map((name) => `list-${name}`),
]);

/** A reference in a heading. */
export interface HeadingReference {
  readonly reference: string;
  readonly where: ReferencePlace;
}

/** The references in a field. */
export function referencesInField({ name, value, place }: Field): HeadingReference[] {
  if (WHOLE.has(name)) {
    const reference = value.replace(/\s+/g, "");
    return reference === "" ? [] : [{ reference, where: { ...place, field: name } }];
  }
  if (!BRACKETED.has(name)) return [];
  return bracketed(value).map(({ reference, index }) => ({
    reference,
    where: { ...placeAfter(place, value.slice(0, index)), field: name },
  }));
}

/** The references between `<` and `>`, relative ones too; white space in them is ignored (RFC 2369 §2). */
function bracketed(value: string): LocatedReference[] {
  const found = [];
  let open = value.indexOf("<");
  while (open >= 0) {
    const close = value.indexOf(">", open);
    if (close < 0) break;
    const reference = value.slice(open + 1, close).replace(/\s+/g, "");
    if (reference !== "") found.push({ reference, index: open + 1 });
    open = value.indexOf("<", close);
  }
  return found;
}

/** The fields of headings that hold references, and how they do. */

import type { Where } from "../found-reference.ts";
import { placeAfter } from "../located-text.ts";
import type { Field } from "./part.ts";

/** The value is one reference, white space in it ignored. */
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
export interface InHeading {
  readonly reference: string;
  readonly where: Where;
}

/** The references in a field. */
export function referencesInField({ name, value, place }: Field): InHeading[] {
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

/** What stands between `<` and `>`, relative references too: white space in it is ignored (RFC 2369 §2). */
function bracketed(value: string): { readonly reference: string; readonly index: number }[] {
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

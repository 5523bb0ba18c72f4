/** The parts of a reference, each component with the delimiters that are drawn next to it (RFC 3986 §3). */

import type { ReferencePart } from "./parts.ts";

/** One component, and its delimiters. @experimental */
export interface Cell<Part extends Pick<ReferencePart, "text" | "component">> {
  /** The delimiters before it: two slashes before an authority, a colon before a port. */
  readonly before: string;
  readonly part: Part;
  /** The delimiter that ends it: the colon after a scheme, the `@` after a userinfo. */
  readonly after: string;
}

/**
 * A cell for each component, in the order of the text. The colon ends a scheme, the `@` a userinfo; every other delimiter
 * begins what follows it.
 *
 * RFC 3986 §3.
 *
 * @param parts The result of `partsOf`, or the same with more to each part.
 * @example
 * ```ts
 * import { parse } from "urikit";
 * import { cellsOf, partsOf } from "@urikit/anatomy/parts";
 *
 * const [scheme, host] = cellsOf(partsOf(parse("http://example.org")));
 * [scheme.before, scheme.part.text, scheme.after]; // => ["", "http", ":"]
 * [host.before, host.part.text, host.after]; // => ["//", "example.org", ""]
 * ```
 * @experimental
 */
export function cellsOf<Part extends Pick<ReferencePart, "text" | "component">>(
  parts: readonly Part[],
): Cell<Part>[] {
  const cells: { before: string; part: Part; after: string }[] = [];
  let before = "";
  for (const part of parts) {
    const last = cells.at(-1);
    if (part.component !== undefined) {
      cells.push({ before, part, after: "" });
      before = "";
    } else if (last?.part.component === "scheme" && part.text === ":") last.after = part.text;
    else if (last?.part.component === "userinfo") last.after = part.text;
    else before += part.text;
  }
  return cells;
}

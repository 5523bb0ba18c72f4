/** The parts of a reference, each component with the delimiters before it (RFC 3986 §3). */

import type { ReferencePart } from "./parts.ts";

/** One component, and the delimiters before it. */
export interface Cell<Part extends Pick<ReferencePart, "text" | "component">> {
  /** Such as `://` before a host, and `?` before a query. A line may end before them, and never after them. */
  readonly before: string;
  readonly part: Part;
}

/**
 * A cell for each component, in the order of the text.
 *
 * RFC 3986 §3.
 *
 * @param parts The result of `partsOf`, or the same with more to each part.
 * @example
 * ```ts
 * import { parse } from "urikit";
 * import { cellsOf, partsOf } from "@urikit/explain/parts";
 *
 * const [scheme, host] = cellsOf(partsOf(parse("http://example.org")));
 * [scheme.before, scheme.part.text]; // => ["", "http"]
 * [host.before, host.part.text]; // => ["://", "example.org"]
 * ```
 */
export function cellsOf<Part extends Pick<ReferencePart, "text" | "component">>(
  parts: readonly Part[],
): Cell<Part>[] {
  const cells: Cell<Part>[] = [];
  let before = "";
  for (const part of parts) {
    if (part.component === undefined) before += part.text;
    else {
      cells.push({ before, part });
      before = "";
    }
  }
  return cells;
}

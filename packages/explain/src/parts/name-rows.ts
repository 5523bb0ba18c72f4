/**
 * The rows of the names below a drawn reference, so that no name needs room within the text: each begins below the
 * beginning of its component, in a row deep enough that no name lies over another, or over the line that leads to one.
 */

import type { Cell } from "./cells.ts";
import type { ReferencePart } from "./parts.ts";

/** How wide a letter of a name is, in characters of the reference, where its font is a fifth smaller. */
const NAME_LETTER = 0.7;
/** A letter that is as wide as it is high, as in Chinese. */
const WIDE_LETTER = 1.4;
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/;
/** Between two names in a row. */
const GAP = 1;

/**
 * The row of each name, from 0. Where the text is broken into lines, the names keep their rows: no name covers another
 * then either.
 *
 * RFC 3986 §3.
 *
 * @param cells The result of `cellsOf`.
 * @param names The name of each, as it is written below the reference.
 * @example
 * ```ts
 * import { parse } from "urikit";
 * import { cellsOf, nameRows, partsOf } from "@urikit/explain/parts";
 *
 * const cells = cellsOf(partsOf(parse("http://a/?q")));
 * nameRows(cells, ["scheme", "host", "path", "query"]); // => [0, 2, 1, 0]
 * ```
 */
export function nameRows(
  cells: readonly Cell<Pick<ReferencePart, "text" | "component">>[],
  names: readonly string[],
): number[] {
  const starts = startsOf(cells);
  const rows: number[] = [];
  // From the last to the first: a name is deeper than all that begin at its place.
  for (let at = cells.length - 1; at >= 0; at--) {
    const end = (starts[at] ?? 0) + widthOf(names[at] ?? "") + GAP;
    let row = 0;
    for (let next = at + 1; next < cells.length && (starts[next] ?? 0) < end; next++)
      row = Math.max(row, (rows[next] ?? 0) + 1);
    rows[at] = row;
  }
  return rows;
}

/** Where each component begins, in characters; what joins another takes no room. */
function startsOf(cells: readonly Cell<Pick<ReferencePart, "text" | "component">>[]): number[] {
  let at = 0;
  return cells.map(({ before, part }) => {
    const start = at + before.length;
    at = start + part.text.replace(/\p{M}/gu, "").length;
    return start;
  });
}

function widthOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (WIDE.test(letter) ? WIDE_LETTER : NAME_LETTER), 0);
}

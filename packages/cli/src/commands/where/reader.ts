/** The reader of `uri where`, which every thread makes for itself. */

import type { ListReader } from "@urikit/lists";
import { whereLines } from "@urikit/where/lines";
import { LONGEST_EXPLAINED, LONGEST_LINE } from "../../lines/longest.ts";
import type { Work } from "../../lines/work.ts";
import { isExplaining, judgesOf } from "./judges.ts";

export async function whereReader(
  { expression, invert, countsOnly }: Work & { readonly name: "where" },
  { fromStart }: { readonly fromStart: boolean },
): Promise<ListReader<Uint8Array>> {
  return whereLines(expression, {
    judges: await judgesOf(expression, { givenAs: "where" }),
    longestLine: isExplaining(expression) ? LONGEST_EXPLAINED : LONGEST_LINE,
    ...{ invert, countsOnly, fromStart },
  });
}

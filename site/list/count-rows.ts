/** The charts of a list: its counts, and their shares. */

import { grouped, percent, ratio } from "@urikit/explain";
import type { BarKind, BarRow } from "../tool/bar-row.ts";
import type { ListTexts } from "./texts/en.ts";

/** @param of The total of which the count is a share. */
export function countRow(name: string, count: number, of: number, kind?: BarKind): BarRow {
  const share = ratio(count, of);
  return { name, share, kind, figures: [grouped(count), percent(share)] };
}

/** @param what The things that are counted. */
export const countColumns = (what: string, { report }: ListTexts): readonly string[] => [
  what,
  report.count,
  report.share,
];

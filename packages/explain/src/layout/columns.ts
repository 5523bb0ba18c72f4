/** Names with their values, the values below each other. */

import { padded, widthOf } from "./layout.ts";

/** A longer name has its value right after it. */
const WIDEST_NAME = 24;

export function inColumns(rows: readonly (readonly [name: string, value: string])[]): string[] {
  const widths = rows.map(([name]) => widthOf(name)).filter((width) => width <= WIDEST_NAME);
  const column = Math.max(0, ...widths);
  return rows.map(([name, value]) => `${padded(name, column)}  ${value}`);
}

/** Figures as a bar chart in SVG. */

import { type Frequency, grouped } from "@urikit/explain";
import { shorten } from "@urikit/explain/layout";
import { s } from "hastscript";

type Drawing = ReturnType<typeof s>;

const WIDTH = 720;
const ROW_HEIGHT = 26;
const BAR_HEIGHT = 16;
const NAME_WIDTH = 240;
const COUNT_WIDTH = 90;
const GAP = 6;

/** The cells that a name has room for. */
const NAME_CELLS = 32;

/** Horizontal bars, the longest as wide as the chart, each with its name and its count; in the colour of the text around. */
export function barChart(rows: readonly Frequency[]): Drawing {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const height = rows.length * ROW_HEIGHT;
  const lines = rows.flatMap(({ name, count }, at) => {
    const middle = (at + 0.5) * ROW_HEIGHT;
    const length = (count / most) * (WIDTH - NAME_WIDTH - COUNT_WIDTH);
    return [
      label({ x: NAME_WIDTH - GAP, y: middle, textAnchor: "end" }, shorten(name, NAME_CELLS)),
      s("rect", { x: NAME_WIDTH, y: middle - BAR_HEIGHT / 2, width: length.toFixed(1), height: BAR_HEIGHT }),
      label({ x: (NAME_WIDTH + length + GAP).toFixed(1), y: middle }, grouped(count)),
    ];
  });
  return s("svg", { viewBox: `0 0 ${WIDTH} ${height}`, width: WIDTH, height }, lines);
}

function label(place: { x: number | string; y: number; textAnchor?: string }, text: string): Drawing {
  return s("text", { ...place, dominantBaseline: "central" }, text);
}

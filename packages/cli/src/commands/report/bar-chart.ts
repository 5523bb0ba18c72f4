/** Figures as a bar chart in SVG, drawn by ECharts without a browser. */

import type { Frequency } from "@urikit/explain";
import { grouped } from "@urikit/explain";
import { BarChart } from "echarts/charts";
import { GridComponent } from "echarts/components";
import { init, use } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";

use([BarChart, GridComponent, SVGRenderer]);

const WIDTH = 720;
const ROW_HEIGHT = 26;
const NAME_WIDTH = 240;
const COUNT_WIDTH = 90;

/** Horizontal bars, the longest as wide as the chart, each with its name and its count; in the colour of the text around. */
export function barChart(rows: readonly Frequency[]): string {
  const height = rows.length * ROW_HEIGHT;
  const chart = init(null, null, { renderer: "svg", ssr: true, width: WIDTH, height });
  chart.setOption({
    animation: false,
    grid: { left: NAME_WIDTH, right: COUNT_WIDTH, top: 0, bottom: 0 },
    xAxis: { type: "value", show: false, max: "dataMax" },
    yAxis: {
      type: "category",
      inverse: true,
      data: rows.map(({ name }) => name),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { color: "currentColor", width: NAME_WIDTH - 12, overflow: "truncate", fontSize: 13 },
    },
    series: {
      type: "bar",
      silent: true,
      barWidth: "60%",
      data: rows.map(({ count }) => count),
      itemStyle: { color: "currentColor" },
      label: {
        show: true,
        position: "right",
        color: "currentColor",
        fontSize: 13,
        formatter: ({ value }: { value?: unknown }) => grouped(Number(value)),
      },
    },
  });
  const svg = chart.renderToSVGString();
  chart.dispose();
  return svg;
}

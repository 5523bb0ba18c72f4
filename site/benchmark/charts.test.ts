/** The charts say what `bench/RESULTS.md` says, and the bars are as long as their figures. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { chart, chartsByTopic, withCharts } from "./charts.ts";
import { benchmarkResults } from "./results.ts";

const repository = fileURLToPath(new URL("../..", import.meta.url));
const markdown = readFileSync(new URL("../../bench/RESULTS.md", import.meta.url), "utf8");
const results = benchmarkResults(repository);
const page = withCharts(markdown, results);

/** The cells of a table, without what is markup there. */
function cellsBelow(heading: string, section: string): string[][] {
  const after = section.split(`\n### ${heading}\n`)[1] ?? "";
  const table = /^(?:\|.*\|\n?)+/m.exec(after)?.[0] ?? "";
  return table
    .trim()
    .split("\n")
    .slice(2)
    .map((line) =>
      line
        .split("|")
        .map((cell) => cell.trim().replaceAll("`", ""))
        .slice(1, -1),
    );
}

describe.each(results.map((one) => [one.machine.node, one] as const))("Node %s", (node, one) => {
  const section = `\n## Node ${node}\n${markdown.split(`## Node ${node}\n`)[1]?.split("\n## Node ")[0] ?? ""}`;

  it("has in JSON what the tables have", () => {
    expect(section).toContain(`\n${one.machine.date}, `);
    expect(one.works.length).toBeGreaterThan(20);
    for (const { title, form, standings } of one.works)
      expect(
        standings.map(({ contender, nanoseconds }) => [contender, nanoseconds.toFixed(0)]),
        `${title}, ${form}`,
      ).toEqual(cellsBelow(title, section).map((cells) => [cells[0], cells[form === "split" ? 1 : 3]]));
    expect(one.sizes?.map(({ brotli }) => (brotli / 1000).toFixed(1))).toEqual(
      cellsBelow("Size in kB", section).map((cells) => cells[4]),
    );
    expect(one.startUp?.map(({ milliseconds }) => milliseconds.toFixed(1))).toEqual(
      cellsBelow("Start-up", section)
        .slice(1)
        .map((cells) => cells[1]),
    );
    expect((one.lists ?? []).map(({ processorSeconds }) => processorSeconds.toFixed(2))).toEqual(
      cellsBelow("Commands over a million links, in processor time", section).map((cells) => cells[1]),
    );
    expect((one.listEngine ?? []).map(({ megabytesPerSecond }) => megabytesPerSecond.toFixed(0))).toEqual(
      cellsBelow("The engine of lists, on octets in memory, in processor time", section).map(
        (cells) => cells[2],
      ),
    );
  });

  it("has a chart for each work, with every figure of its flat strings", () => {
    const all = chartsByTopic(results).flatMap(({ charts }) => charts);
    for (const { title, standings } of one.works.filter(({ form }) => form === "flat")) {
      const rows = all.find(({ label }) => label === title)?.rows ?? [];
      for (const { contender, nanoseconds } of standings) {
        const named = rows.filter(({ name }) => name === `${contender}, Node ${Number.parseInt(node, 10)}`);
        expect(
          named.map(({ figures }) => figures),
          title,
        ).toContainEqual([`${nanoseconds.toFixed(0)} ns`]);
      }
    }
  });
});

describe("a chart", () => {
  const figures = [
    { name: "urikit's", isOurs: true, value: 50, text: "50 ns" },
    { name: "a < b", isOurs: false, value: 200, text: "200 ns" },
  ];

  it("has bars as long as their figures are beside the greatest, and their text", () =>
    expect(chart("parse", "ns", figures).rows).toEqual([
      { name: "urikit's", share: 0.25, figures: ["50 ns"] },
      { name: "a < b", share: 1, kind: "other", figures: ["200 ns"] },
    ]));

  it("has no bar that is too short to be seen", () =>
    expect(
      chart("parse", "ns", [...figures, { name: "c", isOurs: false, value: 0.01, text: "0 ns" }]).rows[2]
        ?.share,
    ).toBe(0.002));

  it("is one line of the page, from which its data can be read", () => {
    const lines = page.split("\n").filter((line) => line.startsWith("<BarChart"));
    expect(lines.length).toBe(chartsByTopic(results).flatMap(({ charts }) => charts).length);
    for (const line of lines) expect(line).toMatch(/^<BarChart v-bind='\{[^'<]*\}' \/>$/);
  });
});

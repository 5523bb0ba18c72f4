/** The charts of `bench/RESULTS.md`, from the JSON that the benchmark writes with it. They stand above its tables. */

import type { BarRow } from "../tool/bar-row.ts";
import { type BenchmarkResults, lineOf, type WorkResult } from "./results.ts";

/** What `BarChart` draws. */
export interface Chart {
  readonly label: string;
  /** The meaning of the figures, and which are better. */
  readonly unit: string;
  readonly rows: readonly BarRow[];
}

const BAR_CHART = `<script setup>
import BarChart from "@site/tool/BarChart.vue";
</script>`;

/** The page with the charts above its first section. */
export function withCharts(markdown: string, results: readonly BenchmarkResults[]): string {
  const sections = chartsByTopic(results).map(
    ({ topic, charts }) => `### ${topic}\n\n${charts.map(markup).join("\n\n")}`,
  );
  const all = [BAR_CHART, `## In pictures\n\n${introduction(results)}`, ...sections].join("\n\n");
  return markdown.replace(/^(?=## Node )/m, () => `${all}\n\n`);
}

/** A chart in Markdown: a line, as Markdown takes it. */
function markup(chart: Chart): string {
  const given = JSON.stringify(chart)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll("'", "&#39;");
  return `<BarChart v-bind='${given}' />`;
}

function introduction(results: readonly BenchmarkResults[]): string {
  const machines = results.map(
    ({ machine: { node, cpu, date } }) => `Node ${node} was measured on ${date}, on ${cpu}.`,
  );
  return `Each picture shows medians for flat strings, in nanoseconds for one reference, and its scale begins at zero. The tables below
add split strings, the ratios, and how many references each parser refused: a parser that accepts everything has less to do.
${machines.join(" ")} Compare the bars of one Node only: those of two may come from two machines.
${[...new Set(results.flatMap(({ taken = [] }) => taken))].join(" ")}`;
}

interface Topic {
  readonly topic: string;
  readonly charts: readonly Chart[];
}

/** The topics of the works, by what their titles begin with. */
const TOPICS: readonly (readonly [topic: string, titles: RegExp])[] = [
  ["Reading", /^(?:parse|isUriReference|read )/],
  ["Normalizing", /^normalize/],
  ["Resolving", /^resolve,/],
  ["Templates", /[Tt]emplate with|^a URI Template/],
  ["Domain names", /^the ASCII form/],
  ["IRIs", /^(?:isIri|resolveIri)/],
  ["Formats of JSON Schema", /^the format /],
  ["Auditing", /^audit/],
];

/** All charts, by topic. */
export function chartsByTopic(results: readonly BenchmarkResults[]): readonly Topic[] {
  const titles = [...new Set(results.flatMap(({ works }) => works.map(({ title }) => title)))];
  const topicOf = (title: string) => TOPICS.find(([, begins]) => begins.test(title))?.[0] ?? "Other works";
  const topics = [...TOPICS.map(([topic]) => topic), "Other works"].map((topic) => ({
    topic,
    charts: titles.filter((title) => topicOf(title) === topic).map((title) => workChart(title, results)),
  }));
  return [
    ...topics,
    { topic: "Lists", charts: [...engineCharts(results), ...listCharts(results)] },
    { topic: "Size and start-up", charts: [sizeChart(results), startUpChart(results)] },
  ].filter(({ charts }) => charts.length > 0);
}

function workChart(title: string, results: readonly BenchmarkResults[]): Chart {
  const isWork = (work: WorkResult) => work.title === title && work.form === "flat";
  return byNode(results, {
    title,
    unit: "nanoseconds: shorter is better",
    figures: ({ works }) =>
      works.filter(isWork).flatMap(({ standings }) =>
        standings.map(({ contender, nanoseconds }) => ({
          name: contender,
          isOurs: /^urikit/.test(contender),
          value: nanoseconds,
          text: `${nanoseconds.toFixed(0)} ns`,
        })),
      ),
  });
}

interface Figure {
  readonly name: string;
  readonly isOurs: boolean;
  readonly value: number;
  /** The value as it is written. */
  readonly text: string;
}

interface Figures {
  readonly title: string;
  readonly unit: string;
  /** Those of one line of Node. */
  readonly figures: (results: BenchmarkResults) => readonly Figure[];
}

/** Those of each line of Node for one name next to each other. */
function byNode(results: readonly BenchmarkResults[], { title, unit, figures }: Figures): Chart {
  const all = results.flatMap((one) =>
    figures(one).map((figure) => ({ figure, node: `Node ${lineOf(one)}` })),
  );
  const names = [...new Set(all.map(({ figure }) => figure.name))];
  return chart(
    title,
    unit,
    names.flatMap((name) =>
      all
        .filter(({ figure }) => figure.name === name)
        .map(({ figure, node }) => ({ ...figure, name: `${name}, ${node}` })),
    ),
  );
}

/** Nothing is too short to be seen. */
const SHORTEST = 0.002;

/** Bars as long as their values are, beside the greatest. */
export function chart(label: string, unit: string, figures: readonly Figure[]): Chart {
  const greatest = Math.max(...figures.map(({ value }) => value));
  const rows = figures.map(
    ({ name, isOurs, value, text }): BarRow => ({
      name,
      share: Math.max(Number((value / greatest).toFixed(4)), SHORTEST),
      kind: isOurs ? undefined : "other",
      figures: [text],
    }),
  );
  return { label, unit, rows };
}

/** The lines that the engine of lists reads in a second, compared with the platform, kind of list by kind. */
function engineCharts(results: readonly BenchmarkResults[]): readonly Chart[] {
  return results.flatMap((one) => {
    const { listEngine = [] } = one;
    return [...new Set(listEngine.map(({ kind }) => kind))].map((kind) =>
      chart(
        `The engine of lists, on ${kind}`,
        `megabytes a second, Node ${lineOf(one)}: longer is better`,
        listEngine
          .filter((speed) => speed.kind === kind)
          .flatMap(({ work, megabytesPerSecond, peer, peerMegabytesPerSecond }) => [
            speedFigure(`${work}, urikit`, true, megabytesPerSecond),
            speedFigure(`${work}, ${peer}`, false, peerMegabytesPerSecond),
          ]),
      ),
    );
  });
}

function speedFigure(name: string, isOurs: boolean, value: number): Figure {
  return { name, isOurs, value, text: `${value.toFixed(0)} MB/s` };
}

function listCharts(results: readonly BenchmarkResults[]): readonly Chart[] {
  const unit = "seconds of processor time: shorter is better";
  return [
    byNode(results, {
      title: "Commands over a million links",
      unit,
      figures: ({ lists = [] }) => lists.map(timeFigure),
    }),
    byNode(results, {
      title: "Commands over a gigabyte of clean links, one job",
      unit,
      figures: ({ listProcesses = [] }) => listProcesses.map(timeFigure),
    }),
  ].filter(({ rows }) => rows.length > 0);
}

function timeFigure({ name, processorSeconds }: { name: string; processorSeconds: number }): Figure {
  return { name, isOurs: true, value: processorSeconds, text: `${processorSeconds.toFixed(2)} s` };
}

function sizeChart(results: readonly BenchmarkResults[]): Chart {
  return byNode(results, {
    title: "Size",
    unit: "kB, minified and packed by brotli: shorter is better",
    figures: ({ sizes = [] }) =>
      sizes.map(({ library, exports = "all of it", brotli }) => ({
        name: `${library}, ${exports}`,
        isOurs: library === "urikit",
        value: brotli,
        text: `${(brotli / 1000).toFixed(1)} kB`,
      })),
  });
}

function startUpChart(results: readonly BenchmarkResults[]): Chart {
  return byNode(results, {
    title: "Start-up",
    unit: "milliseconds: shorter is better",
    figures: ({ startUp = [] }) => [
      ...startUp.slice(0, 1).map(({ empty }) => startFigure("an empty file", empty, false)),
      ...startUp.map(({ command, milliseconds }) => startFigure(command, milliseconds, true)),
    ],
  });
}

function startFigure(name: string, milliseconds: number, isOurs: boolean): Figure {
  return { name, isOurs, value: milliseconds, text: `${milliseconds.toFixed(1)} ms` };
}

// @ts-check
// RESULTS.md: a section for each line of Node, replaced when that line runs, so that they stand side by side.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { contextTables } from "./context.js";
import { steepest } from "./linear-time.js";
import { median } from "./median.js";
import { ratio } from "./side-by-side.js";
import { wholeFace } from "./size.js";
import { verdicts } from "./targets.js";
import { works } from "./works/index.js";

/** @typedef {import("./main.js").Results} Results */

const file = new URL("./RESULTS.md", import.meta.url);

const head = `# What the benchmark found

Written by \`npm run bench\`; [README.md](README.md) says what is measured, and how to read it. Times are
nanoseconds for one reference; a ratio is how many times as long as urikit it takes.
`;

/**
 * Replaces the section of this line of Node, and keeps all of them in the order of their lines.
 * @param {Results} results
 */
export function keepSection(results) {
  const kept = existsSync(file) ? readFileSync(file, "utf8") : "";
  const sections = new Map(
    [...kept.matchAll(/^## Node (\d+)[\s\S]*?(?=^## Node |$(?![\s\S]))/gm)].map(([text, line]) => [
      Number(line),
      text.trimEnd(),
    ]),
  );
  sections.set(Number.parseInt(results.machine.node, 10), section(results));
  const ordered = [...sections].sort(([a], [b]) => a - b).map(([, text]) => text);
  writeFileSync(file, `${[head.trimEnd(), ...ordered].join("\n\n")}\n`);
}

/** @param {Results} results */
export function section(results) {
  const { machine, corpus } = results;
  return [
    `## Node ${machine.node}`,
    `${machine.date}, ${machine.platform}, ${machine.cores} cores of ${machine.cpu}, ${machine.memoryGigabytes} GB, V8 ${machine.v8}. ` +
      `${corpus.links.toLocaleString("en")} links of ${corpus.meanLength.toFixed(1)} characters on average; they are resolved against \`${corpus.base}\`.`,
    ...(verdicts(results).length > 0 ? ["### Targets", targetsTable(results)] : []),
    ...worksTables(results),
    ...millionTable(results),
    ...verdictsTable(results),
    ...listsTable(results),
    ...listEngineTable(results),
    ...listProcessesTable(results),
    ...listJobsTable(results),
    ...listMemoryTable(results),
    ...tablesOfContext(results),
    ...redactionTable(results),
    ...sizesTable(results),
    ...startUpTable(results),
    ...coldStartTable(results),
    ...schemasTable(results),
    ...linearTables(results),
  ].join("\n\n");
}

/** @param {Results} results */
export const targetsTable = (results) =>
  table(
    ["", "target", "reached", ""],
    verdicts(results).map(({ what, target, reached, unit, bound, met }) => [
      what,
      `${bound === "at least" ? "" : `${bound} `}${quantity(target, unit)}`,
      quantity(Number(reached.toFixed(DIGITS[unit])), unit),
      met ? "met" : "**not met**",
    ]),
  );

/** @param {Results} results */
function worksTables(results) {
  return works.flatMap((work) => {
    const [split, flat] = /** @type {const} */ (["split", "flat"]).map(
      (form) => results.works.find((result) => result.work === work && result.form === form)?.standings,
    );
    if (split === undefined || flat === undefined) return [];
    const rows = split.map(({ contender, nanoseconds, accepted, refused }, index) => [
      contender,
      time(nanoseconds),
      times(ratio(split, contender)),
      time(flat[index]?.nanoseconds ?? []),
      times(ratio(flat, contender)),
      accepted.toLocaleString("en"),
      refused.toLocaleString("en"),
    ]);
    const columns = ["", "split", "ratio", "flat", "ratio", "accepted", "refused"];
    return [`### ${work.title}`, table(columns, rows)];
  });
}

/** @param {Results} results */
function millionTable({ million }) {
  if (million === undefined) return [];
  const { links, megabytes, seconds, processorSeconds, megabytesPerSecond, peakMegabytes, runs } = million;
  return [
    "### `uri normalize`, from file to file",
    `${links.toLocaleString("en")} links, ${megabytes.toFixed(1)} MB, in ${seconds.toFixed(3)} s with the start of the command (the median of ${runs} runs; ${processorSeconds.toFixed(3)} s of processor time): ` +
      `${megabytesPerSecond.toFixed(0)} MB/s, in at most ${peakMegabytes.toFixed(0)} MB of memory.`,
  ];
}

/** @param {Results} results */
function verdictsTable({ verdictSpeeds }) {
  if (verdictSpeeds === undefined) return [];
  const rows = verdictSpeeds.map(({ command, linesPerSecond, ratio }) => [
    `\`${command}\``,
    Math.round(linesPerSecond / 1000).toLocaleString("en"),
    times(ratio),
  ]);
  return [
    "### `uri standards`, on the links of the corpus",
    table(["", "thousand lines in a second of processor time", "time of `uri parse --json`"], rows),
  ];
}

/** @param {Results} results */
function listsTable({ lists }) {
  if (lists === undefined) return [];
  const rows = lists.map(({ name, megabytes, processorSeconds, ratio }) => [
    `\`${name}\``,
    processorSeconds.toFixed(2),
    (megabytes / processorSeconds).toFixed(0),
    times(ratio),
  ]);
  return [
    "### Commands over a million links, in processor time",
    table(["", "seconds", "MB/s", "beside `URL`"], rows),
  ];
}

/** @param {Results} results */
function listEngineTable({ listEngine }) {
  if (listEngine === undefined) return [];
  const rows = listEngine.map(({ kind, work, peer, megabytesPerSecond, peerMegabytesPerSecond, ratio }) => [
    kind,
    work,
    megabytesPerSecond.toFixed(0),
    `\`${peer}\``,
    peerMegabytesPerSecond.toFixed(0),
    times(ratio),
  ]);
  return [
    "### The engine of lists, on octets in memory, in processor time",
    table(["list", "work", "MB/s", "beside", "MB/s", "faster"], rows),
  ];
}

/** @param {Results} results */
function listProcessesTable({ listProcesses }) {
  if (listProcesses === undefined || listProcesses.length === 0) return [];
  const rows = listProcesses.map(({ name, megabytes, processorSeconds, ratio }) => [
    `\`${name}\``,
    megabytes.toFixed(0),
    processorSeconds.toFixed(2),
    (megabytes / processorSeconds).toFixed(0),
    times(ratio),
  ]);
  return [
    "### Commands over a large list of clean links, one job, in processor time",
    table(["command", "MB", "s", "MB/s", "of `wc -l`"], rows),
  ];
}

/** @param {Results} results */
function listJobsTable({ listJobs }) {
  if (listJobs === undefined || listJobs.length === 0) return [];
  const rows = listJobs.map((result) => [
    `\`${result.name}\``,
    result.megabytes.toFixed(0),
    result.oneJob.toFixed(2),
    result.twoJobs.toFixed(2),
    times(result.ratio),
    result.twoProcesses.toFixed(2),
    times(result.ratioOfProcesses),
  ]);
  return [
    "### Commands over a large list of clean links, with one job and with two, by the clock",
    table(
      ["command", "MB", "one job, s", "two jobs, s", "faster", "two processes on halves, s", "faster"],
      rows,
    ),
  ];
}

/** @param {Results} results */
function listMemoryTable({ listMemory }) {
  if (listMemory === undefined) return [];
  const rows = listMemory.map(({ name, peakMegabytes }) => [
    `\`${name}\``,
    ...peakMegabytes.map((megabytes) => megabytes.toFixed(0)),
  ]);
  return [
    "### Commands over a large list: the largest resident set in MB",
    table(["command", "one job", "two", "three"], rows),
  ];
}

/** @param {Results} results */
function tablesOfContext({ context }) {
  if (context === undefined) return [];
  return contextTables(context).flatMap(({ title, rows: [columns = [], ...rows] }) => [
    `### ${title}`,
    table(columns, rows),
  ]);
}

/** @param {Results} results */
function redactionTable({ redaction }) {
  if (redaction === undefined) return [];
  const rows = redaction.map(({ log, megabytes, megabytesPerSecond }) => [
    log,
    megabytes.toFixed(1),
    megabytesPerSecond.toFixed(0),
  ]);
  return ["### Logs without secrets, in processor time", table(["", "MB", "MB/s"], rows)];
}

/** @param {Results} results */
function sizesTable({ sizes }) {
  if (sizes === undefined) return [];
  const rows = sizes.map(({ library, exports = wholeFace, minified, gzip, brotli }) => [
    library,
    exports,
    ...[minified, gzip, brotli].map(kilobytes),
  ]);
  return ["### Size in kB", table(["", "", "minified", "gzip", "brotli"], rows)];
}

/** @param {Results} results */
function startUpTable({ startUp }) {
  if (startUp === undefined) return [];
  const [{ empty } = { empty: Number.NaN }] = startUp;
  const rows = [
    ["an empty file", empty.toFixed(1), times(1)],
    ...startUp.map(({ command, milliseconds, ratio }) => [
      `\`${command}\``,
      milliseconds.toFixed(1),
      times(ratio),
    ]),
  ];
  return ["### Start-up", table(["", "ms", "ratio"], rows)];
}

/** @param {Results} results */
function coldStartTable({ coldStart }) {
  if (coldStart === undefined) return [];
  const rows = coldStart.map(({ what, kilobytes, process, worker }) => [
    what,
    kilobytes.toFixed(1),
    process.toFixed(1),
    worker?.toFixed(1) ?? "–",
  ]);
  return [
    "### The first answer of a function that is not running yet",
    table(["", "bundled, kB", "a fresh process, ms", "a fresh workerd, ms"], rows),
  ];
}

/** @param {Results} results */
function schemasTable({ schemas }) {
  if (schemas === undefined) return [];
  const rows = schemas.map(({ resolver, milliseconds, nanoseconds }) => [
    resolver,
    milliseconds.toFixed(0),
    nanoseconds.toFixed(0),
  ]);
  return [
    "### Ajv, a schema with a thousand `$ref`s",
    table(["resolver", "ms to compile it", "ns to resolve one"], rows),
  ];
}

/** @param {Results} results */
function linearTables({ linearTime }) {
  if (linearTime === undefined) return [];
  const { lengths, results } = linearTime;
  const columns = ["", ...lengths.map(lengthName), ""];
  const tables = [...new Set(results.map(({ work }) => work))].map((work) => {
    const rows = results
      .filter((result) => result.work === work)
      .map(({ shape, nanoseconds, refused }) => [
        shape,
        ...nanoseconds.map((cost) => (cost === null ? "—" : cost.toFixed(2))),
        refused ? "refused" : "",
      ]);
    return `<details><summary>${work}</summary>\n\n${table(columns, rows)}\n\n</details>`;
  });
  const { work, shape, growth } = steepest(results);
  return [
    "### Linear time: nanoseconds for each character of a hostile text",
    `From 64 KB to the end, the cost of a character grows the most in ${work} of ${shape}: ${times(growth)}.`,
    ...tables,
  ];
}

/**
 * @param {string[]} columns
 * @param {string[][]} rows
 */
function table(columns, rows) {
  const rule = columns.map((_, index) => (index === 0 ? "---" : "---:"));
  return [columns, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** How many digits after the point show on which side of its target a figure is. */
const DIGITS = { "×": 2, "MB/s": 0, MB: 0, kB: 3 };

/**
 * @param {number} value
 * @param {string} unit
 */
const quantity = (value, unit) => `${value}${unit === "×" ? "" : " "}${unit}`;

/** @param {readonly number[]} nanoseconds */
const time = (nanoseconds) => median(nanoseconds).toFixed(0);

/** @param {number} value */
const times = (value) => `${value.toFixed(2)}×`;

/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** @param {number} characters */
const lengthName = (characters) =>
  characters >= 1 << 20 ? `${characters >> 20} MB` : `${characters >> 10} KB`;

// @ts-check
// `npm run bench:integrations`: what a million links cost in each engine, as docs/lists-beyond.md has it: the lines
// between its marks are printed, and with `-- --write` put there. It takes two minutes; let the machine do nothing else.
import { closeSync, openSync, readFileSync, readSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { normalizeLines } from "@urikit/lists";
import { isUriReference } from "urikit";
import { measured, ROUNDS } from "./measure.js";

/**
 * What is measured of one engine.
 * @typedef {object} Group
 * @property {string} engine With its version.
 * @property {string} name As the table has it.
 * @property {readonly { readonly what: string, readonly run: () => unknown }[]} things Each does its work on all links.
 * @property {() => void} end
 */

const ROWS = 1_000_000;
/** So many octets a terabyte has. */
const TERABYTE = 1e12;
/** What a core-hour costs, in some currency. */
const PRICE = 0.05;

const PAGE = fileURLToPath(new URL("../docs/lists-beyond.md", import.meta.url));
const BEGIN = "<!-- Written by npm run bench:integrations -- --write. -->\n";
const END = "<!-- So far. -->\n";

const links = readFileSync(fileURLToPath(new URL("../bench/links/links-kasztp.txt", import.meta.url)), "utf8")
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => line !== "");
const list = join(tmpdir(), `uri-bench-${process.pid}.txt`);
const text = Array.from({ length: ROWS }, (_, row) => `${links[row % links.length]}\n`).join("");
const octets = Buffer.byteLength(text);
const invalid = links.filter((link) => !isUriReference(link)).length / links.length;
writeFileSync(list, text);
try {
  const result = await table();
  console.log(result);
  if (process.argv.includes("--write")) write(result);
} finally {
  rmSync(list, { force: true });
}

/** The sentence about the run, and the table. */
async function table() {
  const [load = 0] = loadavg();
  const engines = [`Node ${process.versions.node}`];
  const rows = [];
  for (const open of await groups()) {
    const group = await open();
    if (group === undefined) continue;
    if (!engines.includes(group.engine)) engines.push(group.engine);
    try {
      const costs = await measured(group.things.map(({ run }) => run));
      for (const [at, { what }] of group.things.entries()) {
        const { clock = 0, processor = 0 } = costs[at] ?? {};
        rows.push([at === 0 ? group.name : "", what, ...figures(clock, processor)]);
        console.error(rows.at(-1)?.join(" | "));
      }
    } finally {
      group.end();
    }
  }
  const [{ model } = { model: "unknown" }] = cpus();
  return `A million links of ${Math.round(octets / ROWS) - 1} octets, ${(invalid * 100).toFixed(1)} % of them invalid. ${engines.join(", ")},
on ${availableParallelism()} cores (${model}); other programs wanted ${load.toFixed(1)} cores when it began.

| engine | what | million rows a second, by the clock | seconds of processor a million | a terabyte: core-hours | at ${PRICE} a core-hour |
| --- | --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row.join(" | ")} |`).join("\n")}

The clock: the best of ${ROUNDS} rounds. The processor: their mean, the whole engine with all its processes.
`;
}

/**
 * @param {number} clock Seconds for all rows.
 * @param {number} processor
 */
function figures(clock, processor) {
  const hours = (processor / 3600) * (TERABYTE / octets);
  return [
    (ROWS / clock / 1e6).toFixed(1),
    processor.toFixed(2),
    hours.toFixed(1),
    (hours * PRICE).toFixed(2),
  ];
}

/** What is measured, engine after engine; each is opened when the one before has ended. */
async function groups() {
  const { clickhouseCosts } = await import("./clickhouse/bench.js");
  const { duckdbCosts } = await import("./duckdb/bench.js");
  return [own, () => clickhouseCosts(list), () => duckdbCosts(list)];
}

/** The engine of lists itself, in this process. @returns {Group} */
function own() {
  const what = "normal forms of a file of lines, in a program of your own";
  return {
    engine: `Node ${process.versions.node}`,
    name: "`normalizeLines` of `@urikit/lists`",
    things: [{ what, run: normalizeFile }],
    end() {},
  };
}

/** Reads the file, and makes the normal forms of its lines. */
function normalizeFile() {
  const reader = normalizeLines();
  const file = openSync(list, "r");
  let size = 0;
  for (let count = -1; count !== 0; ) {
    const room = reader.room();
    count = readSync(file, room, 0, room.length, null);
    for (const piece of reader.advance(count)) size += piece.length;
  }
  closeSync(file);
  for (const piece of reader.end()) size += piece.length;
  return size;
}

/** Puts the lines where the page has them. @param {string} lines */
function write(lines) {
  const page = readFileSync(PAGE, "utf8");
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${PAGE} has no marks`);
  writeFileSync(PAGE, page.slice(0, begin + BEGIN.length) + lines + page.slice(end));
}

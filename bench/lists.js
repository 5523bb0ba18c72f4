// @ts-check
// `npm run bench:lists`: the commands on lists of real links, as whole processes, in multiples of `wc -l` on a long list: the
// processor time, the time by the clock, and the most memory. Prints a table. `--quick` reads short lists once.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { machine, mostMegabytes, taken, uri, writeLong } from "./processes.js";
import { normalLinks, pair, text } from "./texts.js";

const { values: options } = parseArgs({ options: { quick: { type: "boolean", default: false } } });
const ROUNDS = options.quick ? 1 : 5;

/** The lists, by megabytes. A short one is for commands that tell much about each line. */
const LISTS = {
  long: { megabytes: options.quick ? 50 : 1000, once: text(normalLinks()) },
  short: { megabytes: options.quick ? 5 : 50, once: text(normalLinks()) },
  pairs: { megabytes: options.quick ? 5 : 100, once: text(normalLinks().map(pair)) },
};

/**
 * The commands. `most` is how many times as long as `wc -l` for an octet each should take: above it, the figure is bold.
 * @type {readonly { args: readonly string[], list?: keyof typeof LISTS, most?: number }[]}
 */
const COMMANDS = [
  { args: ["check", "--quiet", "--jobs", "1"], most: 8 },
  { args: ["normalize", "--jobs", "1"], most: 8 },
  { args: ["normalize", "--level", "scheme", "--jobs", "1"], most: 25 },
  { args: ["resolve", "--base", "http://example.org/a/b", "--jobs", "1"], most: 25 },
  { args: ["normalize", "--to", "key", "--jobs", "1"], most: 25 },
  { args: ["normalize", "--to", "key", "--jobs", "2"] },
  { args: ["unique", "--jobs", "1"], most: 25 },
  { args: ["unique", "--jobs", "2"] },
  { args: ["where", "host ~ .org", "--jobs", "1"], most: 40 },
  { args: ["parse", "--columns", "host", "--jobs", "1"], most: 30 },
  { args: ["parse", "--columns", "host", "--jobs", "2"] },
  { args: ["get", "{host}"] },
  { args: ["parse", "--json", "--jobs", "1"] },
  { args: ["encode"] },
  { args: ["report", "--jobs", "1"], most: 40 },
  { args: ["compare"], list: "pairs" },
  { args: ["plan"], list: "short" },
  { args: ["standards"], list: "short" },
  { args: ["standards", "--json"], list: "short" },
];

const folder = mkdtempSync(join(tmpdir(), "urikit-bench-"));
try {
  const { count = Number.NaN, rows } = measured("long");
  const { date, platform, cores, cpu, node } = machine();
  console.log(
    `${date}, ${platform}, ${cores} cores of ${cpu}, Node ${node}; of ${ROUNDS} rounds, the quickest.`,
  );
  console.log(`\`wc -l\` takes ${(count * 1e6).toFixed(0)} µs of the processor for a megabyte.\n`);
  console.log("| command | MB | processor, s | × `wc -l` | by the clock, s | memory, MB |");
  console.log("| --- | ---: | ---: | ---: | ---: | ---: |");
  const all = [...rows, ...measured("pairs").rows, ...measured("short").rows];
  for (const row of all) console.log(shown(row, count));
} finally {
  rmSync(folder, { recursive: true });
}

/**
 * @typedef {object} Row
 * @property {readonly string[]} args
 * @property {number} most
 * @property {number} megabytes
 * @property {import("./processes.js").Taken} times
 * @property {number} memory  in megabytes
 */

/**
 * What the commands take that read a list, and the seconds that \`wc -l\` takes for a megabyte.
 * @param {keyof typeof LISTS} name
 * @returns {{ count: number | undefined, rows: readonly Row[] }}
 */
function measured(name) {
  const path = join(folder, `${name}.txt`);
  const megabytes = writeLong(path, LISTS[name].megabytes, () => LISTS[name].once);
  const commands = COMMANDS.filter(({ list = "long" }) => list === name);
  process.stderr.write(`${commands.length} commands on ${Math.round(megabytes)} MB …\n`);
  const words = commands.map(({ args }) => [process.execPath, uri, ...args]);
  const [count, ...times] = taken([["wc", "-l"], ...words], path, ROUNDS);
  const rows = times.map((each, at) => {
    const { args = [], most = Number.POSITIVE_INFINITY } = commands[at] ?? {};
    return { args, most, megabytes, times: each, memory: mostMegabytes([uri, ...args], path) };
  });
  return { count: count && count.processor / megabytes, rows };
}

/** @param {Row} row @param {number} count  of `wc -l`, for a megabyte */
function shown({ args, most, megabytes, times: { processor, clock }, memory }, count) {
  const ratio = processor / megabytes / count;
  const words = args.map((word) => (/[ {]/.test(word) ? `'${word}'` : word));
  const cells = [
    `\`uri ${words.join(" ")}\``,
    megabytes.toFixed(0),
    processor.toFixed(2),
    ratio > most ? `**${ratio.toFixed(1)}**` : ratio.toFixed(1),
    clock.toFixed(2),
    memory.toFixed(0),
  ];
  return `| ${cells.join(" | ")} |`;
}

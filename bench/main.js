// @ts-check
// The benchmark: measures the parts that are asked for, shows what was reached, and keeps a whole run in RESULTS.md.
import { parseArgs } from "node:util";
import { coldStart } from "./cold-start.js";
import { context } from "./context.js";
import { hostileShapes } from "./hostile.js";
import { allLengths, linearTime } from "./linear-time.js";
import { base, linksText } from "./links.js";
import { listEngine } from "./list-engine.js";
import { listJobs } from "./list-jobs.js";
import { listMemory } from "./list-memory.js";
import { listProcesses } from "./list-processes.js";
import { lists } from "./lists.js";
import { machine } from "./machine.js";
import { median } from "./median.js";
import { million } from "./million.js";
import { redaction } from "./redaction.js";
import { keepSection, section, targetsTable } from "./results-document.js";
import { keepJson } from "./results-json.js";
import { schemas } from "./schemas.js";
import { ratio, sideBySide } from "./side-by-side.js";
import { sizes } from "./size.js";
import { startUp } from "./start-up.js";
import { verdicts } from "./targets.js";
import { verdictSpeeds } from "./verdicts.js";
import { forms, works } from "./works/index.js";

/**
 * @typedef {object} WorkResult
 * @property {import("./works/work.js").Work} work
 * @property {import("./references.js").Form} form
 * @property {import("./side-by-side.js").Standing[]} standings
 */

/**
 * @typedef {object} Results
 * @property {import("./machine.js").Machine} machine
 * @property {{ links: number, meanLength: number, base: string }} corpus
 * @property {WorkResult[]} works
 * @property {import("./million.js").MillionResult} [million]
 * @property {import("./verdicts.js").VerdictSpeed[]} [verdictSpeeds]
 * @property {import("./lists.js").ListResult[]} [lists]
 * @property {import("./list-engine.js").EngineResult[]} [listEngine]
 * @property {import("./list-processes.js").ProcessResult[]} [listProcesses]
 * @property {import("./list-jobs.js").JobsResult[]} [listJobs]
 * @property {import("./list-memory.js").MemoryResult[]} [listMemory]
 * @property {import("./context.js").ContextResult} [context]
 * @property {import("./redaction.js").RedactionSpeed[]} [redaction]
 * @property {{ lengths: number[], results: import("./linear-time.js").LinearResult[] }} [linearTime]
 * @property {import("./size.js").Size[]} [sizes]
 * @property {import("./start-up.js").StartUp[]} [startUp]
 * @property {import("./cold-start.js").ColdStart[]} [coldStart]
 * @property {import("./schemas.js").SchemaResult[]} [schemas]
 */

const parts = [
  ...new Set(works.map(({ part }) => part)),
  "million",
  "verdicts",
  "lists",
  "list-engine",
  "list-processes",
  "list-jobs",
  "list-memory",
  "context",
  "redaction",
  "linear",
  "size",
  "start-up",
  "cold-start",
  "schemas",
];

const usage = `npm run bench -- [--json] [--quick] [--only PART …]

  --json       print the results as JSON to standard output; write no file
  --quick      fewer rounds on a quarter of the references, about two minutes; print, write no file
  --only PART  measure this part alone, print, write no file:
               ${parts.join(", ")}
`;

const { values: options } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    quick: { type: "boolean", default: false },
    only: { type: "string", multiple: true, default: [] },
    help: { type: "boolean", default: false },
  },
});
if (options.help) process.stdout.write(usage);
else if (options.only.every((part) => parts.includes(part))) await main();
else {
  process.stderr.write(usage);
  process.exitCode = 2;
}

async function main() {
  const results = await measureAll();
  const whole = !options.quick && options.only.length === 0;
  if (options.json) process.stdout.write(`${JSON.stringify(forPrograms(results), null, 2)}\n`);
  else if (whole) {
    keepSection(results);
    keepJson(forPrograms(results));
    process.stdout.write(`${targetsTable(results)}\n\nAll of it is in bench/RESULTS.md.\n`);
  } else process.stdout.write(`${section(results)}\n`);
}

/** @returns {Promise<Results>} */
async function measureAll() {
  const links = linksText().split("\n");
  /** @type {Results} */
  const results = {
    machine: machine(),
    corpus: {
      links: links.length,
      meanLength: links.reduce((sum, link) => sum + link.length, 0) / links.length,
      base,
    },
    works: [],
  };
  const pace = options.quick ? { rounds: 3, every: 4, warmUp: 100 } : { rounds: 7, every: 1, warmUp: 300 };
  for (const work of works.filter(({ part }) => asked(part))) {
    for (const form of forms) {
      progress(`${work.title}, ${form}`);
      results.works.push({ work, form, standings: await sideBySide(work, form, pace) });
    }
  }
  if (asked("million")) {
    progress("uri normalize, a million links");
    results.million = await million(options.quick ? 2 : 7);
  }
  if (asked("verdicts")) {
    progress("uri standards, the corpus five times");
    results.verdictSpeeds = await verdictSpeeds(options.quick ? 1 : 5);
  }
  if (asked("lists")) {
    progress("commands over a million links");
    results.lists = lists(options.quick ? 1 : 5);
  }
  if (asked("list-engine")) {
    progress("the engine of lists");
    results.listEngine = listEngine(options.quick ? 3 : 9);
  }
  if (asked("list-processes")) {
    progress("commands over a large list, beside wc -l");
    results.listProcesses = options.quick ? listProcesses(1, 200) : listProcesses(5, 1000);
  }
  if (asked("list-jobs")) {
    progress("commands over a large list, with one job and with two");
    results.listJobs = await (options.quick ? listJobs(1, 400) : listJobs(2, 2000));
  }
  if (asked("list-memory")) {
    progress("the memory of commands over a large list");
    results.listMemory = listMemory(options.quick ? 200 : 600);
  }
  if (asked("context")) {
    progress("references in context");
    results.context = context(options.quick ? 3 : 9);
  }
  if (asked("redaction")) {
    progress("redactText, two logs");
    results.redaction = redaction(options.quick ? 5 : 15);
  }
  if (asked("linear")) {
    progress(`linear time, ${Object.keys(hostileShapes).length} shapes`);
    const lengths = options.quick ? allLengths.slice(0, -1) : allLengths;
    results.linearTime = { lengths, results: linearTime(lengths) };
  }
  if (asked("size")) {
    progress("size");
    results.sizes = await sizes();
  }
  if (asked("start-up")) {
    progress("start-up");
    results.startUp = startUp(options.quick ? 9 : 31);
  }
  if (asked("cold-start")) {
    progress("the first answer of a lambda and of a worker");
    results.coldStart = await coldStart(options.quick ? 5 : 15);
  }
  if (asked("schemas")) {
    progress("schemas, a thousand $refs");
    results.schemas = schemas(options.quick ? 5 : 15);
  }
  return results;
}

/** @param {string} part */
function asked(part) {
  return options.only.length === 0 || options.only.includes(part);
}

/**
 * The results, with medians, ratios and verdicts.
 * @param {Results} results
 */
function forPrograms(results) {
  const works = results.works.map(({ work, form, standings }) => ({
    title: work.title,
    work: work.part,
    set: work.set,
    form,
    standings: standings.map(({ contender, nanoseconds, accepted, refused }) => ({
      contender,
      nanoseconds: median(nanoseconds),
      ratio: ratio(standings, contender),
      accepted,
      refused,
    })),
  }));
  return { ...results, works, targets: verdicts(results) };
}

/** Goes to standard error: standard output belongs to the results. @param {string} what */
function progress(what) {
  process.stderr.write(`${what} …\n`);
}

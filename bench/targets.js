// @ts-check
// The targets, and what was reached.
import { contextReached, contextTargets } from "./context.js";
import { engineTargets } from "./list-engine.js";
import { jobsTarget } from "./list-jobs.js";
import { memoryTargets } from "./list-memory.js";
import { getTarget } from "./lists.js";
import { fileTargets } from "./million.js";
import { redactionTarget } from "./redaction.js";
import { ratio } from "./side-by-side.js";
import { wholeFace } from "./size.js";
import { forNode } from "./works/work.js";

/**
 * @typedef {object} Verdict
 * @property {string} what
 * @property {number} target
 * @property {number} reached
 * @property {"×" | "MB/s" | "MB" | "kB"} unit
 * @property {"at least" | "under" | "at most"} bound  which side of the target it must be on
 * @property {boolean} met
 */

/**
 * @param {import("./main.js").Results} results
 * @returns {Verdict[]}
 */
export function verdicts(results) {
  const { machine, works, million, lists, listEngine, listProcesses, listJobs, listMemory } = results;
  const { context, redaction, sizes, startUp } = results;
  return [
    ...works.flatMap((result) => ofWork(result, machine.node)),
    ...ofMillion(million),
    ...ofLists(lists),
    ...ofListEngine(listEngine),
    ...ofListProcesses(listProcesses),
    ...ofListJobs(listJobs),
    ...ofListMemory(listMemory),
    ...ofContext(context),
    ...ofRedaction(redaction),
    ...ofSize(sizes),
    ...ofStartUp(startUp),
  ];
}

/**
 * @param {import("./main.js").WorkResult} result
 * @param {string} node
 */
function ofWork({ work, form, standings }, node) {
  return work.targets.flatMap(({ peer, ratio: least, under: most, by = "urikit" }) => {
    const what = `${work.title}, ${form}: ${by}, beside ${peer}`;
    return [
      ...(least === undefined ? [] : [atLeast(what, forNode(least, node), ratio(standings, peer, by), "×")]),
      ...(most === undefined
        ? []
        : [under(`${what}: time`, forNode(most, node), ratio(standings, by, peer), "×")]),
    ];
  });
}

/** @param {import("./context.js").ContextResult | undefined} context */
function ofContext(context) {
  if (context === undefined) return [];
  const { megabytesPerSecond, toLinkify, toParser } = contextReached(context);
  return [
    atLeast("running text, the slowest text", contextTargets.megabytesPerSecond, megabytesPerSecond, "MB/s"),
    atLeast("running text, beside linkify-it", contextTargets.toLinkify, toLinkify, "×"),
    under("the references of a page, beside its bare parser: time", contextTargets.toParser, toParser, "×"),
  ];
}

/** @param {import("./redaction.js").RedactionSpeed[] | undefined} redaction */
function ofRedaction(redaction = []) {
  return redaction
    .filter(({ isTarget }) => isTarget)
    .map(({ log, megabytesPerSecond }) =>
      atLeast(`redactText, ${log}`, redactionTarget.megabytesPerSecond, megabytesPerSecond, "MB/s"),
    );
}

/** @param {import("./million.js").MillionResult | undefined} million */
function ofMillion(million) {
  if (million === undefined) return [];
  const { megabytesPerSecond, peakMegabytes } = million;
  const what = "`uri normalize`, a million links from file to file";
  return [
    atLeast(what, fileTargets.megabytesPerSecond, megabytesPerSecond, "MB/s"),
    under(`${what}: memory`, fileTargets.peakMegabytes, peakMegabytes, "MB"),
  ];
}

/** @param {import("./lists.js").ListResult[] | undefined} lists */
function ofLists(lists = []) {
  return lists.map(({ name, most, megabytes, processorSeconds, ratio }) => {
    const what = `\`${name}\`, a million links`;
    return most === undefined
      ? atLeast(what, getTarget.megabytesPerSecond, megabytes / processorSeconds, "MB/s")
      : under(`${what}, beside \`URL\`: processor time`, most, ratio, "×");
  });
}

/** @param {import("./list-engine.js").EngineResult[] | undefined} results */
function ofListEngine(results = []) {
  return results.flatMap(({ kind, work, peer, ratio }) => {
    const target = engineTargets.find((each) => each.kind === kind && each.works.includes(work));
    if (target === undefined) return [];
    return [atLeast(`the engine of lists on ${kind}: ${work}, beside \`${peer}\``, target.ratio, ratio, "×")];
  });
}

/** @param {import("./list-processes.js").ProcessResult[] | undefined} results */
function ofListProcesses(results = []) {
  return results.map(({ name, most, ratio }) =>
    under(`\`${name}\` on a large list, beside \`wc -l\`: processor time`, most, ratio, "×"),
  );
}

/** @param {import("./list-jobs.js").JobsResult[] | undefined} results */
function ofListJobs(results = []) {
  return results
    .filter(({ isBoundByProcessor }) => isBoundByProcessor)
    .map(({ name, ratio }) => atLeast(`\`${name}\`, two jobs beside one: speed`, jobsTarget, ratio, "×"));
}

/** @param {import("./list-memory.js").MemoryResult[] | undefined} results */
function ofListMemory(results = []) {
  const { megabytesWithTwo, megabytesMore } = memoryTargets;
  return results.flatMap(({ name, peakMegabytes: [, two, three] }) => [
    under(`\`${name}\`, two jobs: memory`, megabytesWithTwo, two, "MB"),
    under(`\`${name}\`, a third job: memory more`, megabytesMore, three - two, "MB"),
  ]);
}

/** @param {import("./size.js").Size[] | undefined} sizes */
function ofSize(sizes = []) {
  return sizes.flatMap(({ library, exports, brotli, limit }) =>
    limit === undefined
      ? []
      : [
          under(
            `size of ${library}, ${exports ?? wholeFace}, minified, by brotli`,
            limit,
            brotli / 1000,
            "kB",
          ),
        ],
  );
}

/** @param {import("./start-up.js").StartUp[] | undefined} startUp */
function ofStartUp(startUp = []) {
  return startUp.map(({ command, ratio, most }) => ({
    what: `start-up of \`${command}\`, beside an empty Node: time`,
    target: most,
    reached: ratio,
    unit: /** @type {const} */ ("×"),
    bound: /** @type {const} */ ("at most"),
    met: ratio <= most,
  }));
}

/**
 * @param {string} what
 * @param {number} target
 * @param {number} reached
 * @param {Verdict["unit"]} unit
 * @returns {Verdict}
 */
const atLeast = (what, target, reached, unit) => ({
  what,
  target,
  reached,
  unit,
  bound: "at least",
  met: reached >= target,
});

/**
 * @param {string} what
 * @param {number} target
 * @param {number} reached
 * @param {Verdict["unit"]} unit
 * @returns {Verdict}
 */
const under = (what, target, reached, unit) => ({
  what,
  target,
  reached,
  unit,
  bound: "under",
  met: reached < target,
});

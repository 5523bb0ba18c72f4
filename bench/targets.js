// @ts-check
// What was to be reached, and what was.
import { contextReached, contextTargets } from "./context.js";
import { ratio } from "./side-by-side.js";
import { fileTargets, sizeTarget } from "./works.js";

/**
 * @typedef {object} Verdict
 * @property {string} what
 * @property {number} target
 * @property {number} reached
 * @property {"×" | "MB/s" | "MB" | "kB"} unit
 * @property {boolean} less  whether it is to stay under the target, and not to reach it
 * @property {boolean} met
 */

/**
 * @param {import("./main.js").Results} results
 * @returns {Verdict[]}
 */
export function verdicts({ works, million, context, sizes }) {
  const ofWorks = works.flatMap(({ work, form, standings }) =>
    work.targets.map(({ peer, ratio: target, by = "urikit" }) =>
      atLeast(`${work.title}, ${form}: ${by} to ${peer}`, target, ratio(standings, peer, by), "×"),
    ),
  );
  return [...ofWorks, ...ofMillion(million), ...ofContext(context), ...ofSize(sizes)];
}

/** @param {import("./context.js").ContextResult | undefined} context */
function ofContext(context) {
  if (context === undefined) return [];
  const { megabytesPerSecond, toLinkify, toParser } = contextReached(context);
  return [
    atLeast("running text, the slowest text", contextTargets.megabytesPerSecond, megabytesPerSecond, "MB/s"),
    atLeast("running text to linkify-it", contextTargets.toLinkify, toLinkify, "×"),
    under("the references of a page to the time of its bare parser", contextTargets.toParser, toParser, "×"),
  ];
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

/** @param {import("./size.js").Size[] | undefined} sizes */
function ofSize(sizes) {
  const own = sizes?.find(({ library }) => library === "urikit");
  if (own === undefined) return [];
  return [under("urikit's face, minified and compressed (brotli)", sizeTarget, own.brotli / 1000, "kB")];
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
  less: false,
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
  less: true,
  met: reached < target,
});

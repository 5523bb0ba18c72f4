// @ts-check
// `node bench/schemes.js`: what schemes cost. Reading an `http` reference is to cost at most half as much again as
// parsing it; normalizing on level `scheme`, by all schemes, is to stay ten times ahead of `fast-uri`. All take turns
// in one process, round by round, and the median of the rounds' ratios counts.
import { readFileSync } from "node:fs";
import fastUri from "fast-uri";
import { isUriReference, normalize, parse } from "urikit";
import { http, https, standardSchemes } from "urikit/schemes";

const ROUNDS = 15;

const links = readFileSync(new URL("./links/links-kasztp.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((link) => isUriReference(link) && isRead(link));

/** @param {string} link */
function isRead(link) {
  try {
    return (link.startsWith("https") ? https : http).read(link) !== undefined;
  } catch {
    return false;
  }
}

/** @type {Record<string, (link: string) => unknown>} */
const works = {
  parse: (link) => parse(link),
  read: (link) => (link.startsWith("https") ? https : http).read(link),
  "normalize by scheme": (link) => normalize(link, { level: "scheme", schemes: standardSchemes }),
  "fast-uri normalize": (link) => fastUri.normalize(link),
};

/** @type {Record<string, number[]>} Nanoseconds for each link, of each round. */
const times = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
for (let round = -3; round < ROUNDS; round++) {
  for (const [name, work] of Object.entries(works)) {
    const time = nanoseconds(work);
    if (round >= 0) times[name]?.push(time); // the rounds before warm up
  }
}

console.log(`${links.length} links, medians of ${ROUNDS} rounds`);
for (const [name, all] of Object.entries(times))
  console.log(`${name.padEnd(22)}${median(all).toFixed(0)} ns`);
const reading = ratio("read", "parse");
const ahead = ratio("fast-uri normalize", "normalize by scheme");
console.log(`reading to parsing    ${reading.toFixed(2)}, to be at most 1.5`);
console.log(`ahead of fast-uri     ${ahead.toFixed(1)} times, to be at least 10`);
process.exitCode = reading <= 1.5 && ahead >= 10 ? 0 : 1;

/** @param {(link: string) => unknown} work */
function nanoseconds(work) {
  let done = 0;
  const start = process.hrtime.bigint();
  for (const link of links) if (work(link) !== undefined) done++;
  const time = Number(process.hrtime.bigint() - start);
  if (done !== links.length) throw new Error("a work gave nothing");
  return time / done;
}

/** @param {string} one @param {string} other */
function ratio(one, other) {
  return median((times[one] ?? []).map((time, round) => time / (times[other]?.[round] ?? Number.NaN)));
}

/** @param {readonly number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

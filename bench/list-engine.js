// @ts-check
// The engine of lists (@urikit/lists) on octets in memory, one core, compared with the platform's `URL` in a loop that decodes,
// splits and asks it of the same octets. In processor time: what else the machine does counts for neither.
import { checkLines, columnLines, keyLines, normalizeLines, resolveLines, uniqueLines } from "@urikit/lists";
import { isNormal, parse } from "urikit";
import { linksText } from "./links.js";
import { median } from "./median.js";
import { processorTime } from "./processor-time.js";

/** How many times as fast as the loop the engine must be at least. The aim for clean links is 20. */
export const engineTargets = [
  { kind: "clean links", works: ["check", "normalize"], ratio: 8 },
  { kind: "links with a tenth to rewrite", works: ["check", "normalize"], ratio: 4 },
];

/** How long the octets of each kind are, at least. */
const SIZE = 16_000_000;
const LONG = 300;

/** The links that are valid and normal: nothing is to be done about them. */
const clean = linksText().split("\n").filter(isNormal);

/** Links that need to be rewritten, by turns, in a tenth of the lines. */
const turns = [
  (/** @type {string} */ link) => link.replace(/^(\w+):\/\/([^/]*)/, (head) => head.toUpperCase()),
  (/** @type {string} */ link) => link.replace(/^(\w+:\/\/[^/]*)/, "$1/%7euser%c3%a9"),
  (/** @type {string} */ link) =>
    link.replace(/^(https?:\/\/[^/]*)/, (head) => head + (head[4] === "s" ? ":443" : ":80")),
  (/** @type {string} */ link) => link.replace(/^(\w+:\/\/[^/]*)/, "$1/a/../b/./"),
];

/**
 * The kinds of lists.
 * @type {Readonly<Record<string, () => string[]>>}
 */
const kinds = {
  "clean links": () => clean,
  "links with a tenth to rewrite": () =>
    clean.map((link, at) => (at % 10 === 0 ? (turns[(at / 10) % turns.length]?.(link) ?? link) : link)),
  [`links of ${LONG} octets`]: () =>
    clean.map((link) =>
      link
        .replace(/[?#].*/, "")
        .concat("/some/more/of/the-path?and=a&query=with".repeat(9))
        .slice(0, LONG),
    ),
  paths: () => clean.map(parse).map(({ path, query }) => (query === undefined ? path : `${path}?${query}`)),
};

const base = "http://example.org/";

/**
 * The work of the engine, and the loop that does the same.
 * @type {readonly { name: string, gives: "references" | "other", reader: () => import("@urikit/lists").ListReader<unknown> }[]}
 */
const works = [
  { name: "check", gives: "other", reader: () => checkLines() },
  { name: "normalize", gives: "references", reader: () => normalizeLines() },
  { name: "normalize, level scheme", gives: "references", reader: () => normalizeLines({ level: "scheme" }) },
  { name: "resolve", gives: "references", reader: () => resolveLines(base) },
  { name: "columns", gives: "other", reader: () => columnLines() },
  { name: "key", gives: "other", reader: () => keyLines() },
  { name: "unique", gives: "other", reader: () => uniqueLines() },
];

/**
 * @typedef {object} EngineResult
 * @property {string} kind
 * @property {string} work
 * @property {"URL.canParse" | "new URL().href"} peer
 * @property {number} megabytesPerSecond  of the engine: the median of the rounds
 * @property {number} peerMegabytesPerSecond
 * @property {number} ratio  of their times: the median of the rounds
 */

/**
 * @param {number} rounds
 * @returns {EngineResult[]}
 */
export function listEngine(rounds) {
  return Object.entries(kinds).flatMap(([kind, linesOf]) => {
    const once = linesOf();
    const octets = Buffer.from(`${once.join("\n")}\n`);
    const list = Buffer.concat(Array.from({ length: Math.ceil(SIZE / octets.length) }, () => octets));
    const isRewritten = kind === "links with a tenth to rewrite";
    return works.flatMap(({ name, gives, reader }) => {
      const peer = isRewritten && gives === "references" ? "new URL().href" : "URL.canParse";
      const loop = peer === "URL.canParse" ? asked : rewritten;
      const baseOfPaths = kind === "paths" ? base : undefined;
      return [
        {
          kind,
          work: name,
          peer,
          ...measured(
            () => read(reader(), list),
            () => loop(list, baseOfPaths),
            { list, rounds },
          ),
        },
      ];
    });
  });
}

/**
 * Both in turn, for some rounds after one that warms them up.
 * @param {() => number} own
 * @param {() => number} peer
 * @param {{ list: Buffer, rounds: number }} pace
 */
function measured(own, peer, { list, rounds }) {
  const times = { own: /** @type {number[]} */ ([]), peer: /** @type {number[]} */ ([]) };
  for (let round = 0; round <= rounds; round++) {
    const [ownTime, peerTime] = [timeOf(own, 5), timeOf(peer, 1)];
    if (round === 0) continue;
    times.own.push(ownTime);
    times.peer.push(peerTime);
  }
  const speed = (/** @type {number[]} */ all) => list.length / 1000 / median(all);
  return {
    megabytesPerSecond: speed(times.own),
    peerMegabytesPerSecond: speed(times.peer),
    ratio: median(times.peer.map((time, round) => time / (times.own[round] ?? Number.NaN))),
  };
}

/** The processor time that a function takes, in milliseconds. @param {() => number} work @param {number} times */
function timeOf(work, times) {
  const from = processorTime();
  for (let time = 0; time < times; time++) if (work() < 0) throw new Error("nothing was read");
  return (processorTime() - from) / times;
}

/** @param {import("@urikit/lists").ListReader<unknown>} reader @param {Buffer} list */
function read(reader, list) {
  let results = 0;
  for (const _ of reader.write(list)) results++;
  for (const _ of reader.end()) results++;
  return results;
}

/** @param {Buffer} list @param {string} [base] */
function asked(list, base) {
  let valid = 0;
  for (const line of list.toString("utf8").split("\n")) if (URL.canParse(line, base)) valid++;
  return valid;
}

/** @param {Buffer} list @param {string} [base] */
function rewritten(list, base) {
  let characters = 0;
  for (const line of list.toString("utf8").split("\n")) {
    try {
      characters += new URL(line, base).href.length;
    } catch {
      characters++; // what follows the last line end
    }
  }
  return characters;
}

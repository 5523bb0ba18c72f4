// @ts-check
// References in context: running text compared with linkify-it, pages with the bare parser, and the time for each character
// of hostile text. All in one process, in turn, so that a busy machine slows all of them alike.

import { readFileSync } from "node:fs";
import { referencesIn } from "@urikit/documents";
import { Parser, Tokenizer } from "htmlparser2";
import { LinkifyIt } from "linkify-it";
import { do_not_optimize } from "mitata";
import { findInText } from "urikit/context";
import { linksText } from "./links.js";
import { median } from "./median.js";
import { processorTime } from "./processor-time.js";

/** The targets. */
export const contextTargets = { megabytesPerSecond: 50, toLinkify: 3, toParser: 1.5 };

const prose = readFileSync(new URL("../docs/library.md", import.meta.url), "utf8").split(/\s+/);

/** Sentences with links of the corpus in them, one after each run of words of this length. @param {number} words */
export function textWithLinks(words) {
  const links = linksText().split("\n").slice(0, 20_000);
  const ends = [". ", ", ", "\n", ") ", "! "];
  const pieces = links.map((link, index) => {
    const from = (index * words) % (prose.length - words);
    return `${prose.slice(from, from + words).join(" ")} ${link}${ends[index % ends.length]}`;
  });
  return pieces.join("");
}

/** @type {Record<string, () => string>} */
const texts = {
  "a link after 20 words": () => textWithLinks(20),
  "a link after 200 words": () => textWithLinks(200),
  "prose alone": () => prose.join(" ").repeat(100),
};

/** @type {Record<string, () => string>} */
const pages = {
  "libexslt-intro.html, 8 MB of it": () => pageOf("libexslt-intro.html"),
  "reveal-index.html, 8 MB of it": () => pageOf("reveal-index.html"),
};

/** @param {string} name */
export function pageOf(name) {
  const file = new URL(`../packages/documents/test/fixtures/${name}`, import.meta.url);
  const page = readFileSync(file, "utf8");
  return page.repeat(Math.ceil(8e6 / page.length));
}

const hostile = ["mailto:", "<", '"', "www.", "<http:a ", "http:("];
const hostileLengths = [1 << 16, 1 << 20, 1 << 24];

/**
 * @typedef {object} Speed
 * @property {string} subject
 * @property {string} contender
 * @property {number} megabytesPerSecond
 * @property {number} ratio  how many times as long as the first contender it takes
 * @property {number} found
 *
 * @typedef {object} Agreement  how many references both find in a text, or one of them alone
 * @property {string} subject
 * @property {number} same
 * @property {number} otherEnd  both find one that begins there, with another end
 * @property {number} onlyOurs
 * @property {number} onlyTheirs
 *
 * @typedef {object} ContextResult
 * @property {Speed[]} text
 * @property {Agreement[]} agreement
 * @property {Speed[]} pages
 * @property {{ shape: string, nanoseconds: number[] }[]} hostile
 */

/**
 * @param {number} rounds
 * @returns {ContextResult}
 */
export function context(rounds) {
  const linkify = new LinkifyIt();
  const guessing = { suffixReferences: true };
  const text = Object.entries(texts).flatMap(([subject, make]) =>
    speeds(subject, flat(make()), rounds, {
      urikit: (whole) => findInText(whole).length,
      "urikit, suffix references too": (whole) => findInText(whole, guessing).length,
      "linkify-it": (whole) => linkify.match(whole)?.length ?? 0,
    }),
  );
  const agreement = Object.entries(texts).map(([subject, make]) =>
    agreementOn(subject, flat(make()), linkify),
  );
  const markup = Object.entries(pages).flatMap(([subject, make]) =>
    speeds(subject, flat(make()), rounds, {
      "htmlparser2, no handlers": parseBare,
      "its tokenizer alone": tokenizeBare,
      "urikit, references": (page) => referencesIn(page, "html", retrieved).length,
      "urikit, references with their targets": (page) =>
        referencesIn(page, "html", retrieved).filter(({ target }) => target !== undefined).length,
    }),
  );
  return { text, agreement, pages: markup, hostile: hostile.map(costs) };
}

const retrieved = { retrieval: "http://example.org/a/b?c" };

/** A string of its own, not a rope. @param {string} text */
const flat = (text) => Buffer.from(text).toString();

/**
 * @param {string} subject
 * @param {string} text
 * @param {number} rounds
 * @param {Record<string, (text: string) => number>} works
 * @returns {Speed[]}
 */
function speeds(subject, text, rounds, works) {
  const entrants = Object.entries(works).map(([contender, work]) => ({
    contender,
    work,
    found: work(text),
    times: /** @type {number[]} */ ([]),
  }));
  for (const { work } of entrants) work(text);
  for (let round = 0; round < rounds; round++) {
    for (const { work, times } of entrants) times.push(timeOf(() => work(text)));
  }
  const first = entrants[0]?.times ?? [];
  return entrants.map(({ contender, found, times }) => ({
    subject,
    contender,
    megabytesPerSecond: Buffer.byteLength(text) / 1000 / median(times),
    ratio: median(times.map((time, round) => time / (first[round] ?? Number.NaN))),
    found,
  }));
}

/** In milliseconds, with the garbage collection in that time. @param {() => unknown} work */
function timeOf(work) {
  const start = processorTime();
  do_not_optimize(work());
  return processorTime() - start;
}

/** @param {string} page */
function parseBare(page) {
  const parser = new Parser({});
  parser.write(page);
  parser.end();
  return 0;
}

/** @param {string} page */
function tokenizeBare(page) {
  const nothing = () => {};
  const tokenizer = new Tokenizer(
    {},
    {
      onattribdata: nothing,
      onattribentity: nothing,
      onattribend: nothing,
      onattribname: nothing,
      oncdata: nothing,
      onclosetag: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onopentagend: nothing,
      onopentagname: nothing,
      onprocessinginstruction: nothing,
      onselfclosingtag: nothing,
      ontext: nothing,
      ontextentity: nothing,
    },
  );
  tokenizer.write(page);
  tokenizer.end();
  return 0;
}

/**
 * @param {string} subject
 * @param {string} text
 * @param {LinkifyIt} linkify
 * @returns {Agreement}
 */
function agreementOn(subject, text, linkify) {
  const ours = new Map(findInText(text).map(({ offset, end }) => [offset, end]));
  const theirs = new Map((linkify.match(text) ?? []).map(({ index, lastIndex }) => [index, lastIndex]));
  const shared = [...ours].filter(([from]) => theirs.has(from));
  const same = shared.filter(([from, to]) => theirs.get(from) === to).length;
  return {
    subject,
    same,
    otherEnd: shared.length - same,
    onlyOurs: ours.size - shared.length,
    onlyTheirs: theirs.size - shared.length,
  };
}

/** @param {string} shape */
function costs(shape) {
  const nanoseconds = hostileLengths.map((length) => {
    const text = flat(shape.repeat(Math.ceil(length / shape.length)));
    const times = [0, 1, 2].map(() => timeOf(() => findInText(text, { suffixReferences: true })));
    return (Math.min(...times) * 1e6) / text.length;
  });
  return { shape, nanoseconds };
}

/**
 * The tables, as rows of cells under their titles.
 * @param {ContextResult} result
 * @returns {{ title: string, rows: string[][] }[]}
 */
export function contextTables({ text, agreement, pages: markup, hostile: shapes }) {
  const speedRows = (/** @type {Speed[]} */ speeds) =>
    speeds.map(({ subject, contender, megabytesPerSecond, ratio, found }) => [
      subject,
      contender,
      megabytesPerSecond.toFixed(0),
      `${ratio.toFixed(2)}×`,
      found.toLocaleString("en"),
    ]);
  const columns = ["", "", "MB/s", "time", "found"];
  const lengths = hostileLengths.map((length) => `${length >> 10} KB`);
  return [
    { title: "References in running text", rows: [columns, ...speedRows(text)] },
    {
      title: "References that urikit and linkify-it find there",
      rows: [
        ["", "both", "both, with another end", "urikit alone", "linkify-it alone"],
        ...agreement.map(({ subject, same, otherEnd, onlyOurs, onlyTheirs }) => [
          subject,
          ...[same, otherEnd, onlyOurs, onlyTheirs].map((count) => count.toLocaleString("en")),
        ]),
      ],
    },
    { title: "References in pages", rows: [columns, ...speedRows(markup)] },
    {
      title: "Running text: nanoseconds for each character of hostile text",
      rows: [
        ["", ...lengths],
        ...shapes.map(({ shape, nanoseconds }) => [
          `\`${shape}\` repeated`,
          ...nanoseconds.map((cost) => cost.toFixed(2)),
        ]),
      ],
    },
  ];
}

/**
 * The figures for the targets: the slowest of each kind, without the targets of references, which are computed when
 * they are asked for.
 * @param {ContextResult} result
 */
export function contextReached({ text, pages: markup }) {
  const own = text.filter(({ contender }) => contender === "urikit");
  const linkify = text.filter(({ contender }) => contender === "linkify-it");
  const extraction = markup.filter(({ contender }) => contender === "urikit, references");
  return {
    megabytesPerSecond: Math.min(...own.map(({ megabytesPerSecond }) => megabytesPerSecond)),
    toLinkify: Math.min(...linkify.map(({ ratio }) => ratio)),
    toParser: Math.max(...extraction.map(({ ratio }) => ratio)),
  };
}

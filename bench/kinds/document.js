// @ts-check
// KINDS.md: what was measured of each kind, losses in the same tables as wins; and the table in the README, which is made of it.
import { kinds } from "./kinds.js";

/** @typedef {import("../kinds.js").Measured} Measured */

/** Who reads, each with a process of its own. */
export const LIBRARIES = ["urikit", "URL", "fast-uri", "@hyperjump/uri", "uri-js", "url-parse"];

/** The questions, and beside whom each is asked. */
const QUESTIONS = /** @type {const} */ ({
  valid: { title: "is it valid?", peers: ["URL", "@hyperjump/uri"] },
  host: {
    title: "parsed, and its host read",
    peers: ["URL", "fast-uri", "@hyperjump/uri", "uri-js", "url-parse"],
  },
  normal: { title: "normalized", peers: ["URL", "fast-uri", "@hyperjump/uri", "uri-js", "url-parse"] },
});

const HEAD = `# References by kind

Written by \`npm run bench:kinds\`: each engine in one run, whose day and machine stand above its
tables; Chromium and Firefox in a page of their own. For each kind: the nanoseconds that
urikit takes for one reference, and beside it how many times as long another one takes. **A number below 1 is a loss of
urikit**, and is in bold. Each library has a process of its own in each engine; of its passes over a kind, the quickest
counts. The texts are strings of their own.

Validity is asked of \`isUriReference\` and, for \`URL\`, of \`canParse\`; the libraries that are missing there have no such
question. urikit is asked by \`tryParse\`, and normalizes by syntax; \`URL\` writes its \`href\`. \`URL\` resolves relative
references against a base, because it reads no others. Not all do the same: \`URL\` repairs what is invalid, fast-uri, uri-js
and url-parse accept most of it, and an error is part of the time of those that throw one.
`;

/**
 * The page: of each engine, what was measured now, or else what the page had of it before.
 * @param {readonly import("../kinds.js").Run[]} runs
 * @param {string} before  the page as it was, or ""
 */
export function document(runs, before) {
  const sections = new Map([
    ...sectionsOf(before),
    ...runs.map((run) => /** @type {const} */ ([run.engine, sectionOf(run)])),
  ]);
  return `${[HEAD.trimEnd(), sourcesTable(), ...sections.values()].join("\n\n")}\n`;
}

/** The section of each engine in the page. @param {string} page @returns {readonly (readonly [engine: string, text: string])[]} */
const sectionsOf = (page) =>
  page
    .split(/^(?=## )/m)
    .slice(1)
    .map((text) => [/^## (.*)/.exec(text)?.[1] ?? "", text.trimEnd()]);

/** @param {import("../kinds.js").Run} run */
function sectionOf({ engine, version, machine, rounds, measured }) {
  return [
    `## ${engine}`,
    `${version}; ${machine.date}, ${machine.platform}, ${machine.cores} cores of ${machine.cpu}; rounds: ${rounds}.`,
    ...Object.keys(QUESTIONS).map((question) => tableOf(/** @type {Question} */ (question), measured)),
    coldTable(measured),
  ].join("\n\n");
}

/** @typedef {keyof typeof QUESTIONS} Question */

/** @param {Question} question @param {Record<string, Measured>} libraries */
function tableOf(question, libraries) {
  const { title, peers } = QUESTIONS[question];
  const rows = Object.keys(kinds).map((kind) => {
    const own = libraries.urikit?.results[kind]?.[question] ?? Number.NaN;
    return [
      kind,
      whole(own),
      ...peers.map((peer) => times((libraries[peer]?.results[kind]?.[question] ?? Number.NaN) / own)),
    ];
  });
  return `### ${title}\n\n${table(["", "urikit, ns", ...peers], rows)}`;
}

/** The first calls of a new process, and what a reference takes of the memory. @param {Record<string, Measured>} libraries */
function coldTable(libraries) {
  const rows = Object.entries(libraries).map(([name, { cold, memory }]) => [
    name,
    (cold.load / 1e6).toFixed(1),
    (cold.first / 1e6).toFixed(2),
    (cold.hundred / 1e6).toFixed(2),
    memory ? whole(memory.kept) : "–",
    memory ? whole(memory.garbage) : "–",
  ]);
  const columns = ["", "load, ms", "first call, ms", "first hundred, ms", "octets kept", "octets of garbage"];
  return `### cold, and memory\n\n${table(columns, rows)}`;
}

function sourcesTable() {
  return table(
    ["kind", "source"],
    Object.entries(kinds).map(([kind, { source }]) => [kind, source]),
    "---",
  );
}

/** @param {readonly string[]} columns @param {readonly (readonly string[])[]} rows */
function table(columns, rows, alignment = "---:") {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(" | ")} |`;
  return [line(columns), line(["---", ...columns.slice(1).map(() => alignment)]), ...rows.map(line)].join(
    "\n",
  );
}

/** @param {number} number */
const whole = (number) => Math.round(number).toLocaleString("en-US");

/** @param {number} ratio */
function times(ratio) {
  if (Number.isNaN(ratio)) return "–";
  const text = ratio < 10 ? ratio.toFixed(2) : whole(ratio);
  return ratio < 1 ? `**${text}**` : text;
}

/** The rows of the README's table. @type {readonly (readonly [head: string, question: Question, kind: string])[]} */
const README_ROWS = [
  ["short https links", "host", "short links"],
  ["links of 1,000 characters", "host", "1,000 characters"],
  ["links with triplets", "host", "triplets"],
  ["hosts that are IPv6 addresses", "host", "IPv6 addresses"],
  ["userinfo and port", "host", "userinfo and port"],
  ["`data:` of 2 kB", "host", "`data:` of 2 kB"],
  ["`mailto:`", "host", "`mailto:`"],
  ["relative references", "host", "relative"],
  ["invalid texts", "host", "invalid"],
  ["short https links, normalized", "normal", "short links"],
  ["links that are not normal, normalized", "normal", "not normal"],
];

/** Its columns. @type {readonly (readonly [head: string, engine: string, library: string])[]} */
const README_COLUMNS = [
  ["`URL`, Node 20", "Node 20", "URL"],
  ["Node 24", "Node 24", "URL"],
  ["Chromium", "Chromium", "URL"],
  ["Firefox", "Firefox", "URL"],
  ["Bun", "Bun", "URL"],
  ["fast-uri, Node 24", "Node 24", "fast-uri"],
  ["@hyperjump/uri, Node 24", "Node 24", "@hyperjump/uri"],
];

/** The rows of times in the README's table, whose other rows tell weights. */
const README_TIMES = /^\| parsed and the host read.*\n\|[- :|]*\n(?:\|(?! \*\*weight).*\n)+/m;

/** The README with the figures of the page. @param {string} readme @param {string} page  KINDS.md */
export function withTimes(readme, page) {
  const sections = new Map(sectionsOf(page));
  const rows = README_ROWS.map(([head, question, kind]) => [
    head,
    ...README_COLUMNS.map(([, engine, library]) =>
      inReadme(cellOf(sections.get(engine) ?? "", QUESTIONS[question].title, kind, library)),
    ),
  ]);
  const columns = ["parsed and the host read, or normalized", ...README_COLUMNS.map(([head]) => head)];
  return readme.replace(README_TIMES, () => `${table(columns, rows)}\n`);
}

/** A cell of a table. @param {string} section @param {string} title @param {string} row @param {string} column */
function cellOf(section, title, row, column) {
  const rows = (section.split(`### ${title}\n\n`)[1]?.split("\n\n")[0] ?? "")
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
  return rows.find(([, head]) => head === row)?.[rows[0]?.indexOf(column) ?? 0];
}

/** A ratio with two digits. @param {string} [cell] */
function inReadme(cell) {
  const ratio = Number(cell?.replaceAll("*", ""));
  if (Number.isNaN(ratio)) return "–";
  const text = `${ratio < 9.95 ? ratio.toFixed(1) : whole(ratio)}×`;
  return ratio < 1 ? `**${text}**` : text;
}

// @ts-check
// KINDS.md: what was measured of each kind, losses beside wins.
import { kinds } from "./kinds.js";

/** @typedef {import("./main.js").Measured} Measured */

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

/** @param {readonly import("./main.js").Run[]} runs */
export function document(runs) {
  const sections = runs.flatMap(({ engine, version, machine, rounds, measured }) => [
    `## ${engine}`,
    `${version}; ${machine.date}, ${machine.platform}, ${machine.cores} cores of ${machine.cpu}; rounds: ${rounds}.`,
    ...Object.keys(QUESTIONS).map((question) => tableOf(/** @type {Question} */ (question), measured)),
    coldTable(measured),
  ]);
  return `${[HEAD.trimEnd(), sourcesTable(), ...sections].join("\n\n")}\n`;
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

// @ts-check
// `node scripts/check/english.js`, a part of `npm run lint`: the patterns of English that CONTRIBUTING.md names and that a
// machine can find surely, in the documentation, in comments and in the catalogues of sentences. `-- --all` asks every
// pattern everywhere, and counts.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../root.js";

/**
 * @typedef {"docs" | "code"} Place The documentation; or comments, and the sentences of `words/en.ts`.
 *
 * @typedef {object} Pattern
 * @property {string} name The name of what it finds.
 * @property {RegExp} find
 * @property {string} better The better words.
 * @property {readonly Place[]} kept Where nothing has it any more, so that a new one is a fault.
 *
 * @typedef {object} Hit
 * @property {Pattern} pattern
 * @property {number} line
 * @property {string} text
 */

/** @type {readonly Pattern[]} */
export const PATTERNS = [
  {
    name: "a sentence that begins with What …",
    find: /(?<![“"‘'#\w]|\|\s{0,9})(?:What|Whatever|Whoever|Who|Which)\s(?:(?!\n\s*\n)[^?|]){3,}?(?=[.!:;][*)”"]*(?:\s|$)|\n\s*\n|\s*$)/g,
    better: "name the thing itself",
    kept: ["docs"],
  },
  {
    name: "none as a pronoun",
    find: /\b(?:is|are|was|were|be|has|have|had|gives?|finds?|needs?|makes?) none\b|\bnone (?:of|is|are|was|were|has|have|can|may|must)\b/gi,
    better: "no, with its noun: “there is no port”; “no reader”",
    kept: ["docs"],
  },
  {
    name: "stands for is",
    find: /\bst(?:ands?|ood|anding) (?:beside|for itself|for themselves|there|here|behind|before|after|at|in|on|between|where|anew|apart)\b/gi,
    better: "is, means, precedes, follows",
    kept: ["docs"],
  },
  { name: "so many", find: /\bso many\b/gi, better: "that many, this number of", kept: ["docs"] },
  { name: "anew", find: /\banew\b/gi, better: "again; or rewrite, renew", kept: ["docs"] },
  {
    name: ", for in the place of because",
    find: /, for (?:it|they|he|she|we|there|this|these|those|its|the|an?|no|what|who|nothing|nobody)\s(?:[\w`’'-]+\s){0,4}?(?:is|are|was|were|has|have|had|does|do|did|can|cannot|could|may|might|must|would|will)\b/gi,
    better: "because",
    kept: ["docs"],
  },
  { name: "otherwise than", find: /\botherwise than\b/gi, better: "differently from", kept: ["docs"] },
  {
    name: "part as a verb",
    find: /\bparted\b|\bparts? (?:two|them|these|those|readers|programs|both)\b/gi,
    better: "separate, distinguish, differ",
    kept: ["docs"],
  },
  {
    name: "beside",
    find: /\bbeside\b/gi,
    better: "next to, in addition to, compared with",
    kept: ["docs"],
  },
  { name: "behind", find: /\bbehind the\b/gi, better: "after the", kept: ["docs"] },
  {
    name: "is no",
    find: /(?<!\bthere\s)\b(?:is|are|was|were|be) no (?!longer\b|more\b|less\b|other\b|better\b|worse\b|one\b|doubt\b|need\b)[a-z]+/gi,
    better: "is not a",
    kept: ["docs"],
  },
  { name: "has to be", find: /\b(?:has|have|had) to be\b/gi, better: "must be", kept: ["docs"] },
];

/** Made by a program, so that its sentences are mended elsewhere. */
const MADE = /^<!-- (?:Made|Generated) by/m;

/** The texts that are written to be read: by everybody, and by those who read the code. */
const DOCS = /^(?:[A-Z_]+|\.changeset\/\w+|\.github\/\w+|docs\/(?!zh\/).+)\.md$/;
const CODE = /^(?:packages|scripts|site|test|tools|minefield|bench|integrations)\/.+\.(?:ts|js|vue)$/;
const WORDS = /\/words\/en\.ts$/;

/** The same text with blanks in the place of what matches, so that every index stays. */
const blanked = (/** @type {string} */ text, /** @type {RegExp} */ what) =>
  text.replace(what, (match) => match.replace(/[^\n]/g, " "));

/**
 * The prose of a page of Markdown, at the same indices: without code, headings, addresses, and what is quoted or
 * emphasised, such as the words that a page is about.
 * @param {string} markdown
 */
export function proseOf(markdown) {
  return [
    /^([ \t]*)(```|~~~)[\s\S]*?^\1\2[ \t]*$/gm,
    /<!--[\s\S]*?-->/g,
    /^#+ .*$/gm,
    /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g,
    /(?<=\])\([^)\s]*\)|<[^>\n]+>/g,
    /“[^”]*”|(?<![*\w])\*[^*\s](?:[^*\n]|\n(?!\s*\n))*\*(?!\*)/g,
  ].reduce(blanked, markdown);
}

/**
 * The comments of a source at the same indices; and of a catalogue its sentences.
 * @param {string} source
 * @param {boolean} isCatalogue
 */
export function commentsOf(source, isCatalogue = false) {
  const kept = [...source.matchAll(/^[ \t]*\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm)];
  if (isCatalogue) kept.push(...source.matchAll(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g));
  const characters = [...blanked(source, /[\s\S]+/)];
  const units = characters.length === source.length ? characters : source.split("").map(blank);
  for (const { index, 0: text } of kept)
    for (let at = 0; at < text.length; at += 1) units[index + at] = text[at] ?? " ";
  return [
    /\/\*\*?|\*\/|^[ \t]*\*(?=\s|$)|(?<=^|\s)\/\/(?= )/gm,
    /^[ \t]*```[\s\S]*?```/gm,
    /`[^`\n]*`/g,
    /\$\{[^}]*\}/g,
    /“[^”]*”/g,
  ].reduce(blanked, units.join(""));
}

const blank = (/** @type {string} */ unit) => (unit === "\n" ? unit : " ");

/**
 * The hits of the patterns.
 * @param {string} prose
 * @param {readonly Pattern[]} patterns
 * @returns {readonly Hit[]}
 */
export function hitsIn(prose, patterns) {
  return patterns.flatMap((pattern) =>
    [...prose.matchAll(pattern.find)].map(({ index, 0: found }) => ({
      pattern,
      line: prose.slice(0, index).split("\n").length,
      text: found.replace(/\s+/g, " ").slice(0, 100),
    })),
  );
}

/** Every file that is looked at, with its prose and its place. */
function* texts() {
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0");
  for (const file of files) {
    const place = DOCS.test(file) ? "docs" : CODE.test(file) ? "code" : undefined;
    if (place === undefined || file === "CHANGELOG.md") continue;
    const text = readFileSync(join(root, file), "utf8");
    if (place === "docs" && MADE.test(text)) continue;
    yield { file, place, prose: place === "docs" ? proseOf(text) : commentsOf(text, WORDS.test(file)) };
  }
}

/** @param {{ all: boolean }} options */
function check({ all }) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { file, place, prose } of texts()) {
    const patterns = PATTERNS.filter(({ kept }) => all || kept.includes(/** @type {Place} */ (place)));
    for (const { pattern, line, text } of hitsIn(prose, patterns)) {
      const key = `${pattern.name} (${place})`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      console.log(`${file}:${line}: ${pattern.name}: “${text}” → ${pattern.better}`);
    }
  }
  if (all) for (const [key, count] of counts) console.log(`${String(count).padStart(6)}  ${key}`);
  return counts.size === 0 ? 0 : 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = check({ all: process.argv.includes("--all") });

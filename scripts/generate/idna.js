// @ts-check
// Makes packages/urikit/src/idna/data.ts: what of UTS 46, RFC 5892 and RFC 5893 the platform's own Unicode properties
// do not say. The tables are those of the package tr46. `--check` only tells, by its exit status, whether the file is
// as it would be made. It needs a Node that has the Unicode version of the tables.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const target = fileURLToPath(new URL("../../packages/urikit/src/idna/data.ts", import.meta.url));
/** @type {string} */
const version = require("tr46/package.json").unicodeVersion;
/** @type {[number | [number, number], number, string?][]} */
const table = require("tr46/lib/mappingTable.json");
/** @type {Record<string, RegExp>} */
const expressions = require("tr46/lib/regexes.js");

const CODE_POINTS = 0x110000;
const A = 0x41;
const [VALID, DISALLOWED, DEVIATION] = [2, 3, 6];

const [beforeJoiner = /$^/, transparent = /$^/, , afterJoiner = /$^/] = classesIn("validZWNJ");
const [, nonspacing = /$^/] = classesIn("bidiS3");

if (`${process.versions.unicode}.0` !== version) {
  console.error(`This Node has Unicode ${process.versions.unicode}, and the tables have ${version}.`);
  process.exit(2);
}
const statuses = statusesOf(table);
const made = moduleOf();
if (process.argv.includes("--check")) process.exitCode = readFileSync(target, "utf8") === made ? 0 : 1;
else writeFileSync(target, made);

/** @param {typeof table} rows */
function statusesOf(rows) {
  const all = new Uint8Array(CODE_POINTS);
  for (const [range, status] of rows) {
    const [first, last] = typeof range === "number" ? [range, range] : range;
    all.fill(status, first, last + 1);
  }
  return all;
}

/** @param {number} code */
function isValid(code) {
  return statuses[code] === VALID || statuses[code] === DEVIATION;
}

/**
 * The disallowed code points that the properties alone would have valid, mapped or ignored, as a class.
 */
function disallowedExceptions() {
  const otherwise = /[^\p{C}\p{Z}]|\p{Changes_When_NFKC_Casefolded}/u;
  return classOf((code) => statuses[code] === DISALLOWED && otherwise.test(String.fromCodePoint(code)));
}

/** @param {(code: number) => boolean} has */
function classOf(has) {
  const escaped = (/** @type {number} */ code) => `\\u{${code.toString(16)}}`;
  let text = "";
  for (let code = 0; code < CODE_POINTS; code++) {
    if (!has(code)) continue;
    const first = code;
    while (has(code + 1)) code++;
    text += first === code ? escaped(first) : `${escaped(first)}-${escaped(code)}`;
  }
  return text;
}

/**
 * The classes of all code points, in runs: a letter, and the length in base 36 where it is not 1. Invalid code points may
 * have any class, so it prolongs the run before it.
 */
function runs() {
  /** @type {string[]} */
  const classes = [];
  /** @type {[number, number][]} */
  const starts = [];
  for (let code = 0; code < CODE_POINTS; code++) {
    if (!isValid(code)) continue;
    const name = classesOf(String.fromCodePoint(code));
    const at = classes.includes(name) ? classes.indexOf(name) : classes.push(name) - 1;
    if (starts.at(-1)?.[1] !== at) starts.push([code, at]);
  }
  const text = starts.map(([start, at], index) => {
    const length = (starts[index + 1]?.[0] ?? CODE_POINTS) - start;
    return String.fromCharCode(A + at) + (length === 1 ? "" : length.toString(36));
  });
  return { classes, text: text.join("") };
}

/** Bidi class and Joining_Type, a letter each, and `V` if it is a virama. @param {string} character */
function classesOf(character) {
  const virama = expressions.combiningClassVirama?.test(character) ? "V" : "";
  return bidiClass(character) + joiningType(character) + virama;
}

/** The bidi class, as far as RFC 5893 §2 tells them apart. @param {string} character */
function bidiClass(character) {
  const { bidiS1LTR, bidiS1RTL, bidiS4EN, bidiS4AN, bidiS2 } = expressions;
  if (bidiS1LTR?.test(character)) return "L";
  if (bidiS1RTL?.test(character)) return "R";
  if (bidiS4EN?.test(character)) return "E";
  if (bidiS4AN?.test(character)) return "A";
  if (nonspacing.test(character)) return "N";
  return bidiS2?.test(character) ? "O" : "W";
}

/** RFC 5892 Appendix A.1: Joining_Type. @param {string} character */
function joiningType(character) {
  const [left, right] = [beforeJoiner.test(character), afterJoiner.test(character)];
  if (left && right) return "D";
  if (left || right) return left ? "L" : "R";
  return transparent.test(character) ? "T" : "U";
}

/** The classes of an expression of tr46, in their order. @param {string} name */
function classesIn(name) {
  const classes = expressions[name]?.source.match(/\[[^\]]*\]/g) ?? [];
  return classes.map((source) => new RegExp(source, "u"));
}

/** @param {string} text The lines of a string, each of at most 100 characters. */
function stringOf(text) {
  const lines = text.match(/.{1,100}/g) ?? [];
  return lines.map((line) => `  ${JSON.stringify(line)}`).join(" +\n");
}

function moduleOf() {
  const { classes, text } = runs();
  return `/**
 * Data that the platform's Unicode properties lack for UTS 46, RFC 5892 and RFC 5893, by Unicode ${version}. Made by
 * scripts/generate/idna.js; not to be changed by hand.
 */

// biome-ignore-all format: made by a script

/** The Unicode version of these data. */
export const UTS46_VERSION = ${JSON.stringify(version)};

/** UTS 46 §5: disallowed, though the properties alone would have it valid, mapped or ignored; in a class. */
export const DISALLOWED = String.raw\`${disallowedExceptions()}\`;

/**
 * Of each class in \`RUNS\`, in the order of the alphabet: its bidi class (RFC 5893: L; R for R and AL; E for EN; A for AN;
 * N for NSM; O for ES, CS, ET, ON and BN; W for what no label may hold), its Joining_Type (RFC 5892 Appendix A.1), and V
 * for a virama.
 */
export const CLASSES: readonly string[] = ${JSON.stringify(classes)};

/** The classes of all code points: a letter, and in base 36 how many in a row have it, if more than one. */
export const RUNS =
${stringOf(text)};
`;
}

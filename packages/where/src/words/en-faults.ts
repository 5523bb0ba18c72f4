/** What is wrong with an expression, in English. */

import type { Catalogue } from "urikit/words";

const quoted = (found: string) => (found === "" ? "the end" : `\`${found}\``);
const oneOf = (words: readonly string[]) =>
  words.length > 1 ? `one of ${words.join(", ")}` : words.join("");

/** The sentences of this package in English. */
export const FAULTS = {
  "where-word-expected": (found) =>
    found === "" ? "a statement is missing here" : `there is no word ${quoted(found)}`,
  "where-name-expected": (found) => `the name of a key must follow \`query.\`, not ${quoted(found)}`,
  "where-operator-expected": (found, ...expected) => `expected ${oneOf(expected)}, not ${quoted(found)}`,
  "where-value-expected": (found) => `expected a value, not ${quoted(found)}; other values can be quoted`,
  "where-end-expected": (found, ...expected) =>
    `expected ${oneOf(expected)}, or the end, not ${quoted(found)}; a value with spaces is quoted`,
  "where-number-expected": (found) => `a port is a number, not ${quoted(found)}`,
  "where-severity-expected": (found, ...expected) => `a severity is ${oneOf(expected)}, not ${quoted(found)}`,
  "where-finding-expected": (found) => `there is no finding ${quoted(found)}`,
  "where-block-expected": (found) => `${quoted(found)} is not a block of addresses, such as 10.0.0.0/8`,
  "where-reference-expected": (found) => `${quoted(found)} is not a URI reference`,
  "where-quote-open": (found) => `the quotation mark ${found} is not closed`,
  "where-parenthesis-open": () => "the parenthesis is not closed",
  "where-too-deep": (_found, most) => `parentheses and negations are nested more than ${most} deep`,
  "where-too-long": (_found, most) => `the expression is longer than ${most} characters`,
} satisfies Catalogue;

/** Comparisons of components in their octets. A component with triplets is compared as a text, which the usual test does. */

import { type ColumnName, NULL_VALUE } from "@urikit/lists";
import type { WhereComparison, WhereStatement } from "../expression.ts";
import { comparable, type LineTest, type OtherTest } from "../line-test.ts";
import { FIRST_COLUMN, type RowFacts } from "./rows.ts";

/** The subjects that have a column. */
const COLUMNS: readonly ColumnName[] = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"];

/** The column that a statement is about, if it has one. */
export function columnOf(statement: WhereStatement): readonly ColumnName[] {
  return "subject" in statement ? COLUMNS.filter((name) => name === statement.subject) : [];
}

/** The tests of statements by octets, where the columns have these names. */
export function octetTest(columns: readonly ColumnName[]): OtherTest<RowFacts> {
  return (statement, usual) => {
    if (statement.kind === "valid") return ({ reason }) => reason === undefined;
    const [name] = columnOf(statement);
    if (statement.kind === "comparison" && statement.subject === "text") return textTest(statement, usual);
    if (name === undefined) return usual;
    const column = FIRST_COLUMN + columns.indexOf(name);
    if (statement.kind === "comparison") return componentTest(statement, column, usual);
    return (line) => (line.reason === undefined ? line.from(column) !== NULL_VALUE : undefined);
  };
}

/** Whether octets between two places compare so with a value; undefined where only a text can tell. */
type Comparison = (octets: Uint8Array, from: number, to: number) => boolean | undefined;

function componentTest(
  statement: WhereComparison,
  column: number,
  usual: LineTest<RowFacts>,
): LineTest<RowFacts> {
  const compare = comparisonOf(statement);
  if (compare === undefined) return usual;
  return (line) => {
    if (line.reason !== undefined) return undefined;
    const from = line.from(column);
    if (from === NULL_VALUE) return false;
    const to = line.to(column);
    return hasTriplet(line.octets, from, to) ? usual(line) : (compare(line.octets, from, to) ?? usual(line));
  };
}

/** The line as it is, whether it is valid or not. */
function textTest(statement: WhereComparison, usual: LineTest<RowFacts>): LineTest<RowFacts> {
  const compare = comparisonOf(statement);
  if (compare === undefined) return usual;
  return (line) => {
    if (line.reason !== undefined && line.reason !== "not-a-reference") return undefined;
    return compare(line.octets, line.from(0), line.to(0)) ?? usual(line);
  };
}

const PERCENT = 0x25;
const ZERO = 0x30;
const DOT = 0x2e;

function hasTriplet(octets: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (octets[at] === PERCENT) return true;
  return false;
}

/** Each octet as it is compared: as it is; a letter in lower case. */
const EXACT = /* @__PURE__ */ Uint8Array.from({ length: 256 }, (_, octet) => octet);
const LOWER = /* @__PURE__ */ EXACT.map((octet) => (octet >= 0x41 && octet <= 0x5a ? octet | 0x20 : octet));

function comparisonOf({ subject, operator, value }: WhereComparison): Comparison | undefined {
  const given = comparable(subject, value);
  if (/\p{Cs}/u.test(given)) return undefined; // half a surrogate pair has no octets
  const needle = new TextEncoder().encode(given);
  const fold = subject === "scheme" || subject === "host" ? LOWER : EXACT;
  const { length } = needle;
  switch (operator) {
    case "=":
      if (subject === "port" && value !== "") return numberComparison((port) => port === Number(value));
      return (octets, from, to) => to - from === length && isAt(octets, from, needle, fold);
    case "^=":
      return (octets, from, to) => to - from >= length && isAt(octets, from, needle, fold);
    case "$=":
      return (octets, from, to) => to - from >= length && isAt(octets, to - length, needle, fold);
    case "*=":
      return containing(needle, fold);
    case "labels":
      return below(needle.at(-1) === DOT ? needle.subarray(0, -1) : needle, fold);
    case "<":
      return numberComparison((port) => port < Number(value));
    case "<=":
      return numberComparison((port) => port <= Number(value));
    case ">":
      return numberComparison((port) => port > Number(value));
    case ">=":
      return numberComparison((port) => port >= Number(value));
  }
}

function isAt(octets: Uint8Array, from: number, needle: Uint8Array, fold: Uint8Array): boolean {
  for (let at = 0; at < needle.length; at++)
    if (fold[octets[from + at] as number] !== needle[at]) return false; // the caller has looked at the length
  return true;
}

/** Names below a domain, a dot at the end left out. */
function below(needle: Uint8Array, fold: Uint8Array): Comparison {
  return (octets, from, to) => {
    const end = to > from && octets[to - 1] === DOT ? to - 1 : to;
    return end - from > needle.length && isAt(octets, end - needle.length, needle, fold);
  };
}

/** Knuth, Morris and Pratt: each octet is looked at once, whatever repeats in the value. */
function containing(needle: Uint8Array, fold: Uint8Array): Comparison {
  const borders = bordersOf(needle);
  return (octets, from, to) => {
    let same = 0;
    for (let at = from; at < to && same < needle.length; at++) {
      const octet = fold[octets[at] as number]; // within the line
      while (same > 0 && octet !== needle[same]) same = borders[same - 1] as number; // one for each octet
      if (octet === needle[same]) same++;
    }
    return same === needle.length;
  };
}

/** How long the longest proper beginning is with which the value ends, up to each of its octets. */
function bordersOf(needle: Uint8Array): Uint32Array {
  const borders = new Uint32Array(needle.length);
  for (let at = 1, same = 0; at < needle.length; at++) {
    while (same > 0 && needle[at] !== needle[same]) same = borders[same - 1] as number; // one for each octet
    if (needle[at] === needle[same]) same++;
    borders[at] = same;
  }
  return borders;
}

/** A number of more digits is not exact. */
const MOST_DIGITS = 15;

/** §3.2.3: a port as a decimal number. */
function numberComparison(compare: (port: number) => boolean): Comparison {
  return (octets, from, to) => {
    if (from === to) return false;
    if (to - from > MOST_DIGITS) return undefined;
    let number = 0;
    for (let at = from; at < to; at++) number = 10 * number + ((octets[at] as number) - ZERO); // digits alone
    return compare(number);
  };
}

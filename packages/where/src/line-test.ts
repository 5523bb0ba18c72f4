/**
 * An expression as a question about a line. What cannot be said of a line stays unsaid, under `not` too: a text that is not
 * a reference has no components, so it neither has a host nor lacks one (strong three-valued logic, Kleene 1952, §64).
 */

import { equal, queryPairs, type UriReference } from "urikit";
import { lowerCase, normalTriplets } from "urikit/foundation";
import {
  SEVERITY_WORDS,
  statementsOf,
  type WhereComparison,
  type WhereExpression,
  type WhereFields,
  type WhereStatement,
  type WhereSubject,
} from "./expression.ts";
import { WhereError } from "./fault.ts";
import type { WhereJudges } from "./judges.ts";

/** What is known about a line. */
export interface LineFacts {
  /** Undefined for octets that are not text, or too many. */
  readonly text: string | undefined;
  /** Undefined if the line is not a URI reference. */
  readonly parsed: UriReference | undefined;
  /** Why the line is not a URI reference. */
  readonly code: string | undefined;
  /** What the caller knows in addition. */
  readonly fields?: WhereFields | undefined;
}

/** Whether a line matches; undefined where that cannot be said. */
export type Verdict = boolean | undefined;

/** A question about a line. */
export type LineTest<Facts extends LineFacts = LineFacts> = (line: Facts) => Verdict;

/** Answers a statement as the usual test does, in another way: as by octets. */
export type OtherTest<Facts extends LineFacts> = (
  statement: WhereStatement,
  usual: LineTest<Facts>,
) => LineTest<Facts>;

/**
 * The question of an expression.
 *
 * @throws {TypeError} If a judge is missing.
 * @throws {WhereError} If a value does not exist, such as the id of a finding.
 */
export function lineTest<Facts extends LineFacts>(
  expression: WhereExpression,
  judges: WhereJudges,
  otherTest: OtherTest<Facts> = (_statement, usual) => usual,
): LineTest<Facts> {
  const test = (of: WhereExpression): LineTest<Facts> => {
    switch (of.kind) {
      case "not":
        return negated(test(of.of));
      case "and":
        return joined(of.parts.map(test), false);
      case "or":
        return joined(of.parts.map(test), true);
      default:
        return otherTest(of, asked(of));
    }
  };
  const asked = statementTests(judges, findingsOnce(expression, judges));
  return test(expression);
}

function negated<Facts extends LineFacts>(test: LineTest<Facts>): LineTest<Facts> {
  return (line) => {
    const verdict = test(line);
    return verdict === undefined ? undefined : !verdict;
  };
}

/** `or`, which one true part decides; `and`, which one false part does. */
function joined<Facts extends LineFacts>(
  tests: readonly LineTest<Facts>[],
  deciding: boolean,
): LineTest<Facts> {
  return (line) => {
    let verdict: Verdict = !deciding;
    for (const test of tests) {
      const one = test(line);
      if (one === deciding) return deciding;
      if (one === undefined) verdict = undefined;
    }
    return verdict;
  };
}

/** The questions of statements, about facts alone. */
function statementTests(judges: WhereJudges, findings: FindingsOf) {
  return (statement: WhereStatement): LineTest => {
    switch (statement.kind) {
      case "valid":
        return ({ code }) => code === undefined;
      case "comparison":
        return comparisonTest(statement, judges, findings);
      case "defined":
        return definedTest(statement, findings);
      case "in-block":
        return blockTest(statement, judges);
      case "equivalent":
        return ({ parsed }) => parsed && equal(parsed, statement.reference, { level: "scheme" });
      case "denied": {
        const { denied } = judges;
        if (denied === undefined) throw missing("denied");
        return ({ text }) => text === undefined || denied(text, statement.policy);
      }
    }
  };
}

function missing(judge: keyof WhereJudges): TypeError {
  return new TypeError(`the expression needs the judge ${judge}: judgesFor(expression) gives it`);
}

/** The kinds and severities of what is found in a text. */
type FindingsOf = (text: string) => ReturnType<NonNullable<WhereJudges["audit"]>>;

/** The findings of a text: it is audited once, however often an expression asks. */
function findingsOnce(expression: WhereExpression, { audit }: WhereJudges): FindingsOf {
  const needs = statementsOf(expression).some(
    (one) => "subject" in one && (one.subject === "finding" || one.subject === "severity"),
  );
  if (!needs) return () => [];
  if (audit === undefined) throw missing("audit");
  let last: string | undefined;
  let findings: ReturnType<FindingsOf> = [];
  return (text) => {
    if (text !== last) findings = audit(text);
    last = text;
    return findings;
  };
}

/** The values of a subject that a comparison asks; undefined where nothing can be said. */
type ValuesOf = (line: LineFacts) => readonly string[] | undefined;

function valuesOf(
  { subject, key }: Pick<WhereComparison, "subject" | "key">,
  findings: FindingsOf,
): ValuesOf {
  switch (subject) {
    case "text":
      return ({ text }) => (text === undefined ? undefined : [text]);
    case "code":
      return ({ code }) => (code === undefined ? [] : [code]);
    case "finding":
      return ({ text }) => (text === undefined ? undefined : findings(text).map(({ id }) => id));
    case "severity":
      return ({ text }) =>
        text === undefined ? undefined : [rankOf(findings(text)[0]?.severity ?? "clean")];
    case "pair":
      return ({ parsed }) =>
        parsed && pairsOf(parsed, key).flatMap(({ value }) => (value === undefined ? [] : [value]));
    case "field":
      return ({ fields = {} }) => (fields[key ?? ""] ?? []).map((value) => comparable(subject, value));
    case "segment":
      return ({ parsed }) => parsed && segmentsOf(comparable("segment", parsed.path));
    default:
      return ({ parsed }) => {
        if (parsed === undefined) return undefined;
        const component = parsed[subject];
        return component === undefined ? [] : [comparable(subject, component)];
      };
  }
}

function pairsOf({ query = "" }: UriReference, key: string | undefined) {
  return queryPairs(query).filter((pair) => pair.key === key);
}

/** §3.3: the segments of a path, without what is before its first slash if it begins with one. */
function segmentsOf(path: string): readonly string[] {
  if (path === "") return [];
  const segments = path.split("/");
  return path.startsWith("/") ? segments.slice(1) : segments;
}

/** A severity as a number: the worst finding comes first. */
function rankOf(severity: string): string {
  return String(SEVERITY_WORDS.indexOf(severity));
}

/**
 * A component as it is compared: its triplets in their normal form (§6.2.2.1, §6.2.2.2), a scheme and a host in lower case
 * (§3.1, §3.2.2), and the host of an authority.
 */
export function comparable(subject: WhereSubject, text: string): string {
  if (subject === "field") return text.toLowerCase();
  const fold = FOLDS[subject];
  if (fold === undefined) return text;
  // The value of an expression may be a part of a component, which no component is.
  const isNormal = !text.includes("%") || MALFORMED.test(text);
  return fold(isNormal ? text : normalTriplets(text, 0, text.length));
}

const MALFORMED = /%(?![\dA-Fa-f]{2})/;

const same = (text: string) => text;

const FOLDS: Readonly<Partial<Record<WhereSubject, (text: string) => string>>> = {
  scheme: lowerCase,
  host: lowerCase,
  authority: (text: string) => {
    const host = text.lastIndexOf("@") + 1;
    return text.slice(0, host) + lowerCase(text.slice(host));
  },
  userinfo: same,
  path: same,
  segment: same,
  query: same,
  fragment: same,
};

/** How a value is compared with that of an expression. */
const COMPARISONS: Readonly<Record<WhereComparison["operator"], (value: string, given: string) => boolean>> =
  {
    "=": (value, given) => value === given,
    "^=": (value, given) => value.startsWith(given),
    "$=": (value, given) => value.endsWith(given),
    "*=": (value, given) => value.includes(given),
    labels: isBelow,
    "<": (value, given) => value !== "" && Number(value) < Number(given),
    "<=": (value, given) => value !== "" && Number(value) <= Number(given),
    ">": (value, given) => value !== "" && Number(value) > Number(given),
    ">=": (value, given) => value !== "" && Number(value) >= Number(given),
  };

/** Whether a name is below a domain, which is given with the dot before it. A dot at the end of either is left out. */
function isBelow(host: string, domain: string): boolean {
  const [name, end] = [withoutDot(host), withoutDot(domain)];
  return name.length > end.length && name.endsWith(end);
}

function withoutDot(name: string): string {
  return name.endsWith(".") ? name.slice(0, -1) : name;
}

function comparisonTest(statement: WhereComparison, judges: WhereJudges, findings: FindingsOf): LineTest {
  const { subject, operator, value, at } = statement;
  const ids = judges.findingIds;
  if (subject === "finding" && operator === "=" && ids !== undefined && !ids.includes(value))
    throw new WhereError({ code: "finding-expected", index: at, found: value, expected: ids });
  const given = subject === "severity" ? rankOf(value) : comparable(subject, value);
  const isNumber = operator === "=" && subject === "port" && value !== "";
  const compare = isNumber ? isSameNumber : COMPARISONS[operator];
  const values = valuesOf(statement, findings);
  return (line) => values(line)?.some((one) => compare(one, given));
}

/** §3.2.3: a port is a decimal number, in which zeros may come first. */
function isSameNumber(port: string, given: string): boolean {
  return port !== "" && Number(port) === Number(given);
}

function definedTest(
  { subject, key }: Extract<WhereStatement, { kind: "defined" }>,
  findings: FindingsOf,
): LineTest {
  if (subject === "pair") return ({ parsed }) => parsed && pairsOf(parsed, key).length > 0;
  const values = valuesOf({ subject, key }, findings);
  return (line) => {
    const known = values(line);
    return known && known.length > 0;
  };
}

/** §3.2.2: a host that is an address, and whether it is in a block. */
function blockTest(
  { block, at }: Extract<WhereStatement, { kind: "in-block" }>,
  { cidr }: WhereJudges,
): LineTest {
  if (cidr === undefined) throw missing("cidr");
  const known = cidr(block);
  if (known === undefined)
    throw new WhereError({ code: "block-expected", index: at, found: block, expected: [] });
  return ({ parsed }) => {
    if (parsed === undefined) return undefined;
    const { hostKind, host = "" } = parsed;
    return (hostKind === "ipv4" || hostKind === "ipv6") && known.contains(host.replace(/^\[|\]$/g, ""));
  };
}

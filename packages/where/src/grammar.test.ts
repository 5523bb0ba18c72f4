/** The ABNF of docs/where.md, run by an ABNF engine: it derives what is read, and nothing else. */

import { readFileSync } from "node:fs";
import { apgEngine } from "@urikit/abnf/apg";
import { Chance } from "@urikit/abnf/chance";
import { extent } from "@urikit/abnf/extent";
import { expect, it } from "vitest";
import { readWhere, type WhereReading } from "./read-expression.ts";

const page = readFileSync(new URL("../../../docs/where.md", import.meta.url), "utf8");
const [, abnf = ""] = /```abnf\n([^`]*)```/.exec(page) ?? [];

const SUBJECTS = [
  "scheme",
  "HOST",
  "port",
  "path",
  "query",
  "query.a",
  'query."b c"',
  "text",
  "code",
  "finding",
  "severity",
];
const OPERATORS = ["=", "!=", "^=", "$=", "*=", "~", "<", "<=", ">", ">="];
const VALUES = ["a", "80", '"x y"', "'a\\'b'", "/p:q", "danger", ".org", '""', "~x"];
const OTHERS = [
  "and",
  "or",
  "not",
  "(",
  ")",
  ",",
  "in",
  "cidr",
  "valid",
  "invalid",
  "clean",
  "programs",
  "disagree",
];
const MORE = ["equivalent", "to", "denied", "by", "==", '"', "cidr", "hots"];

/** Parts in a row that are mostly an expression. */
function someParts(chance: Chance): readonly string[] {
  const statement = () => {
    const subject = chance.pick(SUBJECTS);
    return chance.pick([
      [subject],
      [subject, chance.pick(OPERATORS), chance.pick(VALUES)],
      [subject, "in", "(", chance.pick(VALUES), ",", chance.pick(VALUES), ")"],
      ["host", "in", "cidr", "10.0.0.0/8"],
      [chance.pick(["valid", "invalid", "danger"])],
      ["programs", "disagree"],
      ["equivalent", "to", chance.pick(["a", "'http://a/'"])],
      ["denied", ...chance.pick([[], ["by", "p.json"]])],
    ]);
  };
  const parts = ["not", "(", ...statement(), chance.pick(["and", "or"]), ...statement(), ")"];
  const some = chance.pick([
    parts,
    parts.slice(1),
    statement(),
    [...statement(), "or", "not", ...statement()],
  ]);
  if (chance.below(2) === 0) return some;
  const place = chance.below(some.length);
  const other = chance.pick([[], [chance.pick([...SUBJECTS, ...OPERATORS, ...VALUES, ...OTHERS, ...MORE])]]);
  return [...some.slice(0, place), ...other, ...some.slice(place + 1)];
}

/** A value that is a word of the language must be quoted, which the ABNF says in words; and it knows no URI references. */
function isSaidInWords(read: WhereReading): boolean {
  if (read.valid) return false;
  const { code, found } = read.fault;
  return code === "reference-expected" || (code === "value-expected" && /^(?:and|or|not)$/i.test(found));
}

it("derives what is read, and nothing else", () => {
  const derives = apgEngine(abnf);
  const chance = new Chance(5234);
  const read = { valid: 0, invalid: 0 };
  for (let round = 0; round < extent(3000, 60_000); round++) {
    const text = someParts(chance).join(" ");
    const reading = readWhere(text);
    if (isSaidInWords(reading)) continue;
    expect(derives("expression", text), text).toBe(reading.valid);
    read[reading.valid ? "valid" : "invalid"]++;
  }
  expect(Math.min(read.valid, read.invalid)).toBeGreaterThan(500);
});

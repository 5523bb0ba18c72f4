// RFC 3986 Appendix A against the scanner: references that chance derives from the grammar, the same with
// small faults, and real links with small faults. The seeds are fixed: every run asks the same.
import { readFileSync } from "node:fs";
import { Agreement } from "@urikit/abnf/agreement";
import { Chance } from "@urikit/abnf/chance";
import { derive } from "@urikit/abnf/generation";
import { mutate } from "@urikit/abnf/mutation";
import { grammar, telling } from "@urikit/abnf/rfc3986";
import { describe, expect, test } from "vitest";
import { apg, expression, referenceRules, urikit } from "./witnesses.ts";

const REFERENCES = 200_000;
/** The expression backtracks: it is asked about texts of no more than this length. */
const LONGEST = 400;

const links = readFileSync(new URL("../../../../bench/links/links-kasztp.txt", import.meta.url), "utf8")
  .split(/\r?\n/)
  .filter((link) => link.length > 0 && link.length <= LONGEST);

/** Asks all witnesses whether the texts are URI-references; the number of those that are. */
function askAll(texts: Iterable<string>): number {
  const rule = "URI-reference";
  const agreement = new Agreement(rule, expression(rule), ...urikit[rule], apg(rule));
  for (const text of texts) agreement.ask(text);
  expect(agreement.disagreements).toEqual([]);
  return agreement.accepted;
}

/** Asks urikit and the expression, which are quick, all four questions, and apg-js those of every fiftieth text. */
function askEachRule(texts: readonly string[]): void {
  for (const rule of referenceRules) {
    const quick = new Agreement(rule, expression(rule), ...urikit[rule]);
    const slow = new Agreement(rule, expression(rule), apg(rule));
    for (const [index, text] of texts.entries()) {
      quick.ask(text);
      if (index % 50 === 0) slow.ask(text);
    }
    expect([...quick.disagreements, ...slow.disagreements]).toEqual([]);
  }
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}

describe("RFC 3986 Appendix A: generated references", () => {
  const references = (seed: number) => {
    const chance = new Chance(seed);
    return times(REFERENCES, () => derive(grammar, "URI-reference", chance));
  };

  test(`${REFERENCES} that the grammar derives are all accepted`, () => {
    expect(askAll(references(3986))).toBe(REFERENCES);
  });

  test("each of them is a URI or a relative reference, as the grammar says", () =>
    askEachRule(references(3986)));

  test("with a fault each, the same are accepted", () => {
    const chance = new Chance(2396);
    const faulty = references(2396).map((text) => mutate(text, telling, chance));
    expect(askAll(faulty.slice(0, REFERENCES / 8))).toBeLessThan(REFERENCES / 8);
    askEachRule(faulty);
  });
});

describe("RFC 3986 Appendix A: real links", () => {
  test("as they are", () => askEachRule(links));

  test("with a fault each, and with two", () => {
    const chance = new Chance(1808);
    const faulty = links.map((link) => mutate(link, telling, chance));
    askEachRule(faulty);
    askEachRule(faulty.map((link) => mutate(link, telling, chance)));
  });
});

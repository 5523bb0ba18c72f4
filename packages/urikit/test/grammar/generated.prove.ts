// RFC 3986 Appendix A against the scanner: references that chance derives from the grammar, the same with
// small faults, and real links with small faults. The seeds are fixed: every run asks the same.
import { Chance } from "@urikit/abnf/chance";
import { mutate } from "@urikit/abnf/mutation";
import { telling } from "@urikit/abnf/rfc3986";
import { describe, expect, test } from "vitest";
import { askAll, askEachRule, links, references } from "./generated.ts";

const REFERENCES = 200_000;

describe("RFC 3986 Appendix A: generated references", () => {
  test(`${REFERENCES} that the grammar derives are all accepted`, () => {
    expect(askAll(references(REFERENCES, 3986))).toBe(REFERENCES);
  });

  test("each of them is a URI or a relative reference, as the grammar says", () =>
    askEachRule(references(REFERENCES, 3986)));

  test("with a fault each, the same are accepted", () => {
    const chance = new Chance(2396);
    const faulty = references(REFERENCES, 2396).map((text) => mutate(text, telling, chance));
    expect(askAll(faulty.slice(0, REFERENCES / 8))).toBeLessThan(REFERENCES / 8);
    askEachRule(faulty);
  });
});

describe("RFC 3986 Appendix A: real links", () => {
  test("as they are", () => askEachRule(links()));

  test("with a fault each, and with two", () => {
    const chance = new Chance(1808);
    const faulty = links().map((link) => mutate(link, telling, chance));
    askEachRule(faulty);
    askEachRule(faulty.map((link) => mutate(link, telling, chance)));
  });
});

// RFC 3986 Appendix A against the scanner, on what chance makes: a taste of generated.prove.ts.
import { Chance } from "@urikit/abnf/chance";
import { mutate } from "@urikit/abnf/mutation";
import { telling } from "@urikit/abnf/rfc3986";
import { expect, test } from "vitest";
import { askAll, askEachRule, links, references } from "./generated.ts";

test("references that the grammar derives are all accepted", () => {
  expect(askAll(references(100, 3986))).toBe(100);
  askEachRule(references(1000, 3987));
});

test("with a fault each, the same are accepted by all", () => {
  const chance = new Chance(2396);
  askEachRule(references(1000, 2396).map((text) => mutate(text, telling, chance)));
});

test("so are real links, as they are and with a fault each", () => {
  const chance = new Chance(1808);
  const some = links().filter((_, index) => index % 200 === 0);
  askEachRule([...some, ...some.map((link) => mutate(link, telling, chance))]);
});

// Texts made by chance: the same each time, of the rule that was asked for, and of every kind.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAbnf } from "./abnf.ts";
import { abnfToArbitrary } from "./abnf-to-arbitrary.ts";
import { abnfToRegExp } from "./abnf-to-regexp.ts";
import { Chance } from "./chance.ts";
import { everyText } from "./enumeration.ts";
import { derive } from "./generation.ts";
import { mutate } from "./mutation.ts";

const sample = readAbnf('r = *2s "-" [ "b" ] / 1*%x31-32 / %x61.62 0<words>\ns = "a" / "b" / "c"');
const hundreds = 1000;

function derived(seed: number): string[] {
  const chance = new Chance(seed);
  return Array.from({ length: hundreds }, () => derive(sample, "r", chance));
}

describe("derive", () => {
  test("gives the same for a seed, and other texts for another", () => {
    expect(derived(1)).toEqual(derived(1));
    expect(derived(1)).not.toEqual(derived(2));
  });

  test("gives only what the rule derives", () => {
    for (const text of derived(3)) expect(text).toMatch(abnfToRegExp(sample, "r"));
  });

  test("gives every choice, count and case", () => {
    expect(derived(4)).toEqual(expect.arrayContaining(["-", "-B", "a-", "C-", "1", "2", "12", "ab"]));
  });
});

test("abnfToArbitrary gives only what the rule derives", () => {
  const derives = abnfToRegExp(sample, "r");
  fc.assert(
    fc.property(abnfToArbitrary(sample, "r"), (text) => derives.test(text)),
    { seed: 5, numRuns: hundreds },
  );
});

test("mutate makes every small change", () => {
  const chance = new Chance(6);
  const mutated = new Set(Array.from({ length: hundreds }, () => mutate("abc", ["x"], chance)));
  expect([...mutated]).toEqual(
    expect.arrayContaining([
      "xabc",
      "abcx",
      "xbc",
      "abx",
      "bc",
      "ab",
      "bac",
      "acb",
      "aabc",
      "abcabc",
      "",
      "c",
      "abc",
    ]),
  );
});

test("everyText visits each text once, shortest first", () => {
  const visited: string[] = [];
  expect(everyText(["a", "b"], 2, (text) => visited.push(text), "<", ">")).toBe(7);
  expect(visited).toEqual(["<>", "<a>", "<b>", "<aa>", "<ab>", "<ba>", "<bb>"]);
});

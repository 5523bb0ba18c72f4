import { expect, test } from "vitest";
import { alarmsOfLinks, alarmsOfSamples, attacksFound } from "./alarms-law.ts";

test("none of the links of the corpus is dangerous", () => {
  expect(alarmsOfLinks(1)).toEqual([]);
});

test("at most 0.5 % of the samples from the wild are dangerous, and each rightly", () => {
  const { tried, found, right } = alarmsOfSamples(1);
  expect(found).toEqual(right);
  expect(found.length).toBe(17);
  expect(found.length).toBeLessThanOrEqual(tried.length * 0.005);
});

test("68 of the samples from the tests of fast-uri are dangerous", () => {
  expect(attacksFound()).toBe(68);
});

import { expect, test } from "vitest";
import { alarmsOfLinks, alarmsOfSamples, attacksFound } from "./alarms-law.ts";

test("151 of the links of the corpus are dangerous, and each rightly", () => {
  const { found, right } = alarmsOfLinks(1);
  expect(found).toEqual(right);
  expect(found.length).toBe(151);
});

test("62 of the samples from the wild are dangerous, and each rightly", () => {
  const { found, right } = alarmsOfSamples(1);
  expect(found).toEqual(right);
  expect(found.length).toBe(62);
});

test("88 of the samples from the tests of fast-uri are dangerous", () => {
  expect(attacksFound()).toBe(88);
});

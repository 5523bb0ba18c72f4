import { expect, test } from "vitest";
import { alarmsOfLinks, alarmsOfSamples } from "./alarms-law.ts";

test("none of the links of the corpus is dangerous, one in 50 tried", () => {
  expect(alarmsOfLinks(50)).toEqual([]);
});

test("the samples from the wild that are dangerous are so rightly, one in 50 tried", () => {
  const { found, right } = alarmsOfSamples(50);
  expect(found).toEqual(right);
});

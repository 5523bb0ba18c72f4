import { expect, test } from "vitest";
import { alarmsOfLinks, alarmsOfSamples } from "./alarms-law.ts";

test("none of the links of the corpus is dangerous, one in 20 tried", () => {
  expect(alarmsOfLinks(20)).toEqual([]);
});

test("the samples from the wild that are dangerous are so rightly, one in 20 tried", () => {
  const { found, right } = alarmsOfSamples(20);
  expect(found).toEqual(right);
});

import { extent } from "@urikit/abnf/extent";
import { expect, test } from "vitest";
import { alarmsOfLinks, alarmsOfSamples } from "./alarms-law.ts";

test("the links of the corpus that are dangerous are so rightly, some tried", () => {
  const { found, right } = alarmsOfLinks(extent(500, 50));
  expect(found).toEqual(right);
});

test("the samples from the wild that are dangerous are so rightly, some tried", () => {
  const { found, right } = alarmsOfSamples(extent(100, 50));
  expect(found).toEqual(right);
});

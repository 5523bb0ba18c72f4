import { expect, it } from "vitest";
import { removeRelativeDotSegments } from "../src/syntax/dot-segments.ts";
import { relativePaths } from "./relative-dot-segments.ts";

it.each([
  ["a/../b", "b"],
  ["x/..", "./"],
  ["../x", "../x"],
  ["./../x", "../x"],
  ["a/b/../../..", "../"],
  [".", "./"],
  ["..", "../"],
  ["../", "../"],
  ["a//..", "a/"],
  ["a/..//x", ".//x"],
  ["a/../b:c", "./b:c"],
])("RFC 3986 §5.2.4: the relative path %s is %s", (path, clean) => {
  expect(removeRelativeDotSegments(path)).toBe(clean);
});

it.each([
  ["..", ".."],
  ["a/b/../../..", ".."],
  ["../", "../"],
  [".", "./"],
])("as fast-uri has it, the relative path %s is %s", (path, clean) => {
  expect(removeRelativeDotSegments(path, true)).toBe(clean);
});

it("RFC 3986 §5.2: it means the same as it is, as a reference and as a base: paths of up to five characters", () => {
  expect([...relativePaths(5)].filter(({ fault }) => fault !== undefined)).toEqual([]);
});

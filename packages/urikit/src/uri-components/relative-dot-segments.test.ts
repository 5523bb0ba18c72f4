import fc from "fast-check";
import { expect, it } from "vitest";
import { resolve } from "../resolve.ts";
import { removeRelativeDotSegments } from "./relative-dot-segments.ts";

it.each([
  ["a/../b", "b"],
  ["x/..", "./"],
  ["../x", "../x"],
  ["./../x", "../x"],
  ["a/b/../../..", ".."],
  [".", "./"],
  ["../", "../"],
  ["a//..", "a/"],
  ["a/..//x", ".//x"],
])("RFC 3986 §5.2.4: %s is %s", (path, clean) => {
  expect(removeRelativeDotSegments(path)).toBe(clean);
});

it("RFC 3986 §5.2: it means the same against every base", () => {
  const path = fc
    .array(fc.constantFrom("a", "b", ".", "..", ""), { minLength: 1, maxLength: 7 })
    .map((all) => all.join("/"));
  const base = fc.constantFrom("http://h/p/q/r", "http://h/", "foo:a/b/c", "http://h/p//q/");
  fc.assert(
    fc.property(path, base, (given, against) => {
      fc.pre(given !== "" && !given.startsWith("/"));
      expect(resolve(removeRelativeDotSegments(given), against)).toBe(resolve(given, against));
    }),
    { numRuns: 400 },
  );
});

import { extent } from "@urikit/abnf/extent";
import fc from "fast-check";
import { expect, it } from "vitest";
import { isUriReference } from "../predicates.ts";
import { isReference } from "./is-reference.ts";

it.each([
  "",
  "a",
  "/",
  "/a:b",
  "a/b:c",
  "./a:b",
  "../a?b/?#c/?",
  "?",
  "#",
  "//h",
  "a:b",
  "%41",
  "http://[::1]/",
])("RFC 3986 §4.1: %j", (text) => {
  expect(isReference(text)).toBe(true);
});

it.each(["1:b", "//[", "/a b", "a#b#c", "/\\", "%4", "/é", "a\n", "/[", "a|b"])(
  "RFC 3986 §4.1: %j is not",
  (text) => {
    expect(isReference(text)).toBe(false);
  },
);

it("the answer is that of isUriReference", () => {
  const pieces = fc.constantFrom(
    "a",
    "1",
    ":",
    "/",
    "//",
    "?",
    "#",
    ".",
    "@",
    "%41",
    "%",
    "[",
    "]",
    "::1",
    " ",
    "é",
    "-",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 7 }), (parts) => {
      const text = parts.join("");
      expect(isReference(text), text).toBe(isUriReference(text));
    }),
    { numRuns: extent(2000, 20_000), seed: 3986 },
  );
});

// The bound of the paths through an expression: what it takes for linear must be, whatever the text.
import { describe, expect, test } from "vitest";
import { isPlainlyLinear, withSmallCounts } from "./paths.ts";

describe("isPlainlyLinear", () => {
  test.each([
    /abc|[d-f]{2,4}/, // nothing without an end
    /^[a-z]*:\/\//,
    /^(?:%[0-9A-F]{2})*$/,
    /^(?=.*@)a/,
    /:\s*/g, // ends in what is repeated: nothing fails after it
    /:(?:[a-z]|\d\d)*/,
    /[a-z]*:/y,
  ])("%s: one repetition from one place, or none", ({ source, flags }) => {
    expect(isPlainlyLinear(source, flags)).toBe(true);
  });

  test.each([
    /[a-z]*:/, // from each place
    /^[a-z]*:/m,
    /^a|b*c/,
    /^[a-z]*[a-z]*:/,
    /^(?:a|ab)*:/, // two ways for each round
    /^(?:a*)*:/,
    /:(?:a*b)*/,
    /^(?=a*b)a*b/,
    /^(a*)\1/,
    /^(?:a?){40}b/, // more ways than can be tried, though their number is fixed
    /^\w{0,200}\w{0,200}\w{0,200}:/,
  ])("%s: more than that", ({ source, flags }) => {
    expect(isPlainlyLinear(source, flags)).toBe(false);
  });
});

test("withSmallCounts leaves small counts, and what is without an end", () => {
  expect(withSmallCounts("[\\w{9}]{2}\\/(?<n>a{0,256}b{24,})\\uff1a{3,}$", "gi")).toBe(
    "[\\w{9}]{2}\\/(?<n>a{0,4}b{4,})\\uff1a{3,}$",
  );
});

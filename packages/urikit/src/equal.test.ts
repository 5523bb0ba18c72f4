import { extent } from "@urikit/abnf/extent";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compare } from "./compare.ts";
import { equal } from "./equal.ts";

describe("equal (§6): compare in one word", () => {
  it.each([
    ["http://example.com", "HTTP://example.com:80/", true, false],
    ["eXAMPLE://a/./b/../b/%63/%7bfoo%7d", "example://a/b/c/%7Bfoo%7D", true, true],
    ["a", "a", true, true],
    ["a?x", "a?y", false, false],
    ["a", "./a", false, false],
  ])("%s and %s", (a, b, byScheme, bySyntax) => {
    expect(equal(a, b, { level: "scheme" })).toBe(byScheme);
    expect(equal(b, a, { level: "scheme" })).toBe(byScheme);
    expect(equal(a, b, { level: "syntax" })).toBe(bySyntax);
    expect(equal(a, b)).toBe(bySyntax);
  });

  it("against a base, and without fragments", () => {
    expect(equal("a", "./a", { base: "http://h/" })).toBe(true);
    expect(equal("a#x", "a#y")).toBe(false);
    expect(equal("a#x", "a#y", { fragments: false })).toBe(true);
    expect(equal(new URL("http://h/a"), "a", { base: "http://h/" })).toBe(true);
  });

  it("is what compare answers, on level scheme", () => {
    const piece = fc.constantFrom(
      "http:",
      "HTTP:",
      "//h",
      "//H",
      ":80",
      "/",
      "a",
      "%61",
      "..",
      ".",
      "?q",
      "#f",
      "%C3",
      "%c3",
    );
    const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));
    const options = fc.record({
      base: fc.constantFrom(undefined, "http://h/a/b"),
      fragments: fc.constantFrom(undefined, true, false),
      rootlessDotSegments: fc.constantFrom("keep" as const, "remove" as const),
    });
    fc.assert(
      fc.property(text, text, options, (a, b, { base, fragments, rootlessDotSegments }) => {
        const chosen = {
          ...(base === undefined ? {} : { base }),
          ...(fragments === undefined ? {} : { fragments }),
          rootlessDotSegments,
        };
        const answer = (call: () => boolean) => {
          try {
            return call();
          } catch {
            return "refused";
          }
        };
        expect(answer(() => equal(a, b, { ...chosen, level: "scheme" }))).toBe(
          answer(() => compare(a, b, chosen).equivalent),
        );
      }),
      { numRuns: extent(500, 5000) },
    );
  });

  it("refuses option values that do not exist", () => {
    // @ts-expect-error: a caller without types may do this
    expect(() => equal("a", "a", { level: "Scheme" })).toThrow(TypeError);
    // @ts-expect-error: likewise
    expect(() => equal("a", "a", { fragments: 0 })).toThrow("fragments must be true or false, not 0");
    // @ts-expect-error: likewise
    expect(() => compare("a", "a", { fragments: 0 })).toThrow(TypeError);
  });
});

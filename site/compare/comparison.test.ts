/** RFC 3986 §6: two references compared. */

import { describe, expect, it } from "vitest";
import { comparisonOf, problemOf } from "./comparison.ts";
import { texts } from "./texts/en.ts";

describe("comparisonOf", () => {
  it("RFC 3986 §6.2.2: the example meets its other on the rung of syntax", () => {
    const { rung, sides } = comparisonOf("example://a/b/c/%7Bfoo%7D", "eXAMPLE://a/./b/../b/%63/%7bfoo%7d");
    expect(rung).toBe("syntax");
    expect(sides[1].steps.at(-1)?.after).toBe("example://a/b/c/%7Bfoo%7D");
  });

  it("RFC 3986 §6.2.3: the four of http meet on the rung of the scheme", () => {
    for (const other of ["http://example.com/", "http://example.com:/", "http://example.com:80/"])
      expect(comparisonOf("http://example.com", other).rung).toBe("scheme");
  });

  it("says where two part, and what they have in common", () => {
    const { rung, differing, likenesses, sides } = comparisonOf("http://a/b?x=1&y=2", "http://a/b/?y=2&x=1");
    expect({ rung, differing }).toEqual({ rung: undefined, differing: ["path", "query"] });
    expect(likenesses).toHaveLength(2);
    expect(sides[0].pieces.map(({ text }) => text.trim()).join("")).toBe("http://a/b?x=1&y=2");
    expect(sides[0].pieces.some(({ differs }) => differs)).toBe(true);
  });

  it("cannot compare what is not a reference, or too long", () => {
    expect(problemOf("http://a/ b", "x", texts)).toMatch(/^The first is not a URI reference: a space/);
    expect(problemOf("x", `http://a/${"b".repeat(20_000)}`, texts)).toMatch(/^The second is longer/);
    expect(problemOf("a", "", texts)).toBeUndefined();
  });
});

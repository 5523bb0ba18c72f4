import { extent } from "@urikit/abnf/extent";
import { derived, hardReference } from "@urikit/abnf/texts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isUriReference } from "../predicates.ts";
import { findInText } from "./running-text.ts";
import { writeInText } from "./write-in-text.ts";

const LONG = "http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING";
const references = fc
  .oneof(derived("URI-reference"), hardReference.filter(isUriReference), fc.constant(LONG))
  .filter((text) => text !== "");
const wrappers = fc.constantFrom("angle-brackets", "url-brackets", "quotes", undefined);

describe("drafts of 1997 and 2003 App. E, RFC 3986 App. C: writing", () => {
  it("url-syntax-05 App. E (001-70): a long URL is broken across lines in <…>, never after a hyphen", () => {
    expect(writeInText(LONG, { width: 30 })).toBe(
      "<http://www.ics.uci.edu/pub/\nietf/uri/historical.html#\nWARNING>",
    );
    expect(writeInText("http://a/well-known", { width: 15 })).toBe("<http://a/well\n-known>");
    expect(writeInText("http://a/b----------c", { width: 12 })).toBe("<http://a/b\n----------c>");
  });

  it("rfc2396bis-01 App. E (003-87): a law: what is written is found again, whole", () => {
    fc.assert(
      fc.property(references, fc.integer({ min: 1, max: 90 }), wrappers, (reference, width, wrapper) => {
        const written = writeInText(reference, { width, wrapper });
        expect(written).not.toMatch(/-\n/);
        for (const text of [written, `Yes, Jim, I found it under ${written}, but look.`]) {
          const found = findInText(text);
          expect(found.map((each) => each.reference)).toEqual([reference]);
          expect(found[0]?.withoutHyphens).toBeUndefined();
        }
      }),
      { numRuns: extent(300, 2000) },
    );
  });

  it("App. C: no line is longer than the width, if it can be broken", () => {
    const text = fc.stringMatching(/^http:\/\/a\.example\/[a-z/?=&.]{0,300}$/);
    fc.assert(
      fc.property(text, fc.integer({ min: 14, max: 80 }), (reference, width) => {
        const lines = writeInText(reference, { width }).split("\n");
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
      }),
    );
  });

  it("App. C: no break within a percent-encoded octet, or before the host", () => {
    expect(writeInText("http://a/%41%42%43", { width: 11 })).toBe("<http://a/\n%41%42%43>");
    expect(writeInText("http://a/%41%42%43", { width: 8 })).toBe("<http://a\n/%41%42\n%43>");
    expect(writeInText("http://abc", { width: 3 })).toBe("<http://a\nbc>");
  });

  it.each([
    ["http://a/", undefined, "<http://a/>"],
    ["http://a/", "quotes", '"http://a/"'],
    ["http://a/", "url-brackets", "<URL:http://a/>"],
    ["../a", undefined, "<URL:../a>"],
    ["www.w3.org/x", undefined, "<URL:www.w3.org/x>"],
    ["#a", "quotes", '"URL:#a"'],
    ["foo:bar", undefined, "<foo:bar>"],
    ["url:foo", undefined, "<URL:url:foo>"],
    ["http:", undefined, "<URL:http:>"],
  ] as const)("App. C: %j in %s", (reference, wrapper, written) => {
    expect(writeInText(reference, { wrapper })).toBe(written);
  });

  it("what cannot be written is refused", () => {
    expect(() => writeInText("")).toThrow(TypeError);
    expect(() => writeInText("a b")).toThrow("space");
    expect(() => writeInText("a", { width: 0 })).toThrow(TypeError);
    // @ts-expect-error: a caller without types
    expect(() => writeInText("a", { wrapper: "whitespace" })).toThrow(TypeError);
  });
});

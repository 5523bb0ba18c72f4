import { describe, expect, it } from "vitest";
import { compare, type Rung, rungOf } from "./compare.ts";
import type { CompareOptions } from "./equal.ts";
import { parse } from "./reference.ts";
import { prepareBase } from "./resolve.ts";
import { UriSyntaxError } from "./syntax/errors.ts";

/** Both ways round, by text and parsed. */
function checkedRung(a: string, b: string, options?: CompareOptions): Rung | undefined {
  const { rung, equivalent } = compare(a, b, options);
  expect(rungOf(a, b, options)).toBe(rung);
  expect(equivalent).toBe(rung !== undefined);
  expect(compare(b, a, options).rung).toBe(rung);
  expect(compare(parse(a), parse(b), options).rung).toBe(rung);
  return rung;
}

describe("§6.2.1 Simple String Comparison", () => {
  it("meets at once, without steps (003-60, 004-56)", () => {
    expect(compare("HTTP://A/./b", "HTTP://A/./b")).toEqual({
      equivalent: true,
      rung: "identical",
      relative: false,
      steps: [],
    });
  });
});

describe("§6.2.2 Syntax-Based Normalization (003-57, 004-57)", () => {
  it.each([
    ["example://a/b/c/%7Bfoo%7D", "eXAMPLE://a/./b/../b/%63/%7bfoo%7d"],
    ["HTTP://www.EXAMPLE.com/", "http://www.example.com/"],
    ["/%3a", "/%3A"],
    ["http://a/%7Eb", "http://a/~b"],
  ])("%s and %s", (a, b) => {
    expect(checkedRung(a, b)).toBe("syntax");
  });

  it("lists the steps of each side, first those of a", () => {
    const { steps } = compare("HTTP://a/%7e", "http://a/b/../~");
    expect(steps.map(({ of, rule, before, after }) => [of, rule, before, after])).toEqual([
      ["a", "unreserved-triplets", "HTTP://a/%7e", "HTTP://a/~"],
      ["a", "scheme-case", "HTTP://a/~", "http://a/~"],
      ["b", "dot-segments", "http://a/b/../~", "http://a/~"],
    ]);
    expect(steps.map(({ section }) => section)).toEqual([
      "RFC 3986 §6.2.2.2",
      "RFC 3986 §6.2.2.1",
      "RFC 3986 §6.2.2.3",
    ]);
  });

  it("stops at the rung where they meet: no step of a higher one", () => {
    expect(compare("http://A:80", "http://a:80").steps.map(({ rule }) => rule)).toEqual(["host-case"]);
  });
});

describe("§6.2.3 Scheme-Based Normalization (004-58)", () => {
  const four = [
    "http://example.com",
    "http://example.com/",
    "http://example.com:/",
    "http://example.com:80/",
  ];

  it.each(four.flatMap((a) => four.filter((b) => a !== b).map((b) => [a, b] as const)))(
    "%s and %s",
    (a, b) => {
      expect(checkedRung(a, b)).toBe("scheme");
    },
  );

  it.each(four)('"http://example.com/?" is not %s', (text) => {
    expect(checkedRung("http://example.com/?", text)).toBeUndefined();
  });

  it('"two URIs that differ only by the suffix "#" are considered different regardless of the scheme"', () => {
    expect(checkedRung("http://example.com/", "http://example.com/#")).toBeUndefined();
  });

  it("other schemes are given as they are given to normalize", () => {
    expect(checkedRung("ftp://a:21/", "ftp://a/")).toBeUndefined();
    expect(checkedRung("ftp://a:21/", "ftp://a/", { schemes: new Map([["ftp", { defaultPort: 21 }]]) })).toBe(
      "scheme",
    );
  });
});

describe("§6.1 Equivalence (003-58)", () => {
  it.each([
    ["http://a/b", "http://a/c"],
    ["http://a/b", "http://a/B"],
    ["http://a/", "https://a/"],
    ["http://a/%2F", "http://a//"],
    ["http://a/?b=c", "http://a/?b=c&"],
    ["data:text/plain,a/../b", "data:text/b"],
  ])("no false positive: %s and %s", (a, b) => {
    expect(checkedRung(a, b)).toBeUndefined();
  });

  it("where they do not meet, the steps go to the last rung", () => {
    const { rung, steps } = compare("HTTP://a:80", "http://b");
    expect(rung).toBeUndefined();
    expect(steps.map(({ of, after }) => [of, after])).toEqual([
      ["a", "http://a:80"],
      ["a", "http://a"],
      ["a", "http://a/"],
      ["b", "http://b/"],
    ]);
  });

  it("rootless dot-segments by the letter, on request", () => {
    expect(checkedRung("data:text/plain,a/../b", "data:text/b", { rootlessDotSegments: "remove" })).toBe(
      "syntax",
    );
  });

  it("fragments count, unless they are to be left out (003-59, 004-55)", () => {
    expect(checkedRung("http://a/#b", "http://a/#c")).toBeUndefined();
    expect(checkedRung("http://a/#b", "http://a/#c", { fragments: true })).toBeUndefined();
    const { rung, steps } = compare("http://a/#b", "http://a/#c", { fragments: false });
    expect(rung).toBe("identical");
    expect(steps).toEqual([
      { of: "a", rule: "fragment", section: "RFC 3986 §6.1", before: "http://a/#b", after: "http://a/" },
      { of: "b", rule: "fragment", section: "RFC 3986 §6.1", before: "http://a/#c", after: "http://a/" },
    ]);
    expect(checkedRung("http://a/#", "HTTP://a/", { fragments: false })).toBe("syntax");
    expect(checkedRung("#a", "#b", { fragments: false })).toBe("identical");
  });
});

describe("§6.1 relative references", () => {
  it("are compared as they stand without a base, and the answer says so", () => {
    expect(compare("a", "a")).toMatchObject({ rung: "identical", relative: true });
    expect(compare("%61", "a")).toMatchObject({ rung: "syntax", relative: true });
    expect(compare("/a/../b", "/b")).toMatchObject({ rung: "syntax", relative: true });
    expect(compare("a/../b", "b")).toMatchObject({ rung: undefined, relative: true });
    expect(compare("b", "http://a/b")).toMatchObject({ rung: undefined, relative: true });
    expect(compare("http://a/b", "//a/b")).toMatchObject({ rung: undefined, relative: true });
    expect(compare("http://a/b", "http://a/b")).toMatchObject({ relative: false });
  });

  it('with a base "the references should be converted to their respective target URIs before comparison" (003-59, 004-55)', () => {
    const base = "http://a/b/c/d;p?q";
    const { rung, relative, steps } = compare("../g", "http://a/b/g", { base });
    expect({ rung, relative }).toEqual({ rung: "identical", relative: false });
    expect(steps).toEqual([
      { of: "a", rule: "resolution", section: "RFC 3986 §5.2", before: "../g", after: "http://a/b/g" },
    ]);
    expect(checkedRung("a/../b", "b", { base })).toBe("identical");
    expect(checkedRung("#x", "d;p?q#x", { base: prepareBase(base) })).toBe("identical");
    expect(checkedRung("#x", "#y", { base: parse(base), fragments: false })).toBe("identical");
    expect(checkedRung("//A", "http://a/", { base })).toBe("scheme");
  });

  it("a URI is compared as it stands, with a base as without one: dot-segments are a step of syntax", () => {
    const { rung, steps } = compare("http://a/./b", "b", { base: "http://a/" });
    expect(rung).toBe("syntax");
    expect(steps.map(({ of, rule }) => [of, rule])).toEqual([
      ["a", "dot-segments"],
      ["b", "resolution"],
    ]);
  });
});

describe("refusals", () => {
  it("a text that is not a reference, on either side, and a base that is not a URI", () => {
    expect(() => compare("a b", "a")).toThrow(UriSyntaxError);
    expect(() => compare("a", "a b")).toThrow(UriSyntaxError);
    expect(() => compare("a", "b", { base: "c" })).toThrow(UriSyntaxError);
  });

  it.each([undefined, null, 1, {}])("a value that is not text is a TypeError: %j", (value) => {
    // @ts-expect-error: a caller without types may do this
    expect(() => compare(value, "a")).toThrow(TypeError);
    // @ts-expect-error: likewise
    expect(() => compare("a", value)).toThrow(TypeError);
  });
});

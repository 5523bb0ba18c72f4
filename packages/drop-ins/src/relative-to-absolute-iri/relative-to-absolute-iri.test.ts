import { describe, expect, it } from "vitest";
import { relativeToAbsoluteIri } from "./relative-to-absolute-iri.ts";

const { resolve, removeDotSegments, removeDotSegmentsOfPath } = relativeToAbsoluteIri;

describe("resolve", () => {
  it.each([
    ["g:h", "g:h"],
    ["g", "http://a/b/c/g"],
    ["/g", "http://a/g"],
    ["//g", "http://g"],
    ["?y", "http://a/b/c/d;p?y"],
    ["#s", "http://a/b/c/d;p?q#s"],
    ["", "http://a/b/c/d;p?q"],
    [".", "http://a/b/c/"],
    ["../..", "http://a/"],
    ["../../../g", "http://a/g"],
    [".g", "http://a/b/c/.g"],
    ["g;x=1/../y", "http://a/b/c/y"],
    ["g#s/../x", "http://a/b/c/g#s/../x"],
    ["http:g", "http:g"],
  ])("RFC 3986 §5.4: %j is %s", (reference, target) => {
    expect(resolve(reference, "http://a/b/c/d;p?q#f")).toBe(target);
  });

  it.each([
    ["g", "http://a?q/r", "http://a/g"],
    [".", "http://a", "http://a/"],
    ["g", "urn:a:b", "urn:g"],
    ["g?x:/y", "http://h/x/y", "http://h/x/g?x:/y"],
    ["//g/../h", "http://a/b", "http://g/h"],
    ["http://h/a/../b", "", "http://h/b"],
    ["été/../à", "http://a/b", "http://a/à"],
    ["a b", "http://a/b", "http://a/a b"],
  ])("RFC 3986 §5.2: %j against %s is %s", (reference, base, target) => {
    expect(resolve(reference, base)).toBe(target);
  });

  it("RFC 3986 §3.3: no path becomes an authority", () => {
    expect(resolve("/..//x", "urn:a")).toBe("urn:/.//x");
    expect(resolve("a/..//x", "urn:/b")).toBe("urn:/.//x");
    expect(resolve("urn:a/..//x")).toBe("urn:/.//x");
  });

  it("a base is needed for a path, and for nothing; a query or a fragment stays what it is", () => {
    expect(() => resolve("abc")).toThrow("Found invalid relative IRI 'abc' for a missing baseIRI");
    expect(() => resolve("abc", "def")).toThrow("Found invalid baseIRI 'def' for value 'abc'");
    expect(() => resolve("", "def")).toThrow("Found invalid baseIRI 'def' for value ''");
    expect(resolve("#s")).toBe("#s");
    expect(resolve("?q#s", "def?r")).toBe("def?q#s");
  });
});

it.each([
  ["/a/b/c/./../../g", "/a/g"],
  ["a", "/a"],
  ["../a", "/a"],
  ["/a?b/../c", "/a?b/../c"],
  ["/..#/..", "/#/.."],
])("RFC 3986 §5.2.4: removeDotSegments of %s is %s", (path, clean) => {
  expect(removeDotSegments(path)).toBe(clean);
});

it.each([
  ["http://a/b/../c", 4, "http://a/c"],
  ["//a/../b", -1, "//a/b"],
  ["http://a?x/../y", 4, "http://a?x/../y"],
])("RFC 3986 §5.2.4: removeDotSegmentsOfPath of %s", (iri, colon, clean) => {
  expect(removeDotSegmentsOfPath(iri, colon)).toBe(clean);
});

import { inspect, isDeepStrictEqual } from "node:util";
import { errorOf } from "@urikit/abnf/error-of";
import { ABNORMAL_EXAMPLES, BASE, NORMAL_EXAMPLES } from "@urikit/abnf/rfc3986-examples";
import { describe, expect, it } from "vitest";
import { parse } from "./reference.ts";
import { isSameDocument, prepareBase, resolve } from "./resolve.ts";

/** By every way there is: text, parsed, a prepared base. */
function resolveInEveryWay(reference: string, base: string, target: string): void {
  expect(resolve(reference, base)).toBe(target);
  expect(resolve(parse(reference), parse(base))).toBe(target);
  expect(prepareBase(base).resolve(reference)).toBe(target);
  expect(parse(target).text).toBe(target);
}

describe("§5.4.1 Normal Examples (004-53)", () => {
  it.each(NORMAL_EXAMPLES)('"%s" = "%s"', (reference, target) => {
    resolveInEveryWay(reference, BASE, target);
  });
});

describe("§5.4.2 Abnormal Examples", () => {
  it.each(ABNORMAL_EXAMPLES)('"%s" = "%s"', (reference, target) => {
    resolveInEveryWay(reference, BASE, target);
  });

  it('"http:g" = "http:g" for strict parsers, "http://a/b/c/g" for backward compatibility', () => {
    expect(resolve("http:g", BASE)).toBe("http:g");
    expect(resolve("http:g", BASE, { strict: true })).toBe("http:g");
    expect(resolve("http:g", BASE, { strict: false })).toBe("http://a/b/c/g");
    expect(prepareBase(BASE).resolve(parse("http:g"), { strict: false })).toBe("http://a/b/c/g");
  });
});

describe("§5.2.2 Transform References (004-49)", () => {
  it("for a parser that is not strict, a scheme identical to the base's is undefined, and no other", () => {
    const loose = (reference: string) => resolve(reference, BASE, { strict: false });
    expect(loose("HTTP:g")).toBe("http://a/b/c/g"); // §3.1: schemes are case-insensitive
    expect(loose("http:")).toBe("http://a/b/c/d;p?q");
    expect(loose("http:?y")).toBe("http://a/b/c/d;p?y");
    expect(loose("http:#s")).toBe("http://a/b/c/d;p?q#s");
    expect(loose("http:/g/../h")).toBe("http://a/h");
    expect(loose("http:../g")).toBe("http://a/b/g");
    expect(loose("http://g/./h")).toBe("http://g/h");
    expect(loose("https:g")).toBe("https:g");
    expect(loose("htt:g")).toBe("htt:g");
    expect(loose("g")).toBe("http://a/b/c/g");
  });

  it("a query of the base is kept for an empty path without a query, an empty query replaces it", () => {
    expect(resolve("#", BASE)).toBe("http://a/b/c/d;p?q#");
    expect(resolve("?", BASE)).toBe("http://a/b/c/d;p?");
    expect(resolve("?#", BASE)).toBe("http://a/b/c/d;p?#");
    expect(resolve("", "http://a?")).toBe("http://a?");
  });

  it("an empty authority is an authority", () => {
    expect(resolve("//", BASE)).toBe("http://");
    expect(resolve("///g", BASE)).toBe("http:///g");
    expect(resolve("g", "file:///b/c")).toBe("file:///b/g");
  });

  it("dot-segments are removed from a URI too, and after an authority (004-7)", () => {
    expect(resolve("g:/a/../h", BASE)).toBe("g:/h");
    expect(resolve("g:a/../h", BASE)).toBe("g:/h"); // §5.2.4: 2C leaves "/h"
    expect(resolve("g:.", BASE)).toBe("g:");
    expect(resolve("//g/a/../h", BASE)).toBe("http://g/h");
    expect(resolve("//g/..", BASE)).toBe("http://g/");
  });

  it("an empty path takes the base's as it stands, dot-segments and all", () => {
    expect(resolve("", "http://a/b/../c/./d")).toBe("http://a/b/../c/./d");
    expect(resolve("?y", "http://a/b/../c")).toBe("http://a/b/../c?y");
    expect(resolve("g", "http://a/b/../c/./d")).toBe("http://a/c/g");
  });

  it("nothing is normalized, and percent-encoded dots are not dots", () => {
    expect(resolve("%2E%2E/g", BASE)).toBe("http://a/b/c/%2E%2E/g");
    expect(resolve("%2e%2e/%2e/../g", BASE)).toBe("http://a/b/c/%2e%2e/g");
    expect(resolve("../g", "http://a/b/%2e%2E/d")).toBe("http://a/b/g");
    expect(resolve("%7eG", "HTTP://A:80/b")).toBe("HTTP://A:80/%7eG");
    expect(resolve("..%2Fg", BASE)).toBe("http://a/b/c/..%2Fg");
  });

  it("dots within a query of the base are not looked at (§5.2.4, note)", () => {
    expect(resolve("g", "http://a/b/c?d/../e")).toBe("http://a/b/g");
    expect(resolve("#s", "http://a/b?c/../d")).toBe("http://a/b?c/../d#s");
  });
});

describe("§5.2.3 Merge Paths (004-50)", () => {
  it('after an authority and an empty path, a "/" comes between', () => {
    expect(resolve("g", "http://a")).toBe("http://a/g");
    expect(resolve("../g", "http://a?q")).toBe("http://a/g");
    expect(resolve("..", "http://a")).toBe("http://a/");
    expect(resolve("g", "file://")).toBe("file:///g");
  });

  it("excludes the whole path of the base if it has no slash", () => {
    expect(resolve("g", "urn:a:b")).toBe("urn:g");
    expect(resolve("../g", "urn:a:b")).toBe("urn:g");
    expect(resolve(".", "urn:a:b")).toBe("urn:");
    expect(resolve("g", "urn:")).toBe("urn:g");
    expect(resolve("#s", "urn:a:b")).toBe("urn:a:b#s");
    expect(resolve("/g", "urn:a:b")).toBe("urn:/g");
    expect(resolve("./a:b", "urn:x")).toBe("urn:a:b");
  });

  it("keeps a rootless path rootless as long as its first segment stays", () => {
    expect(resolve("g", "urn:a/b/c")).toBe("urn:a/b/g");
    expect(resolve("../g", "urn:a/b/c")).toBe("urn:a/g");
    expect(resolve("../../g", "urn:a/b/c")).toBe("urn:/g"); // §5.2.4: 2C leaves "/g"
  });
});

describe("§3 a path without authority cannot begin with //: the guard", () => {
  it.each([
    ["..//g", "foo:/a/b", "foo:/.//g"],
    ["/..//g", "foo:bar", "foo:/.//g"],
    ["/.//g", "foo:bar", "foo:/.//g"],
    ["foo:/..//g", "http://a/b", "foo:/.//g"],
    ["foo:a/..//g", "http://a/b", "foo:/.//g"],
    [".//g", "foo:/", "foo:/.//g"],
    ["g", "foo:/.//b", "foo:/.//g"],
    ["../..//g", "foo:a/b/c", "foo:/.//g"],
    ["..//g?y#s", "foo:/a/b?q", "foo:/.//g?y#s"],
  ])('"%s" against "%s" = "%s"', (reference, base, target) => {
    resolveInEveryWay(reference, base, target);
    expect(parse(target).authority).toBeUndefined();
  });

  it("stands for the scheme that does not count as well", () => {
    expect(resolve("http:/..//g", "http:b", { strict: false })).toBe("http:/.//g");
  });

  it("is not needed after an authority or within a path", () => {
    expect(resolve("..//g", "http://a/b/c")).toBe("http://a//g");
    expect(resolve("/..//g", "file:///a")).toBe("file:////g");
    expect(resolve("..//g", "foo:a/b/c")).toBe("foo:a//g");
    expect(resolve("?y", "foo:/.//b")).toBe("foo:/.//b?y");
  });
});

describe("§5.1 Establishing a Base URI (004-46)", () => {
  it("the fragment of a base is dropped (000-35)", () => {
    expect(prepareBase("http://a/b#c").text).toBe("http://a/b");
    expect(resolve("", "http://a/b#c")).toBe("http://a/b");
    expect(resolve("?y", "http://a/b#c")).toBe("http://a/b?y");
    expect(resolve("g", "http://a/b#c/d")).toBe("http://a/g");
    expect(resolve("#s", "http://a/b?q#c")).toBe("http://a/b?q#s");
  });

  it.each(["", "b", "/b", "//a/b", "?q", "#s"])("a relative base is an error: %j", (base) => {
    const error = errorOf(() => resolve("g", base));
    expect(error).toMatchObject({ code: "relative-base", index: 0, rule: "URI", section: "RFC 3986 §5.1" });
    expect(errorOf(() => resolve("g:h", parse(base))).code).toBe("relative-base");
  });

  it("§5.1: the arguments the other way round are named", () => {
    const advised = "expected a base with a scheme (§5.1); the base comes second: resolve(reference, base)";
    for (const given of ["http://a/b", parse("urn:a"), new URL("http://a/b")])
      expect(errorOf(() => resolve(given, "../c")).reason).toBe(advised);
    expect(errorOf(() => resolve("c", "../c")).reason).toBe("expected a base with a scheme (§5.1)");
    expect(errorOf(() => prepareBase("../c")).advice).toBeUndefined();
  });

  it("a text that is not a reference is refused as parse refuses it, on either side", () => {
    expect(errorOf(() => resolve("a b", BASE)).code).toBe("forbidden-character");
    expect(errorOf(() => resolve("g", "http://a/b c")).code).toBe("forbidden-character");
  });

  it("a value that is not text is a TypeError that says so", () => {
    for (const value of [undefined, null, 1, {}]) {
      // @ts-expect-error: a caller without types may do this
      expect(() => resolve(value, BASE)).toThrow(TypeError);
      // @ts-expect-error: likewise
      expect(() => resolve("g", value)).toThrow(TypeError);
    }
    // @ts-expect-error: likewise
    expect(() => resolve(undefined, BASE)).toThrow("the reference must be a string, not undefined");
  });
});

describe("§5.2 against a relative base", () => {
  const relativeBase = true;

  /** By every way there is; the target is a relative reference again. */
  function resolveRelatively(reference: string, base: string, target: string): void {
    expect(resolve(reference, base, { relativeBase })).toBe(target);
    expect(resolve(parse(reference), parse(base), { relativeBase })).toBe(target);
    const prepared = prepareBase(base, { relativeBase });
    expect(prepared.resolve(reference)).toBe(target);
    expect(resolve(reference, prepared)).toBe(target);
    expect(parse(target)).toMatchObject({ text: target, kind: "relative-reference" });
  }

  it.each([
    ["#x", "a/b", "a/b#x"],
    ["", "a/b?q#f", "a/b?q"],
    ["?y", "a/b?q", "a/b?y"],
    ["", "", ""],
    ["#x", "", "#x"],
    ["#x", "?q", "?q#x"],
    ["g", "a/b/c", "a/b/g"],
    ["../g", "a/b/c", "a/g"],
    ["g", "a", "g"],
    ["g", "", "g"],
    ["g/", "?q", "g/"],
    ["/g", "a/b", "/g"],
    ["//g/x", "a/b", "//g/x"],
    ["g", "/a/b", "/a/g"],
    ["../../g", "/a/b", "/g"], // §5.4.2: a path does not climb above its root
    ["g", "//h", "//h/g"], // §5.2.3: an authority and an empty path
    ["../../g", "//h/a/b", "//h/g"],
  ])('"%s" against "%s" = "%s"', resolveRelatively);

  it.each([
    ["../../g", "a/b", "../g"],
    ["../../../g?y#s", "a/b/c?q", "../g?y#s"],
    ["..", "a", "../"],
    ["../..", "a/b", "../"],
    ["../x/../../g", "a/b", "../g"],
    ["../g", "../../a/b", "../../g"],
    ["../../g", "../../a/b", "../../../g"],
    ["..//g", "a", "..//g"],
    ["../../g", "a//b", "g"], // the empty segment is a segment
  ])('what climbs above the beginning stays to be climbed: "%s" against "%s" = "%s"', resolveRelatively);

  it.each([
    ["..", "a/b", "./"], // an empty path would take the query of the base to come
    [".", "", "./"],
    [".?y", "a", "./?y"],
    ["..//g", "a/b", ".//g"], // without "./" an absolute path
    [".//g", "", ".//g"],
    ["..///g", "a/b", ".///g"], // an authority
    ["./x:y", "a", "./x:y"], // a scheme
    ["../x:y", "a/b", "./x:y"],
    ["../x:y", "a", "../x:y"],
    ["/..//g", "a", "/.//g"], // §3.3
  ])('the path stays a relative path: "%s" against "%s" = "%s"', resolveRelatively);

  it("the dots of a base that ends with a dot-segment are cut off with the last segment (§5.2.3)", () => {
    resolveRelatively("g", "..", "g");
    resolveRelatively("g", "a/.", "a/g");
  });

  it("a URI is its own target, by whatever scheme", () => {
    expect(resolve("s:/a/../b", "c/d", { relativeBase })).toBe("s:/b");
    expect(resolve("http:g", "https", { relativeBase, strict: false })).toBe("http:g");
    expect(resolve("g", "http://a/b", { relativeBase })).toBe("http://a/g");
  });

  it("is refused unless it was allowed", () => {
    expect(errorOf(() => resolve("g", "a", { relativeBase: false })).code).toBe("relative-base");
    expect(errorOf(() => prepareBase("a", {})).code).toBe("relative-base");
    expect(errorOf(() => prepareBase("a b", { relativeBase })).code).toBe("forbidden-character");
    // @ts-expect-error: a caller without types may do this
    expect(() => prepareBase("a", { relativeBase: 1 })).toThrow(TypeError);
    // @ts-expect-error: likewise
    expect(() => resolve("a", "a", { relativeBase: "yes" })).toThrow(TypeError);
  });
});

describe("§4.4 Same-Document Reference (004-44)", () => {
  it.each([
    ["", "http://a/b?c", true],
    ["#", "http://a/b", true],
    ["#s", "http://a/b?c", true],
    ["b", "http://a/b", true],
    ["/b", "http://a/b#s", true],
    ["//a/b#s", "http://a/b", true],
    ["http://a/b#s", "http://a/b#t", true],
    [".", "http://a/b/", true],
    ["", "http://a/./b", true],
    ["?", "http://a/b", false],
    ["b", "http://a/b?c", false],
    ["c", "http://a/b", false],
    ["HTTP://a/b", "http://a/b", false], // §4.4: normalization "is allowed but rarely performed"
    ["b", "http://a/./b", false],
  ])('"%s" against "%s": %s', (reference, base, same) => {
    expect(isSameDocument(reference, base)).toBe(same);
    expect(isSameDocument(parse(reference), prepareBase(base))).toBe(same);
  });
});

describe("a prepared base shows itself", () => {
  const base = prepareBase("http://me:secret@a/b#c");

  it("by its text, without its fragment (§5.1), its password masked in print", () => {
    expect(JSON.stringify(base)).toBe('"http://me:secret@a/b"');
    expect(inspect(base)).toBe("Base <http://me:***@a/b>");
    expect({ ...base }.text).toBe(base.text);
    expect(structuredClone(base).text).toBe(base.text);
    expect(() => Object.assign(base, { text: "http://evil/" })).toThrow(TypeError);
    expect(isDeepStrictEqual(prepareBase("http://a/b"), prepareBase("http://a/b#x"))).toBe(true);
    expect(isDeepStrictEqual(prepareBase("http://a/b"), prepareBase("http://a/c"))).toBe(false);
  });

  it("refuses values of strict that do not exist", () => {
    // @ts-expect-error: a caller without types may do this
    expect(() => resolve("a", "http://a/", { strict: "no" })).toThrow(TypeError);
  });

  it("takes URL objects, as reference and as base", () => {
    expect(resolve(new URL("http://x/y"), "http://a/")).toBe("http://x/y");
    expect(resolve("c", new URL("http://a/b/"))).toBe("http://a/b/c");
    // @ts-expect-error: a caller without types may do this
    expect(() => prepareBase(42)).toThrow("the base must be a string, not number");
  });
});

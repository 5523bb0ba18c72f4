import { errorOf } from "@urikit/abnf/error-of";
import { extent } from "@urikit/abnf/extent";
import { describe, expect, it } from "vitest";
import { isUriReference } from "./predicates.ts";
import { parse } from "./reference.ts";
import { relativize } from "./relativize.ts";
import { prepareBase, resolve } from "./resolve.ts";

/** The base of §5.4. */
const BASE = "http://a/b/c/d;p?q";

describe("§5.4 backwards: the shortest reference that resolves to the target (003-4)", () => {
  it.each([
    ["g:h", "g:h"],
    ["http://a/b/c/g", "g"],
    ["http://a/b/c/g/", "g/"],
    ["http://a/g", "/g"],
    ["http://g", "//g"],
    ["http://a/b/c/d;p?y", "?y"],
    ["http://a/b/c/g?y", "g?y"],
    ["http://a/b/c/d;p?q#s", "#s"],
    ["http://a/b/c/g#s", "g#s"],
    ["http://a/b/c/g?y#s", "g?y#s"],
    ["http://a/b/c/;x", ";x"],
    ["http://a/b/c/g;x?y#s", "g;x?y#s"],
    ["http://a/b/c/d;p?q", ""],
    ["http://a/b/c/", "."],
    ["http://a/b/", ".."],
    ["http://a/b/g", "../g"],
    ["http://a/", "/"],
    ["http://a/b/c/g?y/../x", "g?y/../x"],
    ["http:g", "http:g"],
    ["http://a", "//a"],
    ["http://a/b/c/d;p", "d;p"],
    ["http://a/b/c/d;p?", "?"],
    ["http://a/b/c/d;p#", "d;p#"],
  ])("%s: %j", (target, reference) => {
    expect(relativize(target, BASE)).toBe(reference);
    expect(relativize(parse(target), prepareBase(BASE))).toBe(reference);
    expect(resolve(reference, BASE)).toBe(target);
  });

  it("§4.2 a segment with a colon gets a dot-segment before it (001-43, 003-45)", () => {
    expect(relativize("http://a/b/c/x:y", BASE)).toBe("./x:y");
    expect(relativize("urn:x:y", "urn:z")).toBe("./x:y");
  });

  it("§3 a path with an empty first segment does not become an authority", () => {
    expect(relativize("foo:/.//g", "foo:/b")).toBe(".//g");
    expect(relativize("http://a//g", "http://a/b")).toBe(".//g");
    expect(resolve(".//g", "foo:/b")).toBe("foo:/.//g");
  });

  it("the base's fragment does not count", () => {
    expect(relativize("http://a/b", "http://a/b#f")).toBe("");
    expect(relativize("http://a/b#f", "http://a/b#f")).toBe("#f");
  });
});

describe("refusals", () => {
  it.each(["http://a/b/./c", "http://a/b/../c", "http://a/..", "g:/./h", "g:..", "g:a/..", "http://g/../h"])(
    "no reference resolves to %s, for resolution removes dot-segments (§5.2.4)",
    (target) => {
      expect(errorOf(() => relativize(target, BASE))).toMatchObject({
        code: "not-relativizable",
        input: target,
        section: "RFC 3986 §5.2",
      });
    },
  );

  it("save where the base has them and the path of the reference is empty (§5.2.2)", () => {
    expect(relativize("http://a/b/../c", "http://a/b/../c")).toBe("");
    expect(relativize("http://a/b/../c?q#f", "http://a/b/../c?p")).toBe("?q#f");
  });

  it("a target or a base that is not a URI", () => {
    expect(errorOf(() => relativize("g", BASE)).code).toBe("missing-scheme");
    expect(errorOf(() => relativize(parse("//g"), BASE)).code).toBe("missing-scheme");
    expect(errorOf(() => relativize(BASE, "g")).code).toBe("relative-base");
    expect(errorOf(() => relativize("http://a b", BASE)).code).toBe("forbidden-character");
    expect(errorOf(() => relativize(BASE, "http://a b")).code).toBe("forbidden-character");
  });

  it.each([undefined, null, 1, {}])("a value that is not text is a TypeError: %j", (value) => {
    // @ts-expect-error: a caller without types may do this
    expect(() => relativize(value, BASE)).toThrow(TypeError);
    // @ts-expect-error: likewise
    expect(() => relativize(BASE, value)).toThrow(TypeError);
  });
});

describe("the shortest, and of equals the first of the documented order", () => {
  /** Without a path, a relative path, an absolute path, a network path, the target itself. */
  function rankOf(text: string): number {
    const reference = parse(text);
    if (reference.kind === "uri") return 4;
    if (reference.form === "network-path") return 3;
    if (reference.form === "absolute-path") return 2;
    return reference.path === "" ? 0 : 1;
  }

  const references = textsUpTo(extent(4, 5), "ab./?#:").filter((text) => isUriReference(text));

  function textsUpTo(length: number, alphabet: string): string[] {
    const texts = [""];
    let longest = texts;
    for (let i = 0; i < length; i++) {
      longest = longest.flatMap((text) => [...alphabet].map((character) => text + character));
      texts.push(...longest);
    }
    return texts;
  }

  it.each([
    "a:",
    "a:b",
    "a:?a",
    "a:b?a",
    "a:/",
    "a:/b",
    "a:a/b",
    "a:/a/b",
    "a:/a/b/",
    "a:/a//b",
    "a:/.//b",
    "a:/a/../b",
    "a:.",
    "a:../b",
    "a://",
    "a://b",
    "a://b?a",
    "a://b/",
    "a://b//",
    "a://b/a/b",
    "a://b/./a",
  ])("of all short references against %s", (base) => {
    const prepared = prepareBase(base);
    const best = new Map<string, string>();
    for (const reference of references) {
      const target = prepared.resolve(reference);
      const known = best.get(target);
      // The references come in the order of their lengths.
      const isBetter =
        known === undefined || (known.length === reference.length && rankOf(reference) < rankOf(known));
      if (isBetter) best.set(target, reference);
    }
    const worse: string[] = [];
    for (const [target, reference] of best) {
      const found = relativize(target, prepared);
      const isBest = found.length === reference.length && rankOf(found) === rankOf(reference);
      if (!isBest || prepared.resolve(found) !== target) worse.push(`${target}: ${found}, not ${reference}`);
    }
    expect(worse).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { rangeOf } from "./components.ts";
import {
  ABNORMAL_TRIPLET,
  AUTHORITY_TRIPLET,
  DOTTED_SEGMENT,
  ENCODED_DOT,
  hasAuthority,
  type Layout,
  scan,
  UPPER_CASE,
} from "./scanner.ts";

/** The layout of a whole text that is valid. */
function layoutOf(text: string): Layout {
  const found = scan(text, 0, text.length);
  if (found === undefined) throw new Error(`${text} is refused`);
  return found;
}

const accepts = (text: string): boolean => scan(text, 0, text.length) !== undefined;

describe("§3 the layout", () => {
  it("of the picture in the doc comment", () => {
    const text = "foo://user@example.com:8042/over/there?name=ferret#nose";
    expect(layoutOf(text)).toEqual({
      text,
      schemeEnd: 3,
      hostFrom: 11,
      hostTo: 22,
      pathFrom: 27,
      pathTo: 38,
      queryTo: 50,
      to: 55,
      deviations: 0,
    });
  });

  it.each([
    "",
    "a",
    "/",
    "//",
    "a:",
    "a://@:?#",
    "a:b?c#d",
    "//u@h:1/p?q#f",
    "?",
    "#",
    "?#",
    "//[::1]:80",
    "a/b:c",
  ])("its places are in order: %j", (text) => {
    const { schemeEnd, hostFrom, hostTo, pathFrom, pathTo, queryTo, to } = layoutOf(text);
    const places = [-1, schemeEnd, hostFrom, hostTo, pathFrom, pathTo, queryTo, to];
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(schemeEnd).toBeLessThan(hostFrom);
    expect(to).toBe(text.length);
    expect(hasAuthority(layoutOf(text))).toBe(text.replace(/^a:/, "").startsWith("//"));
  });

  it("of a text within a larger one: the text before and after it is not read", () => {
    const references = ["http://a/b?c#d", "", "%41", "//h:1", "a:b", "a/b", "//[::1]", "/%7e", "x"];
    for (const reference of references) {
      for (const [before, after] of [
        ["", "\n"],
        ["\n", ""],
        ["a:b ", " c"],
        ["x", "41"],
        ["%", "41:@[]/?#"],
        ["//", "]"],
      ] as const) {
        const from = before.length;
        const to = from + reference.length;
        const inside = scan(before + reference + after, from, to);
        const alone = layoutOf(reference);
        expect(inside, `${before}|${reference}|${after}`).toEqual({
          text: before + reference + after,
          schemeEnd: alone.schemeEnd + from,
          hostFrom: alone.hostFrom + from,
          hostTo: alone.hostTo + from,
          pathFrom: alone.pathFrom + from,
          pathTo: alone.pathTo + from,
          queryTo: alone.queryTo + from,
          to,
          deviations: alone.deviations,
        });
      }
    }
  });

  it("a text that the range cuts short is not completed from after the range", () => {
    expect(scan("/%41", 0, 3)).toBeUndefined();
    expect(scan("/%41", 0, 2)).toBeUndefined();
    expect(scan("//[::1]", 0, 6)).toBeUndefined();
    expect(scan("://a", 0, 1)).toBeUndefined();
    const slash = scan("//a", 0, 1);
    expect(slash && hasAuthority(slash)).toBe(false);
  });
});

describe("§3.1 Scheme", () => {
  it("begins with a letter and goes on with letters, digits, plus, minus and dot (000-13)", () => {
    for (const text of ["a:", "Z:", "a1+-.:", "a+b.c-d:e"]) expect(accepts(text), text).toBe(true);
    for (const text of [":", "1a:", "+a:", "-a:", ".a:", "a_b:", "a~:", "a%41:", "%61:", "a!:", "@:"]) {
      expect(accepts(text), text).toBe(false);
    }
  });

  it("a text of its form without a colon after it is a path", () => {
    expect(layoutOf("a+b.c").schemeEnd).toBe(-1);
    expect(layoutOf("a/b:c").schemeEnd).toBe(-1);
    expect(layoutOf("a?b:c").schemeEnd).toBe(-1);
    expect(layoutOf("a#b:c").schemeEnd).toBe(-1);
    expect(layoutOf("1+.-").schemeEnd).toBe(-1);
  });
});

describe("§3.2 Authority", () => {
  it("§3.2.1 userinfo ends at the only @", () => {
    expect(rangeOf(layoutOf("//a:b@c"), "userinfo")).toEqual({ from: 2, to: 5 });
    expect(accepts("//a@b@c")).toBe(false);
    expect(accepts("//@@")).toBe(false);
    expect(accepts("//a/b@c@d")).toBe(true);
  });

  it("§3.2.1 userinfo has no brackets, and only a port may follow an IP-literal", () => {
    for (const text of [
      "//[::1]@h",
      "http://[::1]@evil.example/",
      "//[::1]a@h",
      "//[::1]:80@h",
      "//a[@h",
      "//[a@h",
      "//a]@h",
      "//[::1]a",
      "//[::1][::1]",
      "//[::1]]",
      "//u@[::1]@h",
      "//[::1]:80:90",
      "//a[::1]",
      "//[::1]%41",
    ]) {
      expect(accepts(text), text).toBe(false);
    }
    expect(accepts("//u@[::1]:80/")).toBe(true);
  });

  it("§3.2.2 brackets hold an IPv6address or an IPvFuture (004-26)", () => {
    for (const text of ["//[::]", "//[v1.a]", "//[1::]", "//[::1.2.3.4]"])
      expect(accepts(text), text).toBe(true);
    for (const text of ["//[]", "//[1.2.3.4]", "//[:]", "//[a]", "//[v.a]", "//[v1.]", "//[::1", "//::1]"]) {
      expect(accepts(text), text).toBe(false);
    }
    for (const text of ["/[::1]", "[::1]", "?[", "#]", "a:[", "/a]"]) expect(accepts(text), text).toBe(false);
  });

  it("§3.2.3 a port is any number of digits (000-25)", () => {
    for (const text of ["//h:", "//h:0", "//h:99999999999999999999", "//:1", "//[::]:"]) {
      expect(accepts(text), text).toBe(true);
    }
    for (const text of ["//h:a", "//h:1a", "//h:+1", "//h:1:2", "//h::", "//h:%31", "//h:１"]) {
      expect(accepts(text), text).toBe(false);
    }
  });

  it("a zone identifier is not part of a URI (RFC 9844)", () => {
    expect(accepts("//[fe80::1%25eth0]")).toBe(false);
    expect(accepts("//[fe80::1%eth0]")).toBe(false);
  });
});

describe("§3.3 Path", () => {
  it("§4.2 no colon in the first segment of a relative path, and any number after it (004-35)", () => {
    for (const text of ["./a:b", "a/b:c", "/a:b", "//h/a:b", "a:b:c", "a?b:c"])
      expect(accepts(text), text).toBe(true);
    for (const text of ["1:b", "a%41:b", "@:", "-:/", "a!b:c/d", "::"])
      expect(accepts(text), text).toBe(false);
  });

  it("two slashes at its beginning are an authority's, where one can stand", () => {
    expect(hasAuthority(layoutOf("a://b"))).toBe(true);
    expect(hasAuthority(layoutOf("a:/.//b"))).toBe(false);
    expect(hasAuthority(layoutOf("/a//b"))).toBe(false);
  });
});

describe("§2.1 triplets", () => {
  it.each(["%41", "/%41", "?%41", "#%41", "//%41", "//%41@h", "a:%41", "%00%ff%FF"])(
    "%s has them where they may stand",
    (text) => {
      expect(accepts(text)).toBe(true);
    },
  );

  it.each([
    "%",
    "%4",
    "%g1",
    "%4g",
    "%%41",
    "/%",
    "?%4",
    "#%4x",
    "//h%",
    "//%4@h",
    "%４１",
    "%\ud834\udd1e",
    "/%4\u0131",
  ])("%j does not have one (000-6)", (text) => {
    expect(accepts(text)).toBe(false);
  });
});

describe("§3.5 Fragment", () => {
  it("one number sign, and no second one", () => {
    expect(accepts("#a?b/c")).toBe(true);
    expect(accepts("#a#b")).toBe(false);
    expect(accepts("##")).toBe(false);
  });
});

describe("§6.2.2 deviations from the normal form are marked", () => {
  it.each([
    ["http://a/b", 0],
    ["HTTP://a/b", UPPER_CASE],
    ["http://A/b", UPPER_CASE],
    ["http://[::A]/b", UPPER_CASE],
    ["http://a/B?C#D", 0],
    ["http://U@a/", 0],
    ["Ab", 0],
    ["/A:b", 0],
    ["/%3A", 0],
    ["/%3a", ABNORMAL_TRIPLET],
    ["/%A9", 0],
    ["/%a9", ABNORMAL_TRIPLET],
    ["/%41", ABNORMAL_TRIPLET],
    ["/%2D?%2e#%5F", ABNORMAL_TRIPLET | ENCODED_DOT],
    ["//%7E@h", ABNORMAL_TRIPLET | AUTHORITY_TRIPLET],
    ["//%7e", ABNORMAL_TRIPLET | AUTHORITY_TRIPLET],
    ["//%C3", 0],
    ["//h/%2E", ABNORMAL_TRIPLET | ENCODED_DOT],
    ["/./a", DOTTED_SEGMENT],
    ["/a/..", DOTTED_SEGMENT],
    ["..", DOTTED_SEGMENT],
    ["a:..", DOTTED_SEGMENT],
    ["//h/.", DOTTED_SEGMENT],
    ["/a.b", 0],
    ["?/./", 0],
    ["//../", 0],
  ])("%s", (text, deviations) => {
    expect(layoutOf(text).deviations).toBe(deviations);
  });
});

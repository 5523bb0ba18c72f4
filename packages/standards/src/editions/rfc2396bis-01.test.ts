// draft-fielding-uri-rfc2396bis-01: the examples of Appendix C, of §1.3 and Appendix G, and the rules of its text.
import { describe, expect, test } from "vitest";
import { APPENDIX_C, expectTargets } from "../../test/examples.ts";
import { rfc2396bis01 } from "./rfc2396bis-01.ts";

const base = "http://a/b/c/d;p?q";
const resolve = (reference: string, against = base) => rfc2396bis01.resolve(reference, against);

describe("rfc2396bis-01, Appendix C: the examples, with the results printed there", () => {
  test("C.1, normal ones (003-53, 003-82)", () =>
    expectTargets(rfc2396bis01, base, `${APPENDIX_C.normal}\n?y = http://a/b/c/d;p?y`));

  test("C.2, abnormal ones (003-46, 003-56, 003-83)", () =>
    expectTargets(
      rfc2396bis01,
      base,
      `${APPENDIX_C.abnormal}
      g?y/./x  = http://a/b/c/g?y/./x
      g?y/../x = http://a/b/c/g?y/../x`,
    ));

  test("C.2: http:g, for backwards compatibility", () =>
    expectTargets(rfc2396bis01, base, "http:g = http://a/b/c/g\nhttp: = (current document)", {
      strict: false,
    }));

  test("§5.2, step 7: surplus dots, treated in the three ways", () => {
    expectTargets(rfc2396bis01, base, "../../../../g = http://a/g\n../../.. = http://a/", {
      surplus: "remove",
    });
    expect(rfc2396bis01.resolve("../../../g", base, { surplus: "refuse" })).toMatchObject({
      kind: "none",
      section: "rfc2396bis-01 §5.2, step 7",
    });
  });
});

describe("rfc2396bis-01 §5.2: bases", () => {
  test("G.2: a base without a path is one with a slash", () => {
    expect(resolve("g", "http://a")).toEqual({ kind: "uri", text: "http://a/g" });
  });

  test("§5: an opaque base is unsuitable; a URI with nothing after its scheme is hierarchical (003-47)", () => {
    expect(resolve("g", "mailto:a@b")).toMatchObject({ kind: "none", section: "rfc2396bis-01 §5" });
    expect(resolve("g", "")).toMatchObject({ kind: "none", section: "rfc2396bis-01 §5" });
    expect(resolve("g", "about:")).toEqual({ kind: "uri", text: "about:/g" });
  });
});

describe("rfc2396bis-01: valid references (003-3, 003-34)", () => {
  test.each([
    "ftp://ftp.is.co.za/rfc/rfc1808.txt",
    "gopher://gopher.tc.umn.edu:70/11/Mailing%20Lists/",
    "http://www.ietf.org/rfc/rfc2396.txt",
    "mailto:John.Doe@example.com",
    "news:comp.infosystems.www.servers.unix",
    "telnet://melvyl.ucop.edu/",
    "http://www.example.com&story=breaking_news@10.0.0.1/top_story.htm",
    "DAV:",
    "about:",
    "?y",
    "",
    "http://[::192.9.5.5]/",
    "foo:a[b]",
  ])("%s", (reference) => expect(rfc2396bis01.check(reference)).toBeUndefined());

  test.each([
    ["http://[:::192.9.5.5]/", 10, "authority", "G.1: RFC 2373 had an incorrect ABNF"],
    ["http://[1:2:3:4:5:6:7:8:9]/", 23, "authority", "§3.2.2: eight pieces"],
    ["http://a/?[", 10, "query", "G.1: not allowed in the hierarchical syntax except for addresses"],
    ["http://a/b|c", 10, "segment", "§2.4.3: unwise"],
  ])("not %s: %i, %s (%s)", (reference, index, rule) => {
    expect(rfc2396bis01.check(reference)).toMatchObject({ index, rule });
  });
});

test("rfc2396bis-01 §3: a question mark after the scheme begins a query, or an opaque part if there are brackets (003-23)", () => {
  expect(rfc2396bis01.components("a:?b")).toEqual({ scheme: "a", path: "", query: "b" });
  expect(rfc2396bis01.components("a:?[b]#c")).toEqual({ scheme: "a", "opaque-part": "?[b]", fragment: "c" });
});

describe("rfc2396bis-01 §3.2.2: servers and registry-based names", () => {
  const host = (reference: string) => rfc2396bis01.destination(reference)?.host;

  test("§7.5: the misleading userinfo (003-78)", () => {
    expect(host("http://www.example.com&story=breaking_news@10.0.0.1/top_story.htm")).toBe("10.0.0.1");
  });

  test("§3.2.2: a label has at most 63 characters; a longer one makes a reg-name (003-29, 003-32)", () => {
    expect(host(`http://${"a".repeat(63)}.b/`)).toBe(`${"a".repeat(63)}.b`);
    expect(rfc2396bis01.components(`http://${"a".repeat(64)}.b/`)).toMatchObject({
      "reg-name": `${"a".repeat(64)}.b`,
    });
  });

  test("a dot at the end follows a toplabel, which begins with a letter (003-32)", () => {
    expect(host("http://a.b./")).toBe("a.b.");
    expect(host("http://a.1/")).toBe("a.1");
    expect(host("http://a.1./")).toBeUndefined();
  });

  test("G.2 wants to simplify `qualified` without changing the syntax, and no longer derives `a.`", () => {
    expect(host("http://a./")).toBeUndefined();
  });
});

test("rfc2396bis-01 §3.3 (003-35): `;` and `=` delimit parameters and their values in a segment", () => {
  expect(rfc2396bis01.components("/a;v=1.1;x/b=c")?.segments).toEqual([
    {
      segment: "a",
      params: [
        { name: "v", value: "1.1" },
        { name: "x", value: undefined },
      ],
    },
    { segment: "b=c", params: [] },
  ]);
  expect(rfc2396bis01.components("http://a")?.segments).toBeUndefined();
});

test("rfc2396bis-01 §4 (003-38): absolute-URI-reference is a kind of reference", () => {
  expect(rfc2396bis01.kind("http://a/#s")).toBe("absolute-URI-reference");
  expect(rfc2396bis01.kind("http://a/")).toBe("absolute-URI");
  expect(rfc2396bis01.kind("mailto:a@b#s")).toBe("absolute-URI-reference");
  expect(rfc2396bis01.kind("#s")).toBe("URI-reference");
  expect(rfc2396bis01.kind("../g?y")).toBe("relative-URI");
  expect(rfc2396bis01.kind("a b")).toBeUndefined();
});

test("rfc2396bis-01 §5.2 (003-52): a parser that is not validating may ignore a scheme that equals the base's", () => {
  expect(rfc2396bis01.resolve("http:g", base)).toEqual({ kind: "uri", text: "http:g" });
  expect(rfc2396bis01.resolve("http:g", base, { strict: false })).toEqual({
    kind: "uri",
    text: "http://a/b/c/g",
  });
});

describe("rfc2396bis-01 §6.2.3 (003-65): the normal form by the rules of the scheme", () => {
  const normalized = (reference: string) => rfc2396bis01.normalize(reference, { level: "scheme" });

  test("the example: an empty port, and the default port, are equivalent to none", () => {
    expect(normalized("http://example.com:80/")).toBe("http://example.com/");
    expect(normalized("http://example.com:/")).toBe("http://example.com/");
    expect(normalized("http://example.com/")).toBe("http://example.com/");
  });

  test("another port stays, and so does any port of a scheme whose default is not known", () => {
    expect(normalized("http://u@A:8080/%7e")).toBe("http://u@a:8080/~");
    expect(normalized("foo://a:80/")).toBe("foo://a:80/");
    expect(normalized("http://a_b:80/")).toBe("http://a_b:80/"); // the name of a registry
  });

  test("by syntax alone a port stays as it is", () => {
    expect(rfc2396bis01.normalize("http://A:80/")).toBe("http://a:80/");
    expect(rfc2396bis01.normalize("http://A:/", { level: "syntax" })).toBe("http://a:/");
  });
});

describe("rfc2396bis-01 §6.2.2: the normal form", () => {
  test("§6.2.2: the example (003-61)", () => {
    expect(rfc2396bis01.normalize("eXAMPLE://a/./b/../b/c/%7a")).toBe("example://a/b/c/z");
    expect(rfc2396bis01.normalize("example://a/b/c/%7A")).toBe("example://a/b/c/z");
  });

  test("§2.3: of the unreserved characters, only letters, digits, _ and ~ are unescaped (003-14, 003-18)", () => {
    expect(rfc2396bis01.normalize("/%41%7e%5f%2d%2e%21%2A")).toBe("/A~_%2D%2E%21%2A");
  });

  test("§6.2.2.3: dot-segments are removed from absolute URIs only, and surplus ones stay (003-46, 003-64)", () => {
    expect(rfc2396bis01.normalize("http://A/../b/./c")).toBe("http://a/../b/c");
    expect(rfc2396bis01.normalize("a/../b")).toBe("a/../b");
    expect(rfc2396bis01.normalize("http://a//b/../c")).toBe("http://a//c");
  });
});

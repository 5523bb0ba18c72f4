// draft-fielding-url-syntax-05: the examples of Appendix C, of §1.3, §4.3.1 and Appendix E.
import { describe, expect, test } from "vitest";
import { APPENDIX_C, expectTargets } from "../../test/examples.ts";
import { urlSyntax05 } from "./url-syntax-05.ts";

const base = "http://a/b/c/d;p?q";
const resolve = (reference: string, against = base) => urlSyntax05.resolve(reference, against);

describe("url-syntax-05, Appendix C: the examples, with the results printed there", () => {
  test("C.1, normal ones (001-52, 001-61)", () =>
    expectTargets(urlSyntax05, base, `${APPENDIX_C.normal}\n?y = http://a/b/c/?y`));

  test("C.2, abnormal ones (001-62, 001-63)", () =>
    expectTargets(
      urlSyntax05,
      base,
      `${APPENDIX_C.abnormal}
      g?y/./x  = http://a/b/c/g?y/x
      g?y/../x = http://a/b/c/x
      http:    = http:`,
    ));

  test("C.2: `http://a/../b/c = http://a/b/c` some parsers do this *inappropriately*; step 3 takes the reference as it is (001-64)", () => {
    expect(resolve("http://a/../b/c")).toEqual({ kind: "uri", text: "http://a/../b/c" });
  });

  test("Appendix D: the example of HTML", () => {
    expect(resolve("../x", "http://www.ics.uci.edu/Test/a/b/c")).toEqual({
      kind: "uri",
      text: "http://www.ics.uci.edu/Test/a/x",
    });
  });
});

describe("url-syntax-05 §5.2: to the letter", () => {
  test("step 6a: a base without a path adds no slash; C has no example of one", () => {
    expect(resolve("g", "http://a")).toEqual({ kind: "uri", text: "http://ag" });
  });

  test("step 6h: the query of a reference begins after the first question mark of the buffer", () => {
    expect(resolve(".?y")).toEqual({ kind: "uri", text: "http://a/b/c/.?y" });
    expect(resolve("?y/../../x?z")).toEqual({ kind: "uri", text: "http://a/b/x?z" });
  });

  test("§5: a base must be an absolute URL (001-44)", () => {
    expect(resolve("g", "b/c")).toMatchObject({ kind: "none", section: "url-syntax-05 §5" });
    expect(resolve("g", "http://a b/")).toMatchObject({ kind: "none", section: "url-syntax-05 §5" });
    expect(resolve("#s", "b/c")).toEqual({ kind: "current-document", fragment: "s" });
  });
});

describe("url-syntax-05: valid references (001-2, 001-32)", () => {
  test.each([
    "ftp://ftp.is.co.za/rfc/rfc1808.txt",
    "gopher://spinaltap.micro.umn.edu/00/Weather/California/Los%20Angeles",
    "http://www.math.uio.no/faq/compression-faq/part1.html",
    "mailto:mduerst@ifi.unizh.ch",
    "news:comp.infosystems.www.servers.unix",
    "telnet://melvyl.ucop.edu/",
    "http://www.w3.org/pub/WWW/",
    "http://ds.internic.net/instructions/overview.html#WARNING",
    "http://a/~user?/@:",
    "",
    "#",
  ])("%s", (reference) => expect(urlSyntax05.check(reference)).toBeUndefined());

  test.each([
    [
      "http://a_b/",
      8,
      "host",
      "§4.4: the site component wins, and must be valid; the BNF alone would read a path",
    ],
    ["http://[::1]/", 7, "host", "§4.3.1: an IPv6 address has no representation yet"],
    ["http://user@/", 12, "host", "§4.3.1: the host is part of a hostport"],
    [";a:b", 0, "scheme", "§5: no colon in the first segment of a relative path, though the BNF has it"],
    ["a[", 1, "URL-reference", "§2.4.3: brackets are unwise"],
    ["a%zz", 1, "segment", "§2.4.1: escaped"],
    ["a#b#c", 3, "fragment", "§3: # is not a urlc"],
  ])("not %s: %i, %s (%s)", (reference, index, rule) => {
    expect(urlSyntax05.check(reference)).toMatchObject({ index, rule });
  });

  test("§4.1: a scheme may begin with a digit, until RFC 2396 (001-23)", () => {
    expect(urlSyntax05.components("9p://a/")).toMatchObject({ scheme: "9p" });
  });
});

describe("url-syntax-05: components", () => {
  test("§4.3.1: empty is not undefined (001-28, 001-29, 001-33)", () => {
    const site = (reference: string) => {
      const { user, password, host, port } = urlSyntax05.components(reference) ?? {};
      return { user, password, host, port };
    };
    expect(site("ftp://@host.com/")).toEqual({ user: "", host: "host.com" });
    expect(site("ftp://host.com/")).toEqual({ host: "host.com" });
    expect(site("ftp://foo:@host.com/")).toEqual({ user: "foo", password: "", host: "host.com" });
    expect(site("ftp://host.com:")).toEqual({ host: "host.com", port: "" });
  });

  test("Appendix B: the example", () => {
    expect(urlSyntax05.components("http://www.ics.uci.edu/pub/ietf/uri/#Related")).toMatchObject({
      scheme: "http",
      site: "www.ics.uci.edu",
      host: "www.ics.uci.edu",
      path: "/pub/ietf/uri/",
      fragment: "Related",
    });
  });

  test("url-syntax-05 §4.3.2 (001-34): segments, and parameters in any of them", () => {
    expect(urlSyntax05.components("/a;x;y=1/b")).toMatchObject({
      path: "/a;x;y=1/b",
      segments: [
        { segment: "a", params: ["x", "y=1"] },
        { segment: "b", params: [] },
      ],
    });
    expect(urlSyntax05.components("//a")?.segments).toBeUndefined();
  });

  test("url-syntax-05 §4.3.1, Appendix B (001-31): a site ends at a question mark as well as at a slash", () => {
    expect(urlSyntax05.components("http://a?@b/")).toMatchObject({ site: "a", path: "", query: "@b/" });
    expect(urlSyntax05.components("http://a/?@b")).toMatchObject({ site: "a", path: "/", query: "@b" });
    expect(urlSyntax05.components("http://a")).toMatchObject({ site: "a", path: "", query: undefined });
  });

  test("`//a?y`: the BNF has no query after a site without a path, but Appendix B finds one", () => {
    expect(urlSyntax05.components("//a?y")).toMatchObject({ site: "a", path: "", query: "y" });
  });
});

test("url-syntax-05 §6: the normal form (001-8, 001-10, 001-13, 001-24, 001-55, 001-56)", () => {
  expect(urlSyntax05.normalize("HTTP://www.XEROX.com:80/%7euser/%2F")).toBe("http://www.xerox.com/~user/%2F");
  expect(urlSyntax05.normalize("foo://A:8/")).toBe("foo://a:8/");
  expect(urlSyntax05.normalize("a b")).toBeUndefined();
});

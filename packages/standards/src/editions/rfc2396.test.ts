// RFC 2396: the examples of Appendix C, of §1.3, Appendix E and of RFC 2732 §2, and the rules of its text.
import { describe, expect, test } from "vitest";
import { APPENDIX_C, expectTargets } from "../../test/examples.ts";
import { rfc2396 } from "./rfc2396.ts";

const base = "http://a/b/c/d;p?q";
const resolve = (reference: string, against = base) => rfc2396.resolve(reference, against);

describe("RFC 2396, Appendix C: the examples, with the results printed there", () => {
  test("C.1, normal ones", () => expectTargets(rfc2396, base, `${APPENDIX_C.normal}\n?y = http://a/b/c/?y`));

  test("C.1: ?y is resolved there, and no rule of Appendix A derives it", () => {
    expect(rfc2396.check("?y")).toMatchObject({ index: 0, rule: "URI-reference" });
    expect(resolve("?y#s")).toEqual({ kind: "uri", text: "http://a/b/c/?y#s" });
    expect(resolve("? y").kind).toBe("none");
  });

  test("C.2, abnormal ones", () =>
    expectTargets(
      rfc2396,
      base,
      `${APPENDIX_C.abnormal}
      g?y/./x  = http://a/b/c/g?y/./x
      g?y/../x = http://a/b/c/g?y/../x`,
    ));

  test("C.2: http:g, for backwards compatibility", () =>
    expectTargets(rfc2396, base, "http:g = http://a/b/c/g", { strict: false }));

  test('C.2: "the above two references will be interpreted as http://a/g by some implementations"', () =>
    expectTargets(rfc2396, base, "../../../g = http://a/g\n../../../../g = http://a/g", {
      surplus: "remove",
    }));

  test("§5.2, step 6g: or the reference has no target", () => {
    expect(rfc2396.resolve("../../../g", base, { surplus: "refuse" })).toMatchObject({
      kind: "none",
      section: "RFC 2396 §5.2, step 6g",
    });
    expect(rfc2396.resolve("../../g", base, { surplus: "refuse" })).toMatchObject({ kind: "uri" });
  });

  test("Appendix D: the example of HTML", () => {
    expect(resolve("../x", "http://www.ics.uci.edu/Test/a/b/c")).toMatchObject({
      text: "http://www.ics.uci.edu/Test/a/x",
    });
  });
});

describe("RFC 2396 §5: bases", () => {
  test("§5.2, step 6a: a base without a path adds no slash (mended by rfc2396bis-01, G.2)", () => {
    expect(resolve("g", "http://a")).toEqual({ kind: "uri", text: "http://ag" });
    expect(resolve("../g", "http://a")).toEqual({ kind: "uri", text: "http://a../g" });
  });

  test("§5: a base that does not fit hier_part is unsuitable, except for a reference that needs no base", () => {
    expect(resolve("g", "mailto:a@b")).toMatchObject({ kind: "none", section: "RFC 2396 §5" });
    expect(resolve("g", "b/c")).toMatchObject({ kind: "none", section: "RFC 2396 §5" });
    expect(resolve("g", "")).toMatchObject({ kind: "none", section: "RFC 2396 §5" });
    expect(resolve("http://b/", "mailto:a@b")).toEqual({ kind: "uri", text: "http://b/" });
    expect(resolve("#s", "mailto:a@b")).toEqual({ kind: "current-document", fragment: "s" });
  });

  test("§5.2, step 3: a scheme may be ignored only if it is always hierarchical", () => {
    expect(rfc2396.resolve("foo:g", "foo://a/b", { strict: false })).toEqual({
      kind: "uri",
      text: "foo:g",
    });
  });
});

describe("RFC 2396: valid references", () => {
  test.each([
    "ftp://ftp.is.co.za/rfc/rfc1808.txt",
    "gopher://spinaltap.micro.umn.edu/00/Weather/California/Los%20Angeles",
    "http://www.math.uio.no/faq/compression-faq/part1.html",
    "mailto:mduerst@ifi.unizh.ch",
    "news:comp.infosystems.www.servers.unix",
    "telnet://melvyl.ucop.edu/",
    "http://www.w3.org/Addressing/",
    "ftp://ds.internic.net/rfc/",
    "http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING",
    "./this:that",
    "http://a_b/",
    "http:///x",
    "",
  ])("%s", (reference) => expect(rfc2396.check(reference)).toBeUndefined());

  test.each([
    "http://[FEDC:BA98:7654:3210:FEDC:BA98:7654:3210]:80/index.html",
    "http://[1080:0:0:0:8:800:200C:417A]/index.html",
    "http://[3ffe:2a00:100:7031::1]",
    "http://[1080::8:800:200C:417A]/foo",
    "http://[::192.9.5.5]/ipng",
    "http://[::FFFF:129.144.52.38]:80/index.html",
    "http://[2010:836B:4179::836B:4179]",
  ])("RFC 2732 §2: %s", (reference) => expect(rfc2396.check(reference)).toBeUndefined());

  test("RFC 2373, Appendix B, by the letter: texts that are not addresses", () => {
    expect(rfc2396.check("http://[:::192.9.5.5]/")).toBeUndefined();
    expect(rfc2396.check("http://[1:2:3:4:5:6:7:8:9]/")).toBeUndefined();
  });

  test.each([
    ["about:", 6, "absoluteURI", "§3: something must follow the scheme (mended by rfc2396bis-01, G.2)"],
    ["9p://a/", 2, "rel_segment", "§3.1: a scheme begins with a letter"],
    ["http://a/b|c", 10, "segment", "§2.4.3: unwise"],
    ["http://a/b c", 10, "segment", "§2.4.3: space"],
    ["http://a[b/", 8, "authority", "RFC 2732: brackets are for addresses"],
    ["http://a/[b", 9, "path_segments", "§3.3: reserved, and not a pchar"],
    ["http://a/?a%4", 11, "query", "§2.4.1"],
    ["a#b#c", 3, "fragment", "§4.1"],
    ["é", 0, "URI-reference", "§2"],
  ])("not %s: %i, %s (%s)", (reference, index, rule) => {
    expect(rfc2396.check(reference)).toMatchObject({ index, rule });
  });

  test("RFC 2732 §3 (3) admits brackets to the query and the fragment as well, which rfc2396bis-01 takes back (G.1)", () => {
    expect(rfc2396.check("http://a/?[#]")).toBeUndefined();
  });
});

describe("RFC 2396: components", () => {
  test("§3: opaque_part", () => {
    expect(rfc2396.components("mailto:a@b?c#d")).toEqual({
      scheme: "mailto",
      opaque_part: "a@b?c",
      fragment: "d",
    });
  });

  test("§3.2.2: server", () => {
    expect(rfc2396.components("ftp://u:p@h.example.:21/a;x;y/b")).toEqual({
      scheme: "ftp",
      authority: "u:p@h.example.:21",
      server: "u:p@h.example.:21",
      userinfo: "u:p",
      host: "h.example.",
      port: "21",
      path: "/a;x;y/b",
      segments: [
        { segment: "a", params: ["x", "y"] },
        { segment: "b", params: [] },
      ],
    });
  });

  test("§3.2.1: reg_name, in which no host is known", () => {
    expect(rfc2396.components("http://a_b:80/")).toMatchObject({ authority: "a_b:80", reg_name: "a_b:80" });
    expect(rfc2396.destination("http://a_b:80/")).toMatchObject({ hostKnown: false, host: undefined });
    expect(rfc2396.destination("http://1.2.3/")?.hostKnown).toBe(false);
  });

  test("Appendix B: the example", () => {
    expect(rfc2396.components("http://www.ics.uci.edu/pub/ietf/uri/#Related")).toMatchObject({
      scheme: "http",
      authority: "www.ics.uci.edu",
      path: "/pub/ietf/uri/",
      query: undefined,
      fragment: "Related",
    });
  });
});

test("RFC 2396 §6: the normal form", () => {
  expect(rfc2396.normalize("HTTP://u@www.XEROX.com:80/%7e")).toBe("http://u@www.xerox.com/%7e");
  expect(rfc2396.normalize("MAILTO:A@B")).toBe("mailto:A@B");
  expect(rfc2396.normalize("foo://A_B/")).toBe("foo://A_B/");
  expect(rfc2396.normalize("?y")).toBeUndefined();
});

/** Equivalence by each edition: url-syntax-05 §6, RFC 2396 §6, rfc2396bis-01 and RFC 3986 §6.2, WHATWG URL §4.6. */

import { describe, expect, test } from "vitest";
import { compareIn } from "./compare-in.ts";
import { rfc1738, rfc1808, rfc2396, rfc2396bis01, rfc3986, urlSyntax05, whatwg } from "./index.ts";

describe("url-syntax-05 §6 (001-54): equivalence is a question that each edition answers", () => {
  test("url-syntax-05 §6 (001-54): the host name is case independent", () => {
    expect(compareIn(urlSyntax05, "http://www.XEROX.com", "http://www.xerox.com")).toEqual({
      equivalent: true,
      rung: "scheme",
      section: "url-syntax-05 §6",
    });
  });

  test("url-syntax-05 §6 (001-54): the default port is equivalent to none", () => {
    expect(compareIn(urlSyntax05, "http://a:80/", "http://a/")?.equivalent).toBe(true);
    expect(compareIn(urlSyntax05, "http://a:8080/", "http://a/")).toEqual({ equivalent: false });
  });

  test("RFC 2396 §6 (001-54): the same, but an escaped unreserved character is another one (§2.4.2)", () => {
    expect(compareIn(rfc2396, "HTTP://A:80/", "http://a/")?.section).toBe("RFC 2396 §6");
    expect(compareIn(rfc2396, "http://a/%7e", "http://a/~")?.equivalent).toBe(false);
    expect(compareIn(urlSyntax05, "http://a/%7e", "http://a/~")?.equivalent).toBe(true);
  });

  test("rfc2396bis-01 §6.2 (001-54): by syntax, then by scheme", () => {
    const syntax = compareIn(rfc2396bis01, "example://a/b/c/%7A", "eXAMPLE://a/./b/../b/c/%7a");
    expect(syntax).toEqual({ equivalent: true, rung: "syntax", section: "rfc2396bis-01 §6.2.2" });
    const scheme = compareIn(rfc2396bis01, "http://example.com/", "http://example.com:80/");
    expect(scheme).toEqual({ equivalent: true, rung: "scheme", section: "rfc2396bis-01 §6.2.3" });
  });

  test("RFC 3986 §6.2.3 (001-54): the four URIs of the example are equivalent", () => {
    for (const other of ["http://example.com/", "http://example.com:/", "http://example.com:80/"])
      expect(compareIn(rfc3986, "http://example.com", other)).toEqual({
        equivalent: true,
        rung: "scheme",
        section: "RFC 3986 §6.2.3",
      });
  });

  test("WHATWG URL §4.6 (001-54): two URLs are equivalent if they are written alike", () => {
    expect(compareIn(whatwg, "http://127.1", "http://0x7f000001/")?.section).toBe("WHATWG URL §4.6");
    expect(compareIn(whatwg, "g", "g")).toBeUndefined(); // no base
  });

  test("RFC 1738 and RFC 1808 (001-54) have no rules: only what is identical is equivalent", () => {
    for (const edition of [rfc1738, rfc1808]) {
      expect(compareIn(edition, "http://a/", "http://a/")).toEqual({ equivalent: true, rung: "identical" });
      expect(compareIn(edition, "HTTP://a/", "http://a/")).toEqual({ equivalent: false });
    }
  });

  test("an edition that does not accept both has no answer", () => {
    expect(compareIn(rfc1738, "http://a/~", "http://a/~")).toBeUndefined();
    expect(compareIn(rfc3986, "http://a/", "a b")).toBeUndefined();
  });
});

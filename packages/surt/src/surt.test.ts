import { errorOf } from "@urikit/abnf/error-of";
import { describe, expect, it } from "vitest";
import { fromSurt } from "./from-surt.ts";
import { surt } from "./surt.ts";

describe("surt, and fromSurt back", () => {
  it.each([
    // The form of Heritrix: scheme://(tld,domain,:port@userinfo)/path?query#fragment
    ["http://www.archive.org/movies", "http://(org,archive,www,)/movies"],
    [
      "scheme://userinfo@domain.tld:80/path?query#fragment",
      "scheme://(tld,domain,:80@userinfo)/path?query#fragment",
    ],
    ["http://h", "http://(h,)"],
    ["http://h?a(b)/c", "http://(h,)?a(b)/c"],
    ["http://h:/", "http://(h,:)/"],
    ["http://@h/", "http://(h,@)/"],
    ["http://u:p)(@h/", "http://(h,@u:p)()/"],
    ["http://(a)/", "http://((a),)/"],
    ["//h.example/a", "//(example,h,)/a"],
    ["http://a.b./", "http://(,b,a,)/"],
    ["http://192.0.2.1:8080/", "http://(192.0.2.1:8080)/"],
    ["http://[2001:db8::1]:80/", "http://([2001:db8::1]:80)/"],
    ["http://[v1.a,b]/", "http://([v1.a,b])/"],
    // A comma in a name is told from those between labels, and 192,0,2,1 from an address.
    ["http://a,b.example/", "http://(example,a.b,)/"],
    ["http://192,0,2,1/", "http://(192.0.2.1,)/"],
    ["http://:80/", "http://(,:80)/"],
    ["http://(@/", "http://(,@()/"],
    ["HTTP://WWW.Example.org/%7e", "HTTP://(org,Example,WWW,)/%7e"],
    ["file:///a", "file:///a"],
    ["mailto:joe@example.org", "mailto:joe@example.org"],
    ["../a", "../a"],
    ["", ""],
  ])("%s: %s", (reference, expected) => {
    expect(surt(reference)).toBe(expected);
    expect(fromSurt(expected)).toBe(reference);
  });

  it.each([
    // As the packages surt and urlcanon write them.
    ["http://(com,example,www)/", "http://www.example.com/"],
    ["http://(org,example,foo:81,)/path?query#frag", "http://foo.example.org:81/path?query#frag"],
    ["http://(org,example,foo:81)?query", "http://foo.example.org:81?query"],
    ["whois://(il,org,isoc,whois,)/shaveh.co.il", "whois://whois.isoc.org.il/shaveh.co.il"],
  ])("reads %s", (text, expected) => {
    expect(fromSurt(text)).toBe(expected);
  });

  it("sorts by domain", () => {
    const sorted = ["http://b.example/", "http://a.org/", "http://a.b.example/", "http://c.example/"]
      .map((one) => surt(one))
      .sort();
    expect(sorted.map(fromSurt)).toEqual([
      "http://b.example/",
      "http://a.b.example/",
      "http://c.example/",
      "http://a.org/",
    ]);
  });

  it("refuses what is not a SURT, or whose reference is none", () => {
    expect(errorOf(() => fromSurt("http://(org,example/a"))).toMatchObject({
      code: "invalid-surt",
      index: 19,
    });
    expect(errorOf(() => fromSurt("http://(org, example)/")).code).toBe("forbidden-character");
    expect(errorOf(() => surt("http://a b/")).code).toBe("forbidden-character");
    // as: what a caller without types might hand over
    expect(() => fromSurt(5 as unknown as string)).toThrow(TypeError);
  });
});

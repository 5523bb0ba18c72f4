// Keys in the documents and tests of the package `surt` of the Internet Archive.
import { describe, expect, it } from "vitest";
import { cdxKey } from "./cdx-key.ts";

describe("cdxKey", () => {
  it.each([
    ["", "-"],
    ["filedesc://foo.arc.gz", "filedesc://foo.arc.gz"],
    ["warcinfo:foo.warc.gz", "warcinfo:foo.warc.gz"],
    ["dns:archive.org", "dns:archive.org"],
    ["mailto:foo@example.com", "mailto:foo@example.com"],
    ["http://www.archive.org/", "org,archive)/"],
    ["https://archive.org", "org,archive)/"],
    ["archive.org/goo/", "org,archive)/goo"],
    ["http://archive.org/goo/?", "org,archive)/goo"],
    ["http://archive.org/goo/?b&a", "org,archive)/goo?a&b"],
    ["http://archive.org/goo/?a=2&b&a=1", "org,archive)/goo?a=1&a=2&b"],
    [
      "http://archive.org/a.php?PHPSESSID=0123456789abcdefghijklemopqrstuv&b=c;u=4",
      "org,archive)/a.php?b=c;u=4",
    ],
    ["whois://whois.isoc.org.il/shaveh.co.il", "il,org,isoc,whois)/shaveh.co.il"],
    ["http://www.archive.org:443/", "org,archive:443)/"],
    ["https://www.archive.org:443/", "org,archive)/"],
    ["http://user:pass@archive.org/", "org,archive)/"],
    ["http://archive.org/A/../B#c", "org,archive)/b"],
    ["http://10.0.258/", "10.0.1.2)/"],
    ["http://Bücher.ch:8080", "ch,xn--bcher-kva:8080)/"],
    ["http://a.org/?r=http%3A//b/&q=a%20%28b%3B%20c%29", "org,a)/?q=a%20(b;%20c)&r=http://b/"],
    ["http://a.org/?&b&a", "org,a)/?&a&b"],
  ])("%s: %s", (url, key) => {
    expect(cdxKey(url)).toBe(key);
  });

  it("what is not a string is a TypeError", () => {
    // as: what a caller without types might hand over
    expect(() => cdxKey(undefined as unknown as string)).toThrow(TypeError);
  });
});

// url-parse 1.5.10 and its replacement, side by side. Of the 101 tests of url-parse, 98 hold as they were at 1.5.10, and 100 as
// its last commit (877225a) has them; the others are rows of docs/migration/url-parse.md, or ask whether `qs` is the very object
// of querystringify.
import { createRequire } from "node:module";
import Url from "@urikit/url-parse";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const old: typeof Url = createRequire(import.meta.url)("url-parse");

const PARTS = [
  ...["protocol", "slashes", "auth", "username", "password", "host", "hostname", "port", "pathname", "query"],
  ...["hash", "href", "origin"],
] as const;

const partsOf = (library: typeof Url, address: string, base: string | object) => {
  try {
    const url = new library(address, base);
    return PARTS.map((part) => url[part]);
  } catch (error) {
    return String(error);
  }
};

const pieces = (...all: readonly string[]) =>
  fc.array(fc.constantFrom(...all), { maxLength: 6 }).map((parts) => parts.join(""));
const addresses = pieces(
  ...[
    "http:",
    "HTTPS:",
    "foo:",
    "file:",
    "javascript:",
    "//",
    "/",
    "\\",
    "@",
    ":",
    ":80",
    ":8080",
    "?",
    "#",
    "a",
    "B.c",
  ],
  ...["..", ".", "%2e", "[::1]", "x=1", "u:p", "\t", " ", "é", "%41"],
);
const bases = fc.constantFrom<string | object>(
  {},
  "http://h:81/p/q?r#s",
  "foo://h/p",
  "file:///p/q",
  "mailto:a@b",
);

describe("url-parse 1.5.10 and its replacement", () => {
  it("a difference has its reason: dot-segments, the query of the base, the end, or a delimiter in a host", () => {
    let same = 0;
    fc.assert(
      fc.property(addresses, bases, (address, base) => {
        const [theirs, ours] = [partsOf(old, address, base), partsOf(Url, address, base)];
        if (JSON.stringify(theirs) === JSON.stringify(ours)) same++;
        else
          expect(
            /(?:^|[\\/:])(?:\.|%2e){1,2}(?:[\\/?#\s]|$)/i.test(address) || // RFC 3986 §5.2.4
              /^[\s\\/]*(?:#|$)/.test(address) || // RFC 3986 §5.2.2
              /\s/.test(address) || // URL Standard §4.4, RFC 3986 §3.2.2
              /@|\\/.test(address) || // RFC 3986 §3.2.1
              typeof theirs === "string",
            `${theirs} | ${ours}`,
          ).toBe(true);
      }),
      { numRuns: 4_000 },
    );
    expect(same).toBeGreaterThan(2_500);
  });

  it("RFC 3986 §2.2: no part that was set becomes another part", () => {
    const values = pieces("a", "/", "//", "?", "#", "@", ":", "\\", " ", "evil.example", "%", "é", ":80");
    const part = fc.constantFrom(
      "hostname",
      "host",
      "port",
      "pathname",
      "username",
      "password",
      "query",
      "hash",
    );
    fc.assert(
      fc.property(
        fc.constantFrom("http://h/p?q#f", "foo://h/p", "foo:p"),
        part,
        values,
        (address, part, value) => {
          const url = new Url(address, {}).set(part, value);
          const again = new Url(url.href, {});
          if (part !== "hash") expect(again.hash).toBe(new Url(address, {}).hash);
          if (part === "pathname") expect([again.host, again.query]).toEqual([url.host, url.query]);
          if (/^host/.test(part)) expect(again.username).toBe("");
          if (/^host|name$|port|word/.test(part) && part !== "pathname")
            expect(again.pathname === url.pathname || !/^(?:http|foo):\/\//.test(url.href)).toBe(true);
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it("queries, and what is public besides", () => {
    fc.assert(
      fc.property(pieces("a", "=", "&", "%41", "%", "+", "toString", "?", "é"), (query) => {
        expect(Url.qs.parse(query)).toEqual(old.qs.parse(query));
        expect(Url.qs.stringify({ a: query, b: 0, c: null, d: undefined }, true)).toBe(
          old.qs.stringify({ a: query, b: 0, c: null, d: undefined }, true),
        );
        expect(Url.trimLeft(query)).toBe(old.trimLeft(query));
        expect(Url.extractProtocol(query)).toEqual(old.extractProtocol(query));
      }),
    );
    const { href, host } = new Url("http://A/b");
    expect([href, host, Url("http://a/").host]).toEqual(["http://a/b", "a", "a"]);
    expect(new Url("/x", { protocol: "blob:", pathname: "https%3A//h/y" }).href).toBe("https://h/x");
  });
});

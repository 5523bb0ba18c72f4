import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { REDIRECT_ATTACKS } from "../../test/hostile-links.ts";
import { redirectTarget } from "./redirect-target.ts";

const origin = "https://site.example";

describe("44 texts that are to lead elsewhere", () => {
  it("there are 44", () => expect(new Set(REDIRECT_ATTACKS).size).toBe(44));

  it.each(REDIRECT_ATTACKS.map((text) => [text]))("WHATWG URL §4.4: %j leads nowhere", (text) => {
    expect(redirectTarget(text, { origin })).toBeUndefined();
    expect(redirectTarget(text, { origin, paths: ["/"] })).toBeUndefined();
  });
});

describe("a place within the site", () => {
  it.each([
    ["/", "/"],
    ["/app?a=b#/inbox", "/app?a=b#/inbox"],
    ["/a/./b/../c", "/a/c"],
    ["/a/%2E/b", "/a/b"],
    ["/a//b", "/a//b"],
    ["/?next=//evil.example", "/?next=//evil.example"],
    ["/#//evil.example", "/#//evil.example"],
    ["/a%2Fb", "/a%2Fb"],
    ["/café?ü#é", "/caf%C3%A9?%C3%BC#%C3%A9"],
    ["https://site.example", "/"],
    ["https://site.example?a", "/?a"],
    ["HTTPS://Site.Example:443/a#b", "/a#b"],
    ["//site.example/a", "/a"],
  ])("%s: %s", (next, target) => {
    expect(redirectTarget(next, { origin })).toBe(target);
  });

  it.each([
    [["/app"], "/app", "/app"],
    [["/app"], "/app/a", "/app/a"],
    [["/app/"], "/app/a", "/app/a"],
    [["/app"], "/application", undefined],
    [["/app"], "/app/../admin", undefined],
    [["/app"], "/app/%2e%2e/admin", undefined],
    [["/app"], "/app/..%2fadmin", undefined],
    [["/app"], "/app/..%252fadmin", undefined],
    [["/app"], "/app/..%5cadmin", undefined],
    [["/app"], "/app/..;/admin", undefined],
    [["/a", "/b"], "/b", "/b"],
    [[], "/", undefined],
  ])("below %j, %s: %s", (paths, next, target) => {
    expect(redirectTarget(next, { origin, paths })).toBe(target);
  });

  it.each([
    ["http://localhost:3000", "http://localhost:3000/a", "/a"],
    ["http://localhost:3000", "http://localhost/a", undefined],
    ["http://[::1]:80/", "http://[::1]/a", "/a"],
    ["https://site.example", "http://site.example/a", undefined],
    ["https://site.example", "https://site.example:8443/a", undefined],
  ])("of the origin %s, %s: %s", (own, next, target) => {
    expect(redirectTarget(next, { origin: own })).toBe(target);
  });

  it.each([
    [undefined],
    [null],
    [1],
    [["/a", "/b"]],
    [{}],
    [""],
    ["a"],
    ["?a"],
    ["#a"],
    ["/a b"],
    ["/\ud800"],
    ["https:"],
  ])("%j leads nowhere", (next) => expect(redirectTarget(next, { origin })).toBeUndefined());

  it("whatever it is given, it leads to the origin and begins with one slash", () => {
    const piece = fc.constantFrom(
      ..."/\\.@:?#%;a \t\né。",
      "..",
      "%2e",
      "%2f",
      "%5c",
      "//",
      "https:",
      "evil.example",
      origin,
      "%09",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const target = redirectTarget(pieces.join(""), { origin, paths: ["/a", "/"] });
        if (target === undefined) return;
        expect(target).toMatch(/^\/(?!\/)[!-~]*$/);
        expect(new URL(target, `${origin}/x/y`).origin).toBe(origin);
        expect(new URL(target, origin).href.slice(origin.length)).toMatch(/^\/(?!\/)/);
        expect(redirectTarget(target, { origin })).toBe(target);
      }),
      { numRuns: 3000 },
    );
  });
});

describe("arguments", () => {
  it.each([
    "",
    "site.example",
    "ftp://a",
    "https://a/b",
    "https://a?b",
    "https://u@a",
    "https://",
    "https://a\\b",
    1,
    undefined,
  ])(
    "the origin %j is a TypeError",
    // as: what a caller without types might hand over
    (wrong) => expect(() => redirectTarget("/", { origin: wrong as string })).toThrow(TypeError),
  );

  it("paths are a list of paths", () => {
    for (const paths of ["/a", [1], ["a"], {}])
      expect(() => redirectTarget("/", { origin, paths: paths as string[] })).toThrow(TypeError);
  });
});

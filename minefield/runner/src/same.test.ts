import { describe, expect, it } from "vitest";
import { differing, isSameTarget, octetsOf } from "./same.ts";

describe("octetsOf", () => {
  it.each([
    ["%41é%c3%a9", "A\xc3\xa9\xc3\xa9"],
    ["\udcff%ff", "\xff\xff"],
    ["%zz%4", "%zz%4"],
    ["😀", "\xf0\x9f\x98\x80"],
  ])("%j", (text, octets) => {
    expect(octetsOf(text)).toBe(octets);
  });
});

describe("differing", () => {
  it.each([
    ["RFC 3986 §6.2.2.1: case", ["HTTP", null, "A.Example"], ["http", null, "a.example"], undefined],
    [
      "§6.2.2.2: percent-encoding",
      ["http", null, "a", null, "/%7e%2F"],
      ["http", null, "a", null, "/~/"],
      undefined,
    ],
    [
      "§6.2.2.3: dot-segments",
      ["http", null, "a", null, "/b/../c/."],
      ["http", null, "a", null, "/c/"],
      undefined,
    ],
    [
      "§6.2.3: a default port, an empty path",
      ["http", null, "a", "80", ""],
      ["http", null, "a", null, "/"],
      undefined,
    ],
    ["§3.2.2: brackets", ["http", null, "[::1]"], ["http", null, "::1"], undefined],
    ["another host", ["http", null, "a"], ["http", null, "b"], "host"],
    ["another port", ["http", null, "a", "81"], ["http", null, "a"], "port"],
    ["a default port of another scheme", ["https", null, "a", "80"], ["https", null, "a"], "port"],
    ["an error where there is a port", ["http", null, "a", "80"], ["http", null, "a", false], "port"],
    ["userinfo", ["http", "u", "a"], ["http", null, "a"], "userinfo"],
    ["a query", ["http", null, "a", null, "/", "b"], ["http", null, "a", null, "/"], "query"],
  ] as const)("%s", (_, expected, read, component) => {
    expect(differing(expected, read)).toBe(component);
  });
});

describe("isSameTarget", () => {
  it.each([
    ["http://a/b", "HTTP://A:80/./b", true],
    ["http://a/b", "http://a/c", false],
    [false, false, true],
    [false, "http://a/", false],
    ["http://a/", "http://a b/", false],
  ] as const)("%j, %j", (one, other, same) => {
    expect(isSameTarget(one, other)).toBe(same);
  });
});

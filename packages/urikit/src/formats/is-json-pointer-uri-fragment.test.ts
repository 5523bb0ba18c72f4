import { expect, it } from "vitest";
import { isJsonPointerUriFragment } from "./is-json-pointer-uri-fragment.ts";

// The examples of RFC 6901 §6, and what §3 and RFC 3986 §3.5 admit besides.
it.each([
  "#",
  "#/foo",
  "#/foo/0",
  "#/",
  "#/a~1b",
  "#/c%25d",
  "#/e%5Ef",
  "#/g%7Ch",
  "#/i%5Cj",
  "#/k%22l",
  "#/%20",
  "#/m~0n",
])("RFC 6901 §6: %s", (text) => {
  expect(isJsonPointerUriFragment(text)).toBe(true);
});

it.each(["#/a?b", "#//", "#/%2Fb", "#%2Ffoo", "#%2f", "#/~01", "#/%7E1", "#/%c3%a9", "#/-._~0!$&'()*+,;=:@"])(
  "RFC 6901 §3: %s",
  (text) => {
    expect(isJsonPointerUriFragment(text)).toBe(true);
  },
);

it.each([
  ["§6: no #", ""],
  ["§6: no #", "/a"],
  ["§3: no slash", "#a"],
  ["§3: another character, encoded", "#%2Efoo"],
  ["§3: a tilde alone", "#/a~"],
  ["§3: another escape", "#/~2"],
  ["§3: another escape, encoded", "#/%7E2"],
  ["§3: encoded at the end", "#/%7E"],
  ["§6: not UTF-8", "#/%FF"],
  ["RFC 3986 §2.1", "#/%"],
  ["RFC 3986 §2.1", "#/%4"],
  ["RFC 3986 §3.5", "#/a#b"],
  ["RFC 3986 §3.5", "#/a b"],
  ["RFC 3986 §3.5", '#/k"l'],
  ["RFC 3986 §3.5", "#/é"],
  ["RFC 3986 §3.5", "#/a\n"],
])("RFC 6901 %s: %j is not", (_, text) => {
  expect(isJsonPointerUriFragment(text)).toBe(false);
});

it("what is not a string is not one", () => {
  for (const value of [undefined, null, 5, {}, ["#"]]) expect(isJsonPointerUriFragment(value)).toBe(false);
});

/** Links to the page. */

import { expect, it } from "vitest";
import { lookLink } from "./look-link.ts";

const PAGE = "https://uri.example/";

it("RFC 3986 §3.5: holds any text in the fragment, percent-encoded once", () => {
  for (const text of [
    "",
    "http://a/b?c=d&e#f",
    "a b, c=d",
    "100%",
    "http://good.example\\@evil.example/",
    "é😀",
    "(x)'!*",
  ]) {
    const link = lookLink(text, PAGE);
    expect(link).toMatch(/^https:\/\/uri\.example\/#q=[A-Za-z0-9%._~-]*$/);
    expect(decodeURIComponent(link.slice(link.indexOf("#q=") + 3))).toBe(text);
  }
});

it("RFC 3986 §7.5: masks secrets, unless they are to stay", () => {
  const text = "https://me:hunter2@example.org/?token=abcdef0123456789abcdef";
  expect(decodeURIComponent(lookLink(text, PAGE))).not.toMatch(/hunter2|abcdef/);
  expect(decodeURIComponent(lookLink(`see ${text} now`, PAGE))).not.toMatch(/hunter2|abcdef/);
  expect(decodeURIComponent(lookLink(text, PAGE, { keepsSecrets: true }))).toContain(text);
});

it("takes the fragment of the page away, and half of a surrogate pair", () => {
  expect(lookLink("\ud800", `${PAGE}text.html#old`)).toBe(`${PAGE}text.html#q=%EF%BF%BD`);
});

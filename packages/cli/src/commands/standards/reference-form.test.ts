/** The form of a reference. */

import { expect, it } from "vitest";
import { formOf } from "./reference-form.ts";

it.each([
  ["http://a.b", "http://*"],
  ["http://a.b/", "http://*/"],
  ["https://a-1.b/c/d.html?e=f;g&h#i", "https://*/*?*#*"],
  ["http://a.b:81/c", "http://*:81/*"],
  ["http://a_b.example/c", "http://*_*/*"],
  ['https://"www.a.example/c', 'https://"*/*'],
  ["http://a.b/c\\%20d\\e", "http://*/*\\%20*\\*"],
  ["http://a.b/~", "http://*/~"],
  ["http://a.b/c/~d/e", "http://*/*/~*"],
  ["http://a.b/c~d", "http://*/*~*"],
  ["http://a.b/c?d/e?f+g", "http://*/*?*/*?*+*"],
  ["http://a.b/?#", "http://*/?#"],
  ["http://a.b/c#d e;f", "http://*/*#* *;*"],
])("of %s is %s", (reference, pattern) => {
  expect(formOf(reference)?.pattern).toBe(pattern);
});

it("has all words, in their order", () => {
  const { pattern = "", words = [] } = formOf("https://a_b.c:8/d/~e%20f?g+h#i j") ?? {};
  expect(words).toEqual(["a", "b.c", "d", "e", "f", "g", "h", "i", "j"]);
  let at = 0;
  expect(pattern.replace(/\*/g, () => words[at++] ?? "")).toBe("https://a_b.c:8/d/~e%20f?g+h#i j");
});

it.each([
  ["a userinfo", "http://u@a.b/"],
  ["another scheme", "ftp://a.b/"],
  ["a scheme in upper case", "HTTP://a.b/"],
  ["a host in upper case", "http://A.b/"],
  ["an address", "http://127.0.0.1/"],
  ["a last label that is not of letters", "http://a.1b/"],
  ["an empty segment", "http://a.b//c/"],
  ["two slashes at its end", "http://a.b/c//"],
  ["two hyphens", "http://xn--a.b/"],
  ["a dot at its end", "http://a.b./"],
  ["no authority", "http:a.b/"],
  ["a backslash after the host", "http://a.b\\c"],
  ["a query after the host", "http://a.b?c"],
  ["a segment that begins with a dot", "http://a.b/.c"],
  ["one after a backslash", "http://a.b/c\\..\\d"],
  ["an encoded dot", "http://a.b/%2e%2E/c"],
  ["an encoded slash", "http://a.b/c%2Fd"],
  ["an encoded backslash", "http://a.b/c%5cd"],
  ["an encoded percent sign", "http://a.b/%2541"],
  ["a triplet beyond ASCII", "http://a.b/%C3%A9"],
  ["an encoded control", "http://a.b/%00"],
  ["an encoded delete", "http://a.b/%7F"],
  ["half a triplet", "http://a.b/c%4"],
  ["a parameter", "http://a.b/c;d"],
  ["an @", "http://a.b/c@d"],
  ["a letter beyond ASCII", "http://a.b/\u00e9"],
  ["a tab", "http://a.b/c\td"],
  ["a long label", `http://${"a".repeat(64)}.b/`],
  ["a long name", `http://${"a.".repeat(127)}b/`],
  ["a great length", `http://a.b/${"c".repeat(3000)}`],
  ["many words", `http://a.b/${"c~".repeat(30)}`],
])("has none: %s", (_what, reference) => {
  expect(formOf(reference)).toBeUndefined();
});

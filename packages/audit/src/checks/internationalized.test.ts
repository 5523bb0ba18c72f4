/** RFC 5890, UTS 39, UTS 46: names of other scripts. */

import { expect, test } from "vitest";
import { said } from "../../test/said.ts";
import { idsIn } from "../../test/where.ts";
import { audit } from "../audit.ts";

test.each([
  ["http://xn--80ak6aa92e.com/", "lookalike-host", "`appie`"],
  ["http://аррӏе.com/", "lookalike-host", "`appie`"],
  ["http://exаmple.org/", "lookalike-host", "`example`"],
  ["http://exаmple.org/", "mixed-scripts", "Latin and Cyrillic"],
  ["http://ɡoogle.com/", "lookalike-letters", "`google`"],
  ["http://xn--bcher-kva.example/", "internationalized-host", "`bücher.example`"],
  ["http://xn--0.example/", "invalid-internationalized-host", "Punycode"],
  ["http://ｅxample.org/", "mapped-host", "`example.org`"],
])("%s: %s says %s", (text, id, told) => {
  const found = audit(text).find((one) => one.id === id);
  expect(said(found?.message)).toContain(told);
});

test.each([
  "http://пример.рф/",
  "http://рост.рф/",
  "http://日本語.jp/",
  "http://ひらがなと漢字とabc.jp/",
  "http://한국어abc.kr/",
  "http://cœur.fr/",
  "http://bücher.example/",
  "http://παράδειγμα.gr/",
  "http://مثال.إختبار/",
  "http://उदाहरण.परीक्षा/",
])("%s is like no other", (text) => {
  expect(idsIn(text).filter((id) => /^(?:lookalike|mixed|invalid|mapped)/.test(id))).toEqual([]);
});

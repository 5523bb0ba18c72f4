/** The JSON that is put together is the JSON that is made anew: for links from the wild, and for generated texts. */

import { readFileSync } from "node:fs";
import { READERS, sideBySide, verdictOf } from "@urikit/standards";
import fc from "fast-check";
import { expect, it, test } from "vitest";
import { jsonOctets } from "../../display/json.ts";
import { PlainReferences } from "./plain-references.ts";
import { shownComparison } from "./shown.ts";
import { verdictLine } from "./verdict-line.ts";

const OPTIONS = { readers: READERS };
const comparison = (reference: string) => sideBySide(reference, undefined, OPTIONS);
const json = (reference: string) => jsonOctets(shownComparison(comparison(reference), false));
const line = (reference: string) => verdictLine({ reference }, verdictOf(reference, undefined, OPTIONS));

const plain = new PlainReferences({ json, line });

function expectSame(reference: string): void {
  expect(plain.json(reference)).toBe(json(reference));
  expect(plain.line(reference)).toBe(line(reference));
}

const links = readFileSync(new URL("../../../../../bench/links/links-kasztp.txt", import.meta.url), "utf8")
  .split(/\r?\n/)
  .filter((_link, line) => line % 150 === 0);

test("most links from the wild are plain", () => {
  const found = links.filter((link) => plain.json(link) !== undefined);
  expect(found.length).toBeGreaterThan(links.length * 0.98);
  found.forEach(expectSame);
});

/** Pieces of what is plain, and some that may not be. */
const PIECES = [..."azAZ09-._+$!*(),;:&=~/?#%'@", "..", "xn--", "//", "pathtoken", "querytoken", "?/", "#~"];

test("and so are generated ones", () => {
  const texts = fc
    .tuple(
      fc.constantFrom("http://a.b/", "https://a-1.b", "http://", "https://a.b/c?", "http://a.b/c?d#"),
      fc.string({ unit: fc.constantFrom(...PIECES) }),
    )
    .map((parts) => parts.join(""))
    .filter((text) => plain.json(text) !== undefined);
  fc.assert(fc.property(texts, expectSame), { seed: 11, numRuns: 100 });
});

it.each([
  "http://a.b",
  "http://a.b/",
  "http://a.b/~",
  "http://a.b/c/~d",
  "http://a.b/c?~",
  "http://a.b/c~d?e",
  "http://a.b/c?d~",
  "http://a.b/c?d/e",
  "http://a.b/c?/",
  "http://a.b/c?d?e",
  "http://a.b/c?d//e/",
  "http://a.b/c?d#e",
  "http://a.b//c/",
])("%s is plain", expectSame);

it.each([
  "http://a.b/~#c",
  "http://a.b/~?/",
  "http://a.b/c?d/e?f",
  "http://a.b/?",
  "http://a.b/#",
  "http://A.b/",
  "http://a.1b/",
  "http://a.b/.c",
  "http://a.b/%41",
  "http://a.b/c;d",
  "http://a.b/c?d'",
  "http://u@a.b/",
  "http://a.b:81/",
  "ftp://a.b/",
  `http://${"a".repeat(64)}.b/`,
  `http://${"a.".repeat(127)}b/`,
  `http://a.b/${"c".repeat(3000)}`,
])("%s is not", (reference) => {
  expect(plain.json(reference)).toBeUndefined();
  expect(plain.line(reference)).toBeUndefined();
});

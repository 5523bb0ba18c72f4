/** One look tells the same as all checks: on links from the wild and on generated texts. */

import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, it } from "vitest";
import { audit, examined } from "./audit.ts";
import { isPlain } from "./plain.ts";

const links = readFileSync(new URL("../../../bench/links/links-kasztp.txt", import.meta.url), "utf8")
  .split(/\r?\n/)
  .filter((_link, line) => line % 50 === 0);

it("most links from the wild are plain, and all checks find no more in them", () => {
  const plain = links.filter((link) => isPlain(link));
  expect(plain.length).toBeGreaterThan(links.length * 0.9);
  for (const link of plain) expect(audit(link), link).toEqual(examined(link));
});

/** Pieces of plain texts, and some that are in none. */
const PIECES = [
  ..."aZ09-._~!$'()*+,@&=/?#%:;\\[",
  "xn--",
  "www.",
  "localhost",
  ".nip.io",
  "10.0.0.1",
  "..",
  "//",
  ":80",
  "%41",
  "http://b.c",
  "javascript",
  "url=",
  "token=",
  "ghp_abcdefghijklmnopqrstuvwxyz0123456789",
  "/bot123456789:",
  "metadata.google.internal",
  "localtest.me",
];

it("is right about generated texts", () => {
  const texts = fc
    .tuple(
      fc.constantFrom("http://a.b/", "https://a-1.b", "http://", "https://www.a.example/a?"),
      fc.string({ unit: fc.constantFrom(...PIECES), maxLength: 12 }),
    )
    .map((parts) => parts.join(""))
    .filter((text) => isPlain(text));
  fc.assert(
    fc.property(texts, (text) => {
      expect(audit(text), text).toEqual(examined(text));
    }),
    { seed: 12, numRuns: 500 },
  );
});

it.each([
  "http://A.b/",
  "http://xn--bcher-kva.example/",
  "http://a.b/../c",
  "http://a.b//c",
  "http://a.b/?",
  "http://a.b",
  "http://a.b:80/",
  "http://a.b/%41",
  "http://a.b/a;b",
  "http://a.b/?u=http://c.d/",
  `http://${"a".repeat(64)}.b/`,
  "ftp://a.b/",
])("leaves %s to the checks", (text) => {
  expect(isPlain(text)).toBe(false);
});

/** One look tells the same as all readers: on links from the wild, on the recording, and on generated texts. */

import { readFileSync } from "node:fs";
import { extent } from "@urikit/abnf/extent";
import { PROGRAMS } from "@urikit/programs";
import fc from "fast-check";
import { expect, it, test } from "vitest";
import { agreements, EDITIONS, isReadAlike, sideBySide } from "../../index.ts";
import { readerOf } from "./readers.ts";

const ALL = [...EDITIONS.map(({ id }) => id), ...PROGRAMS.map(readerOf)];
const links = readFileSync(new URL("../../../../../bench/links/links-kasztp.txt", import.meta.url), "utf8")
  .split(/\r?\n/)
  .filter((_link, line) => line % extent(400, 50) === 0);

function expectAlike(reference: string): void {
  const [first, second] = agreements(reference, { readers: ALL });
  expect([first?.valid, second], reference).toEqual([true, undefined]);
  expect(sideBySide(reference).verdict, reference).toBe("alike");
}

test("most links from the wild are told by one look, and rightly", () => {
  const plain = links.filter(isReadAlike);
  expect(plain.length).toBeGreaterThan(links.length * 0.85);
  plain.forEach(expectAlike);
});

/** Pieces of what one look may tell, and some that it must not. */
const PIECES = [
  ..."azAZ09-._+$!*'(),;:@&=?/#~%\\",
  "%41",
  "%2e",
  "%2F",
  "%00",
  "%ff",
  "..",
  ":80",
  "www.",
  "xn--",
  "0x",
  "1.2",
  "//",
];

it("is right about generated texts", () => {
  const texts = fc
    .tuple(
      fc.constantFrom("http://a.b/", "https://A-1.b", "http://"),
      fc.string({ unit: fc.constantFrom(...PIECES) }),
    )
    .map((parts) => parts.join(""))
    .filter(isReadAlike);
  fc.assert(fc.property(texts, expectAlike), { seed: 11, numRuns: extent(40, 300) });
});

it.each([
  "http://good.example\\@evil.example/",
  "http://a@b.example/",
  "HTTP://a.example/",
  "http://127.0.0.1/",
  "http://a_b.example/",
  "http://a.1b/",
  "http://a.example?q",
  "http://a.example/%2e%2e/b",
  `http://${"a".repeat(64)}.example/`,
  `http://${"a.".repeat(124)}example/`,
  "//a.example/",
  "mailto:a@b.example",
])("does not tell of %s", (reference) => {
  expect(isReadAlike(reference)).toBe(false);
});

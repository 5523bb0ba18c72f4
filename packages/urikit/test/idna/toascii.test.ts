/**
 * The web platform's tests of “domain to ASCII”, by the parameters that the URL Standard gives to UTS 46. The differences
 * between the two standards:
 * - The URL Standard forbids further characters in what UTS 46 gives; the file marks these tests `urlStandardOnly`.
 * - It takes a domain that is of ASCII already as it is, though UTS 46 finds an error in it.
 */

import { readFileSync } from "node:fs";
import { toAscii, URL_STANDARD } from "urikit/idna";
import { describe, expect, it } from "vitest";

interface Test {
  readonly input: string;
  readonly output: string | null;
  readonly urlStandardOnly?: boolean;
}

const file: readonly (Test | string)[] = JSON.parse(
  readFileSync(new URL("toascii.json", import.meta.url), "utf8"),
);
const tests = file.filter((test) => typeof test !== "string");

/** Of ASCII, with an error by UTS 46, which a domain of ASCII may have by the URL Standard. */
const TAKEN_AS_THEY_ARE = [
  "xn--a",
  "xn--a.xn--zca",
  "xn--ls8h=",
  "xn--1ug.example",
  "xn--a-yoc",
  "xn--zn7c.com",
  "xn--0.com",
];

describe("toascii.json", () => {
  it("UTS 46 §4.2: every test that is not of the URL Standard alone", () => {
    const asked = tests.filter((test) => !test.urlStandardOnly && !TAKEN_AS_THEY_ARE.includes(test.input));
    expect(asked.map(({ input }) => [input, toAscii(input, URL_STANDARD).text ?? null])).toEqual(
      asked.map(({ input, output }) => [input, output]),
    );
    expect(asked.length).toBeGreaterThan(70);
  });

  it.each(TAKEN_AS_THEY_ARE)(
    "UTS 46 §4 finds an error in %s, which the URL Standard takes as it is",
    (input) => {
      expect(tests.find((test) => test.input === input)?.output).toBe(input);
      expect(toAscii(input, URL_STANDARD).valid).toBe(false);
    },
  );
});

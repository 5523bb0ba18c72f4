/** The reserved characters of each component, with the sentences of the standards. */

import { describe, expect, test } from "vitest";
import type { Edition } from "./edition.ts";
import { EDITIONS, rfc1738, rfc2396, rfc2396bis01, rfc3986, urlSyntax05 } from "./index.ts";

/** The characters by component, as a sentence lists them. */
function reservedIn({ classes }: Edition): Record<string, string> {
  return Object.fromEntries(classes.reservedIn.map(({ component, characters }) => [component, characters]));
}

/** The characters that a sentence puts in quotation marks. */
function quoted(sentence: string): string {
  return [...sentence.matchAll(/"(.)"/g)].map(([, character]) => character).join("");
}

const sorted = (text: string) => [...text].sort().join("");

describe("what is reserved depends on the component", () => {
  test.each([
    ["site", 'Within the <site> component, the characters ":", "@", "?", and "/" are reserved.'], // §4.3.1
    ["segment", 'Within a path segment, the characters "/", ";", "=", and "?" are reserved.'], // §4.3.2
    ["query", 'Within a query component, the characters "/", "&", "=", and "+" are reserved.'], // §4.3.3
  ])("url-syntax-05 §2.2 (001-7): %s", (component, sentence) => {
    expect(sorted(reservedIn(urlSyntax05)[component] ?? "")).toBe(sorted(quoted(sentence)));
  });

  test.each([
    ["authority", 'the characters ";", ":", "@", "?", and "/" are reserved.'], // §3.2
    ["segment", 'the characters "/", ";", "=", and "?" are reserved.'], // §3.3
    ["query", 'the characters ";", "/", "?", ":", "@", "&", "=", "+", ",", and "$" are reserved.'], // §3.4
  ])("RFC 2396 §2.2: %s", (component, sentence) => {
    expect(sorted(reservedIn(rfc2396)[component] ?? "")).toBe(sorted(quoted(sentence)));
  });

  test.each([
    ["§3.2", "authority", 'the characters ";", ":", "@", "?", "/", "[", and "]" are reserved.'],
    ["§3.3", "segment", 'the characters "/", ";", "=", and "?" are reserved.'],
    ["§3.4", "query", 'the characters ";", "/", "?", ":", "@", "&", "=", "+", ",", and "$" are reserved.'],
  ])("rfc2396bis-01 %s (003-11): %s", (section, component, sentence) => {
    expect(sorted(reservedIn(rfc2396bis01)[component] ?? "")).toBe(sorted(quoted(sentence)));
    expect(rfc2396bis01.classes.reservedIn.find((one) => one.component === component)?.section).toBe(
      `rfc2396bis-01 ${section}`,
    );
  });

  test("RFC 1738 §3: the scheme says it", () => {
    expect(reservedIn(rfc1738)).toMatchObject({
      user: ":@/", // §3.1: "any ":", "@", or "/" must be encoded"
      "ftp name": "/;", // §3.2.2: "the characters "/" and ";" are reserved"
      "http path": "/;?", // §3.3: "Within the <path> and <searchpart> components, "/", ";", "?" are reserved."
      "gopher-path": "", // §3.4.1: "No characters are reserved"
      "prospero hsoname": ";", // §3.11
    });
  });

  test("RFC 3986 §2.2 leaves it to the schemes", () => {
    expect(rfc3986.classes.reservedIn).toEqual([]);
  });

  test("whatever a component reserves is reserved in the edition", () => {
    for (const { classes } of EDITIONS)
      for (const { characters } of classes.reservedIn)
        for (const character of characters) expect(classes.reserved).toContain(character);
  });
});

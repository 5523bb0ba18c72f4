/**
 * RFC 3986 App. C, WHATWG URL §4.4: what `repair` returns is never worse, by the audit, than what browsers read in the same
 * text. A backslash is the one exception that is known: browsers read a slash, and ask for another path, and the triplet is
 * a warning as the backslash is.
 */

import { extent } from "@urikit/abnf/extent";
import fc from "fast-check";
import { isUriReference, repair, UriSyntaxError } from "urikit";
import { expect, test } from "vitest";
import { audit } from "../src/index.ts";

const STARTS = [
  "http://a/",
  "https://h.example/x/",
  "http://a",
  "ftp://a/",
  "foo://a/",
  "mailto:",
  "",
  "/",
  "data:,",
  "file:///",
];
const PIECES = [
  ...[
    "\n",
    "\r\n",
    "\t",
    " ",
    "\\",
    "%",
    "%zz",
    "%2",
    "\0",
    "\u007f",
    "é",
    "\u202e",
    "\u200b",
    '"',
    "<",
    ">",
    "[",
    "]",
  ],
  ...[
    "{",
    "}",
    "|",
    "^",
    "`",
    "#",
    "?",
    "..",
    ".",
    "/",
    "a",
    "b",
    "=",
    "&",
    "%2e",
    "5c",
    "0a",
    "2e",
    ":",
    "@",
    ";",
  ],
  ...["％", "／", "\u00a0", "javascript:", "%0d%0a", "%00"],
];
const BASE = "https://b.example/c/";

/** The dangers and warnings of a text, by their ids. */
const alarms = (text: string): readonly string[] =>
  audit(text).flatMap(({ id, severity }) => (severity === "hint" ? [] : [id]));

/** The text that browsers parse: without controls at the ends, and without tabs and line breaks. */
const cleaned = (text: string): string => text.replace(/^[\0-\x20]+|[\0-\x20]+$|[\t\r\n]/g, "");

/** The alarms of what browsers read: of the text that they parse, of what they make of it, and of that as a valid reference. */
function browserAlarms(text: string): ReadonlySet<string> {
  const { href } = new URL(text, BASE);
  const found = new Set([cleaned(text), href, repaired(href) ?? ""].flatMap(alarms));
  if (text.includes("\\")) found.add("encoded-backslash");
  return found;
}

function repaired(text: string): string | undefined {
  try {
    return repair(text);
  } catch (error) {
    if (error instanceof UriSyntaxError) return undefined;
    throw error;
  }
}

test("App. C: a repair adds no danger and no warning that browsers' reading of the text has not", () => {
  let tried = 0;
  const texts = fc
    .tuple(fc.constantFrom(...STARTS), fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 7 }))
    .map(([start, pieces]) => (start + pieces.join("")).trim()) // white space of every kind, which is not part of it (App. C)
    .filter((text) => !/^[<"]/.test(text));
  fc.assert(
    fc.property(texts, (text) => {
      const reference = isUriReference(text) ? undefined : repaired(text);
      if (reference === undefined || !URL.canParse(text, BASE)) return;
      tried++;
      const known = browserAlarms(text);
      expect(alarms(reference).filter((id) => !known.has(id))).toEqual([]);
    }),
    { seed: 25, numRuns: extent(600, 20_000) },
  );
  expect(tried).toBeGreaterThan(extent(200, 8_000));
});

test.each([
  ["http://a/\nb", "http://a/b"],
  ["http://a/\tb", "http://a/b"],
])("App. C: %j is %s, and the audit finds no fault in it that browsers have not", (text, reference) => {
  expect(repair(text)).toBe(reference);
  expect(alarms(repair(text))).toEqual(alarms(reference));
});

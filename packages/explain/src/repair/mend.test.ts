import { audit } from "@urikit/audit";
import fc from "fast-check";
import { isUriReference, repair } from "urikit";
import { describe, expect, it } from "vitest";
import { unlessRefused } from "./guesses.ts";
import { mend } from "./mend.ts";

/** Beginnings that browsers and the standard read alike, with nothing to warn of. */
const BEGINNINGS = [
  "http://a.example/",
  "https://x.example/",
  "ws://h.example/a?",
  "file:///a/",
  "mailto:a@b.example",
  "foo:a",
];

/** White space, controls, delimiters, characters beyond ASCII, and what looks like a triplet. */
const PIECES = [
  ...[
    "a",
    "b",
    "/",
    "?",
    "#",
    "=",
    "&",
    "%",
    "%2",
    "%5c",
    "%0a",
    "%41",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "|",
    "^",
    "`",
  ],
  ...[
    " ",
    "\t",
    "\n",
    "\r\n  ",
    "\u00a0",
    "\u0085",
    "\u2028",
    "\0",
    "\x01",
    "\x7f",
    "\ufeff",
    "\\",
    "'",
    '"',
    "<",
    ">",
  ],
  ...["\u00e9", "\u202e", "\u200b", "\u65e5", ",", ".html", "token"],
];

const WRAPPERS = ["", "<>", '""', "()", "\u201c\u201d", "  ", "\t\n"];

const typed = fc
  .tuple(
    fc.constantFrom(...WRAPPERS),
    fc.constantFrom(...BEGINNINGS),
    fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }),
    fc.constantFrom("", ".", ", ", "!\n"),
  )
  .map(([wrapper, beginning, pieces, end]) => {
    const reference = beginning + pieces.join("") + (wrapper.trim() === "" ? end : "");
    return {
      reference,
      all: wrapper.slice(0, 1) + reference + wrapper.slice(1) + (wrapper.trim() === "" ? "" : end),
    };
  });

const warnings = (reference: string) =>
  audit(reference)
    .filter(({ severity }) => severity !== "hint")
    .map(({ id }) => id);

describe("RFC 952: hyphens of a host that only look like hyphens", () => {
  it.each([
    ["https://www.7\u2011Eleven.com/a\u2011b", "https://www.7-Eleven.com/a%E2%80%91b"],
    ["http://exam\u00adple.org/", "http://example.org/"],
  ])("%j is written as %s", (text, reference) => {
    const mended = mend(text);
    expect(mended.reference).toBe(reference);
    expect(mended.changes[0]).toMatchObject({ statement: { id: "change-hyphens" } });
    expect(mended.changes[0]?.index).toBe(text.search(/[\u2011\u00ad]/));
  });
});

describe("what is mended", () => {
  it("WHATWG URL §4.4, RFC 3986 App. C: it has no warning that the text as browsers read it has not", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const mended = unlessRefused(() => mend(text.all).reference);
        if (mended === undefined) return;
        const { href } = new URL(text.reference);
        const read = isUriReference(href) ? href : repair(href);
        expect(warnings(read)).toEqual(expect.arrayContaining(warnings(mended)));
      }),
      { numRuns: 2000, seed: 3986 },
    );
  });
});

/** Nothing of a password is shown, whatever a reader takes it for (RFC 3986 §3.2.1): put together by a seeded generator. */

import { extent } from "@urikit/abnf/extent";
import { shownComparison, shownDestinations } from "@urikit/explain/readers";
import { destinations, hiddenPieces, READERS, readersVerdict, sideBySide } from "@urikit/standards";
import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonLine } from "../../display/json.ts";
import { screenOf } from "../../display/terminal.ts";
import { tableFor } from "./table.ts";
import { verdictLine } from "./verdict-line.ts";

const OPTIONS = { readers: READERS };
const screen = screenOf({
  isTTY: true,
  columns: 80,
  hasColors: () => false,
} as unknown as NodeJS.WriteStream);

const STARTS = [
  "http://",
  "http:",
  "https:/",
  "//",
  "ftp://",
  "foo://",
  "",
  "http:\\\\",
  "url:http://",
  "mailto:",
];
const USERS = ["u:", "u", "me:", ":", "u%3A"];
const ODD = [
  "",
  "@",
  "/",
  "#",
  "?",
  "\\",
  ":",
  "%40",
  "%3a",
  "[",
  "]",
  " ",
  "\t",
  "&",
  ";",
  "80",
  "%zz",
  "é",
];
const ENDS = ["/", "/a", "", ":80/", "?q", "#f", "\\@evil.example/"];
const PASSWORD = /zqa|xjb|wkc/i;

/** References with a password of three pieces, which some reader takes for something else. */
const references = fc
  .tuple(
    fc.constantFrom(...STARTS),
    fc.constantFrom(...USERS),
    fc.constantFrom(...ODD),
    fc.constantFrom(...ODD),
    fc.constantFrom(...ODD),
    fc.constantFrom(...ENDS),
  )
  .map(
    ([start, user, one, two, three, end]) => `${start}${user}zqa${one}xjb${two}wkc${three}@h.example${end}`,
  )
  // If only a part of it is masked, the rest is not a password for anyone, and may be shown.
  .filter((text) =>
    ["zqa", "xjb", "wkc"].every((piece) => hiddenPieces([text]).some((one) => one.includes(piece))),
  );

test("in JSON, in a list, and on a page", () => {
  fc.assert(
    fc.property(references, fc.constantFrom(undefined, "http://b/c"), (reference, base) => {
      const comparison = sideBySide(reference, base, OPTIONS);
      const shown = shownComparison(comparison, false);
      const told = {
        reference,
        comparison: shown,
        destinations: shownDestinations(destinations(reference, base, OPTIONS), comparison),
      };
      expect(jsonLine(shown), reference).not.toMatch(PASSWORD);
      expect(verdictLine(comparison, readersVerdict(reference, base, OPTIONS)), reference).not.toMatch(
        PASSWORD,
      );
      expect(tableFor(told, screen, { isVerbose: true }), reference).not.toMatch(PASSWORD);
    }),
    { seed: 11, numRuns: extent(10, 40) },
  );
});

// tr46 6 and its replacement, side by side: Unicode's IdnaTestV2.txt, and names of any characters, by all options. Of the tests of
// tr46 (commit 1999828), all of unicode.js (6,391), url-host-parsing.js and std3ASCIIRules.js hold, and those of toascii.js that
// hold for tr46.
import { createRequire } from "node:module";
import * as ours from "@urikit/tr46";
import fc from "fast-check";
import { UTS46_VERSION, unicodeVersion } from "urikit/idna";
import { describe, expect, it } from "vitest";
import { lines } from "../../packages/urikit/test/idna/idna-test-lines.ts";

const old: Pick<typeof ours, "toASCII" | "toUnicode"> = createRequire(import.meta.url)("tr46");

const NAMES = [
  ...["checkBidi", "checkHyphens", "checkJoiners", "ignoreInvalidPunycode", "transitionalProcessing"],
  ...["useSTD3ASCIIRules", "verifyDNSLength"],
];
const options = fc
  .array(fc.boolean(), { minLength: NAMES.length, maxLength: NAMES.length })
  .map((all) => Object.fromEntries(all.map((one, at) => [NAMES[at], one])));
const characters = fc.constantFrom(
  ...["a", "B", "1", "-", "--", ".", "_", "xn--", "xn--a", "bcher-kva", "ß", "ς", "é", "\u0301", "日", "😀"],
  ...["\u200c", "\u200d", "\u0915\u094d", "א", "ب", "١", "\u3002", "\u00ad", "\u2260", "\ufb01", "ẞ"],
);
const domains = fc.array(characters, { maxLength: 6 }).map((parts) => parts.join(""));

describe("UTS 46 §4", () => {
  it("the lines of IdnaTestV2.txt", () => {
    const all = Object.fromEntries(NAMES.map((name) => [name, !/^(?:ignore|transitional)/.test(name)]));
    const differing = lines.filter(({ source }) => {
      if (`${unicodeVersion()}.0` !== UTS46_VERSION && /\p{Cn}/u.test(old.toUnicode(source).domain))
        return false;
      return (
        ours.toASCII(source, all) !== old.toASCII(source, all) ||
        ours.toUnicode(source, all).error !== old.toUnicode(source, all).error
      );
    });
    expect(differing).toEqual([]);
  });

  it("the same by all options", () => {
    fc.assert(
      fc.property(domains, options, (domain, options) => {
        // UTS 46 §4: “ignored” is an error for tr46, and passed on here.
        if (options.ignoreInvalidPunycode && /xn--/i.test(domain.normalize("NFKC"))) return;
        expect(ours.toASCII(domain, options)).toBe(old.toASCII(domain, options));
        expect(ours.toUnicode(domain, options).error).toBe(old.toUnicode(domain, options).error);
      }),
      { numRuns: 3_000 },
    );
  });
});

it("the arguments of tr46 0.0.3, as whatwg-url 5 gives them", () => {
  const { NONTRANSITIONAL, TRANSITIONAL } = ours.PROCESSING_OPTIONS;
  expect(ours.toASCII("Straße.example", false, NONTRANSITIONAL, false)).toBe("xn--strae-oqa.example");
  expect(ours.toASCII("Straße.example", false, TRANSITIONAL, false)).toBe("strasse.example");
  expect(ours.toASCII("a_b", true, NONTRANSITIONAL, false)).toBeNull();
  expect(ours.toASCII("", false, NONTRANSITIONAL, true)).toBeNull();
  expect(ours.toUnicode("xn--bcher-kva", true)).toEqual({ domain: "bücher", error: false });
});

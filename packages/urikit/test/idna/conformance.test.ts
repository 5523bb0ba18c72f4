/**
 * UTS 46 by Unicode's own conformance test: every line of IdnaTestV2.txt, with the rules that it names as broken. The
 * comparison is in idna-test-lines.ts.
 */

import { toAscii, toUnicode, UTS46_VERSION, unicodeVersion } from "urikit/idna";
import { describe, expect, it } from "vitest";
import { differences, lines } from "./idna-test-lines.ts";

describe("IdnaTestV2.txt", () => {
  it("is of the Unicode version of the data, and asks of nearly all lines", () => {
    expect(UTS46_VERSION).toBe("17.0.0");
    expect(lines.length).toBeGreaterThan(unicodeVersion() === "17.0" ? 6390 : 6000);
  });

  it("UTS 46 §4.3: ToUnicode", () => {
    expect(
      differences(
        (source) => toUnicode(source),
        ({ toUnicode }) => toUnicode,
      ),
    ).toEqual([]);
  });

  it("UTS 46 §4.2: ToASCII", () => {
    expect(
      differences(
        (source) => toAscii(source),
        ({ toAscii }) => toAscii,
      ),
    ).toEqual([]);
  });

  it("UTS 46 §4.2: a name with an error has no ASCII form", () => {
    const results = lines.map(({ source }) => toAscii(source));
    expect(
      results.filter(
        ({ valid, text, errors }) => valid !== (text !== undefined) || valid !== (errors.length === 0),
      ),
    ).toEqual([]);
  });

  it("UTS 46 §4.2: ToASCII, transitional", () => {
    const transitional = (source: string) => toAscii(source, { transitional: true });
    expect(differences(transitional, ({ toAsciiTransitional }) => toAsciiTransitional)).toEqual([]);
  });
});

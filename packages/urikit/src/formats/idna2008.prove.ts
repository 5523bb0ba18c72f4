import { expect, test } from "vitest";
import { unicodeVersion } from "../idna/index.ts";
import { hasAllowedCharacters } from "./idna2008.ts";

/**
 * PVALID, CONTEXTJ and CONTEXTO for Unicode 17.0, as the package `idna` 3.13 of Python has them, which computes them from
 * Unicode's own tables. Code point by code point the two were the same.
 */
const ALLOWED_BY_17 = 143_208 + 2 + 25;

test("RFC 5892 §3: as many code points have the derived property PVALID, CONTEXTJ or CONTEXTO", () => {
  let allowed = 0;
  for (let code = 0; code < 0x110000; code++)
    if ((code < 0xd800 || code > 0xdfff) && hasAllowedCharacters(String.fromCodePoint(code))) allowed++;
  if (unicodeVersion() === "17.0") expect(allowed).toBe(ALLOWED_BY_17);
  // Earlier versions have fewer characters, and no version of this size is without the scripts of Unicode 10.
  else expect(Math.abs(allowed - ALLOWED_BY_17)).toBeLessThan(25_000);
});

import fc from "fast-check";
import { decode } from "urikit";
import { expect, it } from "vitest";
import { decoded } from "./decoded.ts";

it.each([
  ["na%C3%AFve", "naïve"],
  ["%c0%ae%C0%AE", "%c0%ae%C0%AE"], // RFC 3629 §3: overlong
  ["%ED%A0%80", "%ED%A0%80"], // half a surrogate pair
  ["%F4%90%80%80", "%F4%90%80%80"], // beyond U+10FFFF
  ["%E2%82x%E2%82%AC", "%E2%82x€"],
  ["100%25 %zz %4", "100% %zz %4"],
])("RFC 3629 §4: %s says %s", (text, said) => {
  expect(decoded(text)).toBe(said);
});

/** Octets at the bounds of RFC 3629 §4, where a mistake would show. */
const OCTET = fc.constantFrom(
  ...[0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec, 0xed],
  ...[0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff],
);

it("RFC 3986 §2.1: triplets are decoded as urikit decodes them, and kept where they are not UTF-8", () => {
  const triplet = fc.tuple(OCTET, fc.boolean()).map(([octet, isUpper]) => {
    const hex = octet.toString(16).padStart(2, "0");
    return `%${isUpper ? hex.toUpperCase() : hex}`;
  });
  fc.assert(
    fc.property(fc.array(triplet, { maxLength: 12 }), (triplets) => {
      const run = triplets.join("");
      expect(decoded(run)).toBe(decode(run, { invalid: "keep" }));
    }),
    { numRuns: 3000 },
  );
});

// Any code point except a surrogate, as the unit of a text. The unit "binary" of fast-check is the same, but takes a
// second to make, once in every process.
import fc, { type Arbitrary } from "fast-check";

const SURROGATES = { from: 0xd800, count: 0x800 };

export const codePoint: Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff - SURROGATES.count })
  .map((code) => String.fromCodePoint(code < SURROGATES.from ? code : code + SURROGATES.count));

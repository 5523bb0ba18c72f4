// Lists in octets (@urikit/lists) are what urikit says of each line as text.

import { anyText } from "@urikit/abnf/texts";
import fc from "fast-check";
import { expect } from "vitest";
import { checkLines, normalizeLines } from "../../../lists/src/index.ts";
import { chunksOf, invalidByText, invalidOf, normalByText, octetsOf } from "../../../lists/test/by-text.ts";
import { octetLayout, scanOctets } from "../../../lists/test/layers.ts";
import { scan } from "../../src/syntax/scanner.ts";
import { type Law, law } from "./law.ts";
import { reference } from "./values.ts";

const piece = fc.oneof(
  { weight: 4, arbitrary: reference.map((text) => Buffer.from(text)) },
  { weight: 2, arbitrary: fc.constantFrom("http://a.b/c", "/a", "", "\r", "\u{feff}").map(Buffer.from) },
  { weight: 1, arbitrary: anyText.map((text) => Buffer.from(text)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 20 }) },
);
const lineEnd = fc.constantFrom("\n", "\n", "\r\n", "").map((text) => Buffer.from(text));
const list = fc
  .array(fc.tuple(piece, lineEnd), { maxLength: 30 })
  .map((pairs) => Uint8Array.from(Buffer.concat(pairs.flat())));
const level = fc.constantFrom("syntax" as const, "scheme" as const);

export const lists: readonly Law[] = [
  law(
    "§3: the scanner of octets sees what the scanner of text sees",
    [fc.oneof(reference, anyText)],
    (text) => {
      const { text: _, deviations = -1, ...byText } = scan(text, 0, text.length) ?? {};
      expect({ deviations: scanOctets(text), ...octetLayout(text) }).toEqual({ deviations, ...byText });
    },
  ),
  law(
    "§3: what is invalid in a list, however it is cut, is what urikit says line by line",
    [list, fc.integer({ min: 1, max: 500 }), fc.boolean()],
    (list, size, vectors) => {
      expect(invalidOf(checkLines({ vectors }), chunksOf(list, size))).toEqual(invalidByText(list));
    },
  ),
  law(
    "§6.2: a normalized list, however it is cut, is what urikit writes line by line",
    [list, fc.integer({ min: 1, max: 500 }), fc.boolean(), level],
    (list, size, vectors, level) => {
      const reader = normalizeLines({ vectors, level, invalid: "keep" });
      expect(octetsOf(reader, chunksOf(list, size))).toBe(normalByText(list, { level }, "keep"));
    },
  ),
];

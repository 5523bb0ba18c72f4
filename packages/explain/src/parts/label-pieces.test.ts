/** The isolated parts of a reference that is shown (RFC 3987 §4.1). */

import { expect, it } from "vitest";
import { labelPieces } from "./label-pieces.ts";

it("RFC 3987 §4.1: labels and segments from right to left are pieces of their own", () => {
  const pieces = labelPieces("http://u:p@מ.com/א?ב#c d");
  expect(pieces.map(({ text, isRightToLeft }) => (isRightToLeft ? `[${text}]` : text))).toEqual([
    "http://u:p@",
    "[מ]",
    ".com/",
    "[א]",
    "?",
    "[ב]",
    "#c d",
  ]);
});

it("together they are the text", () => {
  for (const text of ["", "a", "א", "א א", "%D7%90/א-b_c~1", "\u200f", "ا.ب"])
    expect(
      labelPieces(text)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
});

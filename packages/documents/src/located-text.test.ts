import { describe, expect, it } from "vitest";
import { LocatedText, placeAfter } from "./located-text.ts";

const START = { offset: 10, line: 3, column: 5 };

describe("the place after a text", () => {
  it.each([
    ["", { offset: 10, line: 3, column: 5 }],
    ["ab", { offset: 12, line: 3, column: 7 }],
    ["a\nb", { offset: 13, line: 4, column: 2 }],
    ["a\r\n\n", { offset: 14, line: 5, column: 1 }],
  ])("%j", (text, place) => {
    expect(placeAfter(START, text)).toEqual(place);
  });
});

describe("the place of each character", () => {
  it("of a text that stands in the document as it is, in pieces or not", () => {
    const text = new LocatedText(START);
    text.add("a\n", 10);
    text.add("bc", 12);
    expect(text.text).toBe("a\nbc");
    expect([0, 2, 3].map((index) => text.placeAt(index))).toEqual([
      START,
      { offset: 12, line: 4, column: 1 },
      { offset: 13, line: 4, column: 2 },
    ]);
  });

  it("of a text with entities: those of an entity stand where it begins", () => {
    // &lt;a&amp;b
    const text = new LocatedText(START);
    text.addEntity("<");
    text.add("a", 14);
    text.addEntity("&");
    text.add("b", 20);
    expect(text.text).toBe("<a&b");
    expect([0, 1, 2, 3].map((index) => text.placeAt(index).column)).toEqual([5, 9, 10, 15]);
  });
});

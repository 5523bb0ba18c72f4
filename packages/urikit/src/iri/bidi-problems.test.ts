import { describe, expect, it } from "vitest";
import { type BidiOptions, bidiProblems } from "./bidi-problems.ts";

/** RFC 3987 §1.4, Bidi Notation: upper-case letters stand for letters from right to left; here for Hebrew ones. */
function hebrew(notation: string): string {
  return notation.replace(/[A-Z]/g, (letter) => String.fromCodePoint(0x5d0 + letter.charCodeAt(0) - 65));
}

/** The same for Arabic letters. */
function arabic(notation: string): string {
  return notation.replace(/[A-Z]/g, (letter) =>
    String.fromCodePoint(0x627 + ((letter.charCodeAt(0) - 65) % 20)),
  );
}

const found = (iri: string, options?: BidiOptions) =>
  bidiProblems(iri, options).map(({ code, from, to, index }) => `${code} ${from}-${to} ${index}`);

it("§4.2: finds the problems of many parts, in the order of the text", () => {
  const found = bidiProblems(`http://h/${"אa\u200e/".repeat(500)}`);
  expect(found.length).toBe(1500);
  expect(found.every(({ index }, at) => at === 0 || index >= (found[at - 1]?.index ?? 0))).toBe(true);
  expect(found.slice(-3).map(({ code, index, from, to }) => [code, index, from, to])).toEqual([
    ["mixed-directions", 2006, 2005, 2008],
    ["not-right-to-left-at-end", 2006, 2005, 2008],
    ["bidi-formatting-character", 2007, 2005, 2008],
  ]);
});

describe("RFC 3987 §4.4: the examples", () => {
  it.each([
    ["1", "http://ab.CDEFGH.ij/kl/mn/op.html"],
    ["2", "http://ab.CDE.FGH/ij/kl/mn/op.html"],
    ["3", "http://AB.CD.EF/GH/IJ/KL?MN=OP;QR=ST#UV"],
    ["4", "http://AB.CD.ef/gh/IJ/KL.html"],
    ["5", "http://ab.cd.EF/GH/ij/kl.html"],
    ["6", "http://ab.CD.EF/GH/IJ/kl.html"],
    ["7", "http://ab.CDE123FGH.ij/kl/mn/op.html"],
    ["10, allowed but not recommended", "http://ab.CDEFGH.123/kl/mn/op.html"],
  ])("%s: %s", (_, notation) => {
    expect(found(hebrew(notation))).toEqual([]);
    expect(found(arabic(notation))).toEqual([]);
  });

  it("8, not allowed: numbers at the start or end of a right-to-left component", () => {
    expect(found(hebrew("http://ab.cd.ef/GH1/2IJ/KL.html"))).toEqual([
      "not-right-to-left-at-end 16-19 18",
      "not-right-to-left-at-start 20-23 20",
    ]);
  });

  it("9, not allowed: the numbers percent-encoded", () => {
    expect(found(arabic("http://ab.cd.ef/GH%31/%32IJ/KL.html"))).toEqual([
      "not-right-to-left-at-end 16-21 20",
      "not-right-to-left-at-start 22-27 22",
    ]);
  });
});

describe("RFC 3987 §4.1: bidirectional formatting characters", () => {
  it.each([
    "\u200e",
    "\u200f",
    "\u202a",
    "\u202b",
    "\u202c",
    "\u202d",
    "\u202e",
    "\u2066",
    "\u2069",
    "\u061c",
  ])("%j must not be in an IRI", (character) => {
    for (const [before, component] of [
      ["//", "host"],
      ["//a@", "host"],
      ["/a.b/", "path"],
      ["?a=", "query"],
      ["#", "fragment"],
    ] as const) {
      const [problem] = bidiProblems(`${before}x${character}`);
      expect(problem).toMatchObject({
        code: "bidi-formatting-character",
        component,
        index: before.length + 1,
        section: "RFC 3987 §4.1",
      });
    }
    expect(found(`//a${character}@b`)).toEqual(["bidi-formatting-character 2-4 3"]);
  });
});

describe("RFC 3987 §4.2: the parts of an IRI", () => {
  it("rule 1: no characters of both directions in one part", () => {
    expect(found("/אaב")).toEqual(["mixed-directions 1-4 2"]);
    expect(found("#אaב")).toEqual(["mixed-directions 1-4 2"]);
  });

  it("rule 2: it starts and ends with characters from right to left", () => {
    expect(found("?1א")).toEqual(["not-right-to-left-at-start 1-3 1"]);
    expect(found("?א-")).toEqual(["not-right-to-left-at-end 1-3 2"]);
  });

  it("a name and a value, an extension, a label are parts; undivided, a query and a segment are one each", () => {
    expect(found("/אב.html?q=אב&r=x")).toEqual([]);
    expect(found("/אב.html?q=אב", { divide: false })).toEqual([
      "mixed-directions 1-8 4",
      "not-right-to-left-at-end 1-8 7",
      "mixed-directions 9-13 9",
      "not-right-to-left-at-start 9-13 9",
    ]);
    expect(found("//אב.example/", { divide: false })).toEqual([]);
  });

  it("a mark has the direction of the letter that it stands on (UAX #9, W1)", () => {
    expect(found("/שָלוֹם/שָ")).toEqual([]);
    expect(found("/aָ")).toEqual([]);
  });

  it("digits of Arabic are weak: no part begins with one", () => {
    expect(found("/ا١")).toEqual(["not-right-to-left-at-end 1-3 2"]);
  });

  it("characters of two code units (Imperial Aramaic)", () => {
    expect(found("/\u{10840}\u{10841}")).toEqual([]);
    expect(found("/\u{10840}x")).toEqual(["mixed-directions 1-4 3", "not-right-to-left-at-end 1-4 3"]);
  });

  it("an IRI without such text has none, and triplets are not looked through", () => {
    expect(found("http://example.org/é?%D7%90a")).toEqual([]);
  });

  it("refuses what is not an IRI, and options that do not exist", () => {
    expect(() => bidiProblems("א b")).toThrow();
    // @ts-expect-error: a caller without types may do this
    expect(() => bidiProblems("א", { divide: 1 })).toThrow(TypeError);
  });
});

import { counted } from "@urikit/abnf/counted";
import { everyText } from "@urikit/abnf/enumeration";
import { extent, proof } from "@urikit/abnf/extent";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AlikeErrors } from "./alike-errors.ts";
import { referenceError } from "./line-error.ts";

const ENCODER = new TextEncoder();
const textOf = (octets: Uint8Array) => new TextDecoder().decode(octets);

/** A beginning for each reading, and for what else a sentence depends on. */
const BEGINNINGS = [
  ...[
    "",
    "a:",
    "ab:",
    "http:",
    "FTP:",
    "https:/",
    "file:",
    "//",
    "//a",
    "a://",
    "ab://h",
    "http://h",
    "wss://h:1",
  ],
  ...[
    "/",
    "/a",
    "ab:/",
    "ab:a",
    "?",
    "#",
    "ab:?",
    "ab:#",
    "http://[",
    "http://h/a",
    "http://h?",
    "http://h#",
  ],
];

/** Compares the errors of texts, of which many are of a kind that was explained by another. */
class Comparison {
  readonly #errors = new AlikeErrors();
  /** How many had an error of a simple kind. */
  alike = 0;

  expectSame(text: string): void {
    const alike = this.#errors.of(ENCODER.encode(text), textOf);
    if (alike === undefined) return;
    this.alike++;
    const { picture: _, cause, ...expected } = referenceError(text) ?? {};
    const { cause: ofKind, ...said } = alike;
    const [is, should] = [said, expected].map((one) => JSON.stringify(one));
    if (is !== should || ofKind?.reason !== cause?.reason)
      expect({ text, ...said, ofKind }).toEqual({ text, ...expected, ofKind: cause });
  }
}

describe("AlikeErrors", () => {
  it("RFC 3986 §3: says of an octet that a rule does not admit what a text says, each at its place", () => {
    const errors = new AlikeErrors();
    const said = (line: string) => {
      const { index, message } = errors.of(ENCODER.encode(line), textOf) ?? {};
      return [index, message];
    };
    const space = "a space is not allowed in a path (§3.3); write it as %20";
    expect(said("http://example.org/a b")).toEqual([20, space]);
    expect(said("http://example.com/%20 c")).toEqual([22, space]);
    expect(said("b c")).toEqual([1, space]);
    expect(said("/%4")).toEqual([1, referenceError("/%4")?.message]);
  });

  it.each([
    "http://example.org/a",
    "",
    "../b?c",
    "http://me@h/a b",
    "http://[::1/",
    "http://h:x/",
    "é",
    "http:a b",
    "c:\\a",
  ])("knows no kind of %j: it is valid, or more is said of it", (line) =>
    expect(new AlikeErrors().of(ENCODER.encode(line), textOf)).toBeUndefined(),
  );

  it("every short text over a telling alphabet, after each of some beginnings", () => {
    const comparison = new Comparison();
    let texts = 0;
    for (const before of BEGINNINGS)
      texts += everyText(
        [...'aH1:/?#%\\ "[<\t\u00e9\u00a0'],
        extent(2, 3),
        (text) => comparison.expectSame(text),
        before,
      );
    expect(comparison.alike).toBeGreaterThan(texts / 3);
    counted("texts with an error that is known by its kind", comparison.alike);
  });

  proof("every octet of ASCII in each place, with a line's end or more after it", () => {
    const comparison = new Comparison();
    const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
    for (const before of BEGINNINGS)
      for (const after of ["", "a", " ", "@a", ":"])
        everyText(ascii, 2, (text) => comparison.expectSame(text), before, after);
    counted("texts with an error that is known by its kind", comparison.alike);
  });

  it("any text", () => {
    const comparison = new Comparison();
    const text = fc.string({ unit: fc.constantFrom(...'aZ1:/?#[]@%.\u00e9\\ "^\u0301\u{1f600}\r\0') });
    fc.assert(
      fc.property(fc.constantFrom(...BEGINNINGS), text, (before, rest) =>
        comparison.expectSame(before + rest),
      ),
    );
    expect(comparison.alike).toBeGreaterThan(0);
  });
});

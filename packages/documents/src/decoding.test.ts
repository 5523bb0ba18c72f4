import { Buffer } from "node:buffer";
import { describe, expect, it } from "vitest";
import { extracted } from "../test/documents.ts";

describe("CSS Syntax §3.2: the charset of a style sheet", () => {
  it.each([
    ['@charset "windows-1252"; a{b:url(\u00e9)}', undefined, "é"],
    ["a{b:url(\u00e9)}", "windows-1252", "é"],
  ])("§3.2: the charset of %j", async (text, charset, reference) => {
    const { found } = await extracted(Buffer.from(text, "latin1"), "css", { charset });
    expect(found.map((each) => each.reference)).toEqual([reference]);
  });
});

describe("octets that are replaced", () => {
  it.each([1, 2, 3, 1000])(
    "U+FFFD in the document is not a malformed octet, in pieces of %i octets",
    async (piece) => {
      const { found, warnings } = await extracted(
        `<a href=\ufffd>${"é\ufffd".repeat(700)}`,
        "html",
        {},
        piece,
      );
      expect([found[0]?.reference, warnings]).toEqual(["\ufffd", []]);
    },
  );
});

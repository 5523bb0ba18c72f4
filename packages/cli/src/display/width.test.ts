import { describe, expect, it } from "vitest";
import { shorten, wrapped } from "./width.ts";

describe("shorten", () => {
  it("keeps both ends, and the given length", () => {
    expect(shorten("abcdefghij", 5)).toBe("ab…ij");
    expect(shorten("abcde", 5)).toBe("abcde");
  });
});

describe("wrapped", () => {
  it("cuts at spaces where possible, and indents further lines", () => {
    expect(wrapped("to be or not to be", 12)).toEqual(["to be or not", "    to be"]);
    expect(wrapped("x".repeat(25), 12)).toEqual([
      "x".repeat(12),
      `    ${"x".repeat(8)}`,
      `    ${"x".repeat(5)}`,
    ]);
  });
});

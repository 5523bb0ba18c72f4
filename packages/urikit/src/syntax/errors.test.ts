import { describe, expect, it } from "vitest";
import { UriSyntaxError } from "./errors.ts";
import { type Catalogue, statement } from "./statement.ts";

const words = {
  reason: (problem, section) => `${problem} (${section})`,
  "reason-with-advice": (problem, section, advice) => `${problem} (${section}); ${advice}`,
  "not-in-port": (character) => `"${character}" is not allowed in a port`,
  "invalid-port": (expected) => `expected ${expected}`,
} satisfies Catalogue;

const details = {
  code: "invalid-port",
  input: "http://user:secret@example.org:8o/",
  index: 32,
  rule: "port",
  section: "RFC 3986 §3.2.3",
  expected: statement("a-digit"),
  problem: statement("not-in-port", "o"),
  advice: undefined,
} as const;

describe("an error is data", () => {
  const error = new UriSyntaxError(details, words);

  it("carries what it was made of", () => {
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe("UriSyntaxError");
    const { code, input, index, rule, expected, section, problem, advice } = error;
    expect({ code, input, index, rule, expected, section, problem, advice }).toEqual(details);
    expect(error.words).toBe(words);
  });

  it("says the sentence of its code, unless it has a problem of its own; after it what can be done", () => {
    const { problem: _own, ...plain } = details;
    expect(new UriSyntaxError(plain, words)).toMatchObject({
      problem: statement("invalid-port", statement("a-digit"), "port"),
      reason: "expected a digit (§3.2.3)",
    });
    const advised = new UriSyntaxError({ ...plain, advice: statement("leave-it-out") }, words);
    expect(advised.reason).toBe("expected a digit (§3.2.3); leave it out");
  });

  it("§7.5 printed, it shows reason, text and caret, and no password", () => {
    expect(error.message.split("\n")).toEqual([
      '"o" is not allowed in a port (§3.2.3)',
      "http://user:***@example.org:8o/",
      "                             ^",
    ]);
    expect(String(error)).toBe(`UriSyntaxError: ${error.message}`);
    expect(Object.keys(error)).not.toContain("input");
  });

  it("a caret behind the end of the text is no trouble", () => {
    const atEnd = new UriSyntaxError({ ...details, input: "a:", index: 2 }, words);
    expect(atEnd.message.split("\n").slice(1)).toEqual(["a:", "  ^"]);
    const empty = new UriSyntaxError({ ...details, input: "", index: 0 }, words);
    expect(empty.message.split("\n").slice(1)).toEqual(["", "^"]);
  });

  it("§7.6 its reason is a line at most, and printable, whoever made it", () => {
    const long = new UriSyntaxError({ ...details, problem: statement("r".repeat(1e6)) }, words);
    expect(long.reason).toMatch(/^r+…$/);
    expect(long.message.split("\n")[0]).toBe(long.reason);
    expect(long.message.length).toBeLessThan(500);
    const steering = new UriSyntaxError(
      { ...details, problem: statement("not-in-port", "\u001b[31m") },
      words,
    );
    expect(steering.reason).toBe('"\\u{1b}[31m" is not allowed in a port (§3.2.3)');
  });
});

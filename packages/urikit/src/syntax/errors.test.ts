import { describe, expect, it } from "vitest";
import { UriSyntaxError } from "./errors.ts";

const details = {
  code: "invalid-port",
  input: "http://user:secret@example.org:8o/",
  index: 32,
  rule: "port",
  expected: "a digit",
  section: "RFC 3986 §3.2.3",
  reason: '"o" is not allowed in a port',
} as const;

describe("an error is data", () => {
  const error = new UriSyntaxError(details);

  it("carries what it was made of", () => {
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe("UriSyntaxError");
    const { code, input, index, rule, expected, section, reason } = error;
    expect({ code, input, index, rule, expected, section, reason }).toEqual(details);
  });

  it("§7.5 printed, it shows reason, text and caret, and no password", () => {
    expect(error.message.split("\n")).toEqual([
      '"o" is not allowed in a port',
      "http://user:***@example.org:8o/",
      "                             ^",
    ]);
    expect(String(error)).toBe(`UriSyntaxError: ${error.message}`);
  });

  it("a caret behind the end of the text is no trouble", () => {
    const atEnd = new UriSyntaxError({ ...details, input: "a:", index: 2 });
    expect(atEnd.message.split("\n").slice(1)).toEqual(["a:", "  ^"]);
    const empty = new UriSyntaxError({ ...details, input: "", index: 0 });
    expect(empty.message.split("\n").slice(1)).toEqual(["", "^"]);
  });

  it("§7.6 its reason is a line at most, and printable, whoever made it", () => {
    const long = new UriSyntaxError({ ...details, reason: "r".repeat(1e6), expected: "\u001b[31m" });
    expect(long.reason).toMatch(/^r+…$/);
    expect(long.message.split("\n")[0]).toBe(long.reason);
    expect(long.message.length).toBeLessThan(500);
    expect(long.expected).toBe("\\u{1b}[31m");
  });
});

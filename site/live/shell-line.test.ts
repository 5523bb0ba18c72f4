/** Command lines as a shell reads them. */

import { describe, expect, it } from "vitest";
import { shellLine } from "./shell-line.ts";

describe("shellLine (POSIX.1-2024, Shell Command Language)", () => {
  it.each([
    ["uri check 'a b' \"c d\"", { programs: [["uri", "check", "a b", "c d"]] }],
    ["uri set --scheme='' a'b'\"c\"d ''", { programs: [["uri", "set", "--scheme=", "abcd", ""]] }],
    ["uri key a#b #c | d", { programs: [["uri", "key", "a#b"]] }],
    ["uri check 'a#b' # c", { programs: [["uri", "check", "a#b"]] }],
    [
      "uri normalize <links.txt|sort -u>  distinct.txt",
      {
        programs: [
          ["uri", "normalize"],
          ["sort", "-u"],
        ],
        input: "links.txt",
        output: "distinct.txt",
      },
    ],
    ["uri check '例え <>|&$`\\'", { programs: [["uri", "check", "例え <>|&$`\\"]] }],
  ])("%s", (text, line) => {
    expect(shellLine(text)).toEqual(line);
  });

  it.each([
    ["uri check 'a", { problem: "quote" }],
    ['uri check "a', { problem: "quote" }],
    ['uri check "$HOME"', { problem: "quote" }],
    ["uri check a&b", { problem: "operator", text: "&" }],
    ["uri check $(date)", { problem: "operator", text: "$" }],
    ["uri check a\\ b", { problem: "operator", text: "\\" }],
    ["uri check < a < b", { problem: "operator", text: "<" }],
    ["uri check < | b", { problem: "operator", text: "|" }],
    ["", { problem: "empty" }],
    ["uri |", { problem: "empty" }],
    ["uri <", { problem: "empty" }],
  ])("%s is not run", (text, problem) => {
    expect(shellLine(text)).toEqual(problem);
  });

  it("reads what is long in one go", () => {
    expect(shellLine(`uri ${"'a'".repeat(30_000)}`)).toEqual({ programs: [["uri", "a".repeat(30_000)]] });
    expect(shellLine(`uri ${"'".repeat(100_001)}`)).toEqual({ problem: "quote" });
    expect(shellLine(`uri ${'"'.repeat(100_001)}`)).toEqual({ problem: "quote" });
  });
});

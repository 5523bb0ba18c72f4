import { describe, expect, it } from "vitest";
import { mostSimilar } from "./most-similar.ts";

describe("the names that are most like a word", () => {
  it.each([
    ["josn", ["json", "jobs"], ["json"]], // two letters exchanged are one edit
    ["chek", ["check", "key", "set"], ["check"]],
    ["no-port", ["no-path", "no-host", "no-port"], ["no-port"]],
    ["hots", ["host", "hosts"], ["host", "hosts"]],
    ["xyzzy", ["check", "parse"], []],
    ["a", ["b", "ab"], ["ab"]], // one letter is no name that is meant
    ["", ["abc"], []],
  ])("%j among %j: %j", (word, names, similar) => {
    expect(mostSimilar(word, names)).toEqual(similar);
  });
});

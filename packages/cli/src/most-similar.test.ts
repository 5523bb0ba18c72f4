import { describe, expect, it } from "vitest";
import { mostSimilar, namesLike } from "./most-similar.ts";

describe("the names that are most like a word", () => {
  it.each([
    ["josn", ["json", "jobs"], ["json"]], // two letters exchanged are one edit
    ["chek", ["check", "keep", "set"], ["check"]],
    ["man", ["plan"], []], // 2 of 3 differ
    ["sort", ["set"], []],
    ["normlise", ["normalize"], ["normalize"]],
    ["no-port", ["no-path", "no-host", "no-port"], ["no-port"]],
    ["hots", ["host", "hosts"], ["host", "hosts"]],
    ["xyzzy", ["check", "parse"], []],
    ["a", ["b", "ab"], ["ab"]], // one letter is no name that is meant
    ["", ["abc"], []],
  ])("%j among %j: %j", (word, names, similar) => {
    expect(mostSimilar(word, names)).toEqual(similar);
  });
});

describe("the names like a word", () => {
  it.each([
    ["percent", ["malformed-percent-encoding", "port"], ["malformed-percent-encoding"]], // a part of it
    ["delims", ["gen-delims", "sub-delims", "host"], ["gen-delims", "sub-delims"]],
    ["IP-litreal", ["IP-literal"], ["IP-literal"]],
    ["of", ["off-by-one"], []],
    ["nosuch", ["host"], []],
  ])("%j among %j: %j", (word, names, like) => {
    expect(namesLike(word, names)).toEqual(like);
  });
});

import { describe, expect, it } from "vitest";
import { traceDotSegments } from "../../test/oracle/dot-segments.ts";
import { removeDotSegments } from "./dot-segments.ts";

/** The trace, each step as the standard prints it: step, output buffer, input buffer. */
function printed(path: string): string[][] {
  return [...traceDotSegments(path)].map(({ step, output, input }) => [step, output, input]);
}

describe("§5.2.4 Remove Dot Segments: the two examples, step by step as printed (004-36, 004-51)", () => {
  it("/a/b/c/./../../g", () => {
    expect(printed("/a/b/c/./../../g")).toEqual([
      ["2E", "/a", "/b/c/./../../g"],
      ["2E", "/a/b", "/c/./../../g"],
      ["2E", "/a/b/c", "/./../../g"],
      ["2B", "/a/b/c", "/../../g"],
      ["2C", "/a/b", "/../g"],
      ["2C", "/a", "/g"],
      ["2E", "/a/g", ""],
    ]);
    expect(removeDotSegments("/a/b/c/./../../g")).toBe("/a/g");
  });

  it("mid/content=5/../6", () => {
    expect(printed("mid/content=5/../6")).toEqual([
      ["2E", "mid", "/content=5/../6"],
      ["2E", "mid/content=5", "/../6"],
      ["2C", "mid", "/6"],
      ["2E", "mid/6", ""],
    ]);
    expect(removeDotSegments("mid/content=5/../6")).toBe("mid/6");
  });
});

describe("§5.2.4 Remove Dot Segments: each rule of step 2", () => {
  it.each([
    ["2A", "../a", "", "a"],
    ["2A", "./a", "", "a"],
    ["2A", "..//a", "", "/a"],
    ["2B", "/./a", "", "/a"],
    ["2B", "/.", "", "/"],
    ["2C", "/../a", "", "/a"],
    ["2C", "/..", "", "/"],
    ["2D", ".", "", ""],
    ["2D", "..", "", ""],
    ["2E", "/a/b", "/a", "/b"],
    ["2E", "a/b", "a", "/b"],
    ["2E", "//b", "/", "/b"],
    ["2E", "...", "...", ""],
    ["2E", "/.a", "/.a", ""],
  ])("%s %s", (step, path, output, input) => {
    expect(printed(path)[0]).toEqual([step, output, input]);
  });

  it('2C removes "the last segment and its preceding "/" (if any) from the output buffer"', () => {
    expect(printed("/a/..").at(-2)).toEqual(["2C", "", "/"]);
    expect(printed("a/..").at(-2)).toEqual(["2C", "", "/"]);
    expect(printed("/a//..").at(-2)).toEqual(["2C", "/a", "/"]);
  });

  it.each([
    ["", ""],
    ["/", "/"],
    ["/..", "/"],
    ["/../..", "/"],
    ["/a/.", "/a/"],
    ["/a/..", "/"],
    ["/a/../", "/"],
    ["a/..", "/"],
    ["a/../b", "/b"],
    ["../a", "a"],
    ["../../a", "a"],
    ["./../.", ""],
    ["/a//../b", "/a/b"],
    ["/a/..//b", "//b"],
    ["/.//b", "//b"],
    ["/...", "/..."],
    ["/a./b../..c", "/a./b../..c"],
  ])("%s becomes %s", (path, removed) => {
    expect(removeDotSegments(path)).toBe(removed);
  });

  it("percent-encoded dots are not dots", () => {
    expect(removeDotSegments("/a/%2E%2E/b/%2e/.%2E/c")).toBe("/a/%2E%2E/b/%2e/.%2E/c");
  });

  it("it takes a path, and knows no query", () => {
    expect(removeDotSegments("/a?/../b")).toBe("/b");
  });
});

describe("§5.2.4 Remove Dot Segments: properties", () => {
  /** Step 2 to the letter, by the words of the standard, to hold against both. */
  function toTheLetter(path: string): string {
    let input = path;
    let output = "";
    while (input !== "") {
      if (/^\.\.?\//.test(input)) input = input.replace(/^\.\.?\//, "");
      else if (/^\/\.(?:\/|$)/.test(input)) input = input.replace(/^\/\.(?:\/|$)/, "/");
      else if (/^\/\.\.(?:\/|$)/.test(input)) {
        input = input.replace(/^\/\.\.(?:\/|$)/, "/");
        output = output.replace(/\/?[^/]*$/, "");
      } else if (/^\.\.?$/.test(input)) input = "";
      else {
        const segment = /^\/?[^/]*/.exec(input)?.[0] ?? "";
        output += segment;
        input = input.slice(segment.length);
      }
    }
    return output;
  }

  it("every path of up to nine of the characters that matter comes out as the letter has it", () => {
    let paths = [""];
    for (let length = 0; length <= 9; length++) {
      for (const path of paths) {
        const meant = toTheLetter(path);
        if (removeDotSegments(path) !== meant) expect(removeDotSegments(path), path).toBe(meant);
        if (length > 7) continue;
        const traced = [...traceDotSegments(path)].at(-1)?.output ?? "";
        if (traced !== meant) expect(traced, path).toBe(meant);
      }
      paths = paths.flatMap((path) => [..."a./"].map((character) => path + character));
    }
  });

  it("works through a very deep path in one pass", () => {
    expect(removeDotSegments("/a/..".repeat(200_000))).toBe("/");
    expect(removeDotSegments("../".repeat(200_000))).toBe("");
    expect(removeDotSegments(`${"/a".repeat(100_000)}${"/..".repeat(99_999)}`)).toBe("/a/");
  });
});

/** RFC 3986 §5.2: the pseudocode, followed. */

import { ABNORMAL_EXAMPLES, BASE, NORMAL_EXAMPLES } from "@urikit/abnf/rfc3986-examples";
import { resolve } from "urikit";
import { removeDotSegments } from "urikit/syntax";
import { describe, expect, it } from "vitest";
import { dotSteps } from "./dot-segments.ts";
import { follow } from "./follow.ts";
import { texts } from "./texts/en.ts";

const followed = (base: string, reference: string) => follow(base, reference, texts.values);

const EXAMPLES = [...NORMAL_EXAMPLES, ...ABNORMAL_EXAMPLES];

describe("follow", () => {
  it.each(EXAMPLES)("RFC 3986 §5.4: %j is %j", (reference, target) => {
    expect(followed(BASE, reference).target).toBe(target);
  });

  it("RFC 3986 §5.2.3: a base with an authority and an empty path gets a slash", () => {
    expect(followed("http://a", "g").target).toBe("http://a/g");
    expect(followed("urn:a", "g").target).toBe("urn:g");
  });

  it("gives what the library gives, whatever the base", () => {
    for (const base of [BASE, "http://a", "urn:a:b", "file:///a/b", "x:a/b/../c", "x://h?q#f"])
      for (const [reference] of EXAMPLES)
        expect(followed(base, reference).target).toBe(resolve(reference, base));
  });

  it("RFC 3986 §5.2.2: has the lines of the pseudocode, and says which are taken and what they give", () => {
    const { lines } = followed(BASE, "../g?y");
    expect(lines.map(({ code }) => code)).toHaveLength(27); // those of the document without its five "endif;"
    expect(lines.filter(({ isTaken }) => isTaken).map(({ code, value }) => [code, value])).toEqual([
      ["if (defined(R.scheme)) then", "no"],
      ["else", undefined],
      ["if (defined(R.authority)) then", "no"],
      ["else", undefined],
      ['if (R.path == "") then', "no"],
      ["else", undefined],
      ['if (R.path starts-with "/") then', "no"],
      ["else", undefined],
      ["T.path = merge(Base.path, R.path);", "/b/c/../g"],
      ["T.path = remove_dot_segments(T.path);", "/b/g"],
      ["T.query = R.query;", "y"],
      ["T.authority = Base.authority;", "a"],
      ["T.scheme = Base.scheme;", "http"],
      ["T.fragment = R.fragment;", "undefined"],
    ]);
  });
});

describe("dotSteps", () => {
  it("RFC 3986 §5.2.4: are those that the document shows", () => {
    expect(dotSteps("/a/b/c/./../../g").map(({ rule, output, input }) => [rule, output, input])).toEqual([
      ["E", "/a", "/b/c/./../../g"],
      ["E", "/a/b", "/c/./../../g"],
      ["E", "/a/b/c", "/./../../g"],
      ["B", "/a/b/c", "/../../g"],
      ["C", "/a/b", "/../g"],
      ["C", "/a", "/g"],
      ["E", "/a/g", ""],
    ]);
    expect(dotSteps("mid/content=5/../6").map(({ rule, output, input }) => [rule, output, input])).toEqual([
      ["E", "mid", "/content=5/../6"],
      ["E", "mid/content=5", "/../6"],
      ["C", "mid", "/6"],
      ["E", "mid/6", ""],
    ]);
  });

  it("end as the library does, for every short path over dots, slashes and a letter", () => {
    const paths = (length: number): string[] =>
      length === 0
        ? [""]
        : paths(length - 1).flatMap((path) => [path, ...[".", "/", "a"].map((one) => path + one)]);
    for (const path of new Set(paths(7)))
      expect(dotSteps(path).at(-1)?.output ?? "").toBe(removeDotSegments(path));
  });
});

// RFC 3986 §5: relativize gives the shortest reference there is. For small bases every reference up to some
// length is resolved, as §5.2 is printed; what is shortest among those that meet in a target is known then.

import { everyText } from "@urikit/abnf/enumeration";
import { describe, expect, test } from "vitest";
import { isUriReference, relativize, UriSyntaxError } from "../src/index.ts";
import { targetText } from "./transform.ts";

const bases = [
  "a:",
  "a:b",
  "a:b/c",
  "a:/",
  "a:/b/c",
  "a:/b//c?q",
  "a:?q",
  "a://b",
  "a://b/",
  "a://b/c/d",
  "a://b/c/d?q#f",
  "a://b//c/",
  "a:b/../c",
  "a://b/./c",
  "a:/.//b",
];

/** The length of the shortest reference to each target that one of at most `length` characters resolves to. */
function shortestLengths(base: string, length: number): Map<string, number> {
  const shortest = new Map<string, number>();
  everyText([..."ab/.?#:"], length, (text) => {
    if (!isUriReference(text)) return;
    const target = targetText(text, base);
    if (!shortest.has(target)) shortest.set(target, text.length);
  });
  return shortest;
}

describe("relativize", () => {
  test.each(bases)("gives none longer than need be, against %s", (base) => {
    const longer: string[] = [];
    for (const [target, length] of shortestLengths(base, 6)) {
      const relative = relativize(target, base);
      if (relative.length !== length) longer.push(`${target}: ${relative}, where ${length} are enough`);
      if (targetText(relative, base) !== target) longer.push(`${target}: ${relative} leads to another`);
    }
    expect(longer.slice(0, 20)).toEqual([]);
  });

  test.each(bases)("finds one where there is one, and else refuses, against %s", (base) => {
    const reachable = shortestLengths(base, 5);
    const wrong: string[] = [];
    everyText([..."ab/.?"], 5, (text) => {
      const target = `a:${text}`;
      try {
        const relative = relativize(target, base);
        if (targetText(relative, base) !== target) wrong.push(`${target}: ${relative} leads to another`);
      } catch (error) {
        if (!(error instanceof UriSyntaxError) || error.code !== "not-relativizable") throw error;
        if (reachable.has(target) || targetText(target, base) === target) wrong.push(`${target}: refused`);
      }
    });
    expect(wrong.slice(0, 20)).toEqual([]);
  });
});

import { Chance } from "@urikit/abnf/chance";
import { extent } from "@urikit/abnf/extent";
import type { ReferenceRule } from "urikit";
import { describe, expect, it } from "vitest";
import { chunksOf, invalidByText, invalidOf } from "../../test/by-text.ts";
import { someList } from "../../test/some-lists.ts";
import { checkLines } from "./check.ts";

const octets = (text: string) => new TextEncoder().encode(text);
const RULES: readonly ReferenceRule[] = ["uri-reference", "uri", "absolute-uri", "relative-reference"];

describe("checkLines", () => {
  it("gives the invalid lines with their number and place, and why", () => {
    const list = Uint8Array.of(...octets("\ufeffhttp://a/\r\nhttp://a/ b\r\n\n"), 0x61, 0xff, 0x0a, 0x25);
    expect(invalidOf(checkLines(), [list])).toEqual([
      { number: 2, from: 14, to: 25, reason: "not-a-reference" },
      { number: 4, from: 28, to: 30, reason: "not-utf-8" },
      { number: 5, from: 31, to: 32, reason: "not-a-reference" },
    ]);
  });

  it.each<[ReferenceRule, number[]]>([
    ["uri-reference", [6]],
    ["uri", [3, 4, 5, 6]],
    ["absolute-uri", [2, 3, 4, 5, 6]],
    ["relative-reference", [1, 2, 6]],
  ])("RFC 3986 §4: asks each line whether it is of the rule %s", (as, numbers) => {
    const list = octets("http://a/b\nhttp://a#b\n//a/b\n/a\n\na b\n");
    expect(invalidOf(checkLines({ as }), [list]).map(({ number }) => number)).toEqual(numbers);
  });

  it.each(RULES)("finds what urikit finds line by line, with vectors and without: %s", (as) => {
    const chance = new Chance(3986);
    for (let round = 0; round < extent(3, 20); round++) {
      const list = someList(60, chance);
      const expected = invalidByText(list, as);
      expect(invalidOf(checkLines({ as }), [list])).toEqual(expected);
      expect(invalidOf(checkLines({ as, vectors: false }), [list])).toEqual(expected);
      const size = chance.between(1, 200);
      expect(invalidOf(checkLines({ as }), chunksOf(list, size))).toEqual(expected);
    }
  });

  it("refuses options that do not exist", () => {
    expect(() => checkLines({ as: "url" as "uri" })).toThrow(TypeError);
    expect(() => checkLines({ longestLine: 0 })).toThrow(TypeError);
  });
});

import { Chance } from "@urikit/abnf/chance";
import { encode } from "urikit";
import { describe, expect, it } from "vitest";
import { chunksOf, linesOf, octetsOf } from "../../test/by-text.ts";
import { someList } from "../../test/some-lists.ts";
import { encodeLines } from "./encode.ts";

describe("encodeLines", () => {
  it("encodes lines octet by octet, whatever they hold, as urikit does", () => {
    const chance = new Chance(25);
    for (let round = 0; round < 40; round++) {
      const list = someList(60, chance);
      const expected = [...linesOf(list)].map(({ octets }) => `${encode(octets, "segment")}\n`).join("");
      expect(octetsOf(encodeLines(), chunksOf(list, chance.between(1, 5000)))).toBe(expected);
    }
  });

  it("gives much of it piece by piece, and counts its lines", () => {
    const list = Buffer.from("a b\r\n".repeat(100_000));
    const reader = encodeLines();
    expect(octetsOf(reader, [list])).toBe("a%20b\n".repeat(100_000));
    expect(reader.lines).toBe(100_000);
  });

  it.each([
    ["empty", "a%20b\n\nc\n"],
    ["keep", "a%20b\nddd ddd\nc\n"],
    ["drop", "a%20b\nc\n"],
  ] as const)("has %s in the place of a line that is too long", (invalid, given) => {
    expect(octetsOf(encodeLines({ longestLine: 6, invalid }), [Buffer.from("a b\nddd ddd\nc")])).toBe(given);
  });
});

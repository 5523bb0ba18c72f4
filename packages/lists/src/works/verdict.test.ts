import { Chance } from "@urikit/abnf/chance";
import { extent } from "@urikit/abnf/extent";
import { describe, expect, it } from "vitest";
import { chunksOf, invalidByText, octetsOf } from "../../test/by-text.ts";
import { someList } from "../../test/some-lists.ts";
import { checkLines } from "./check.ts";
import { verdictLines } from "./verdict.ts";

const octets = (text: string) => new TextEncoder().encode(text);

describe("verdictLines", () => {
  it.each([
    [{}, "valid\n\nvalid\n"],
    [{ invalid: "keep" }, "valid\na b\nvalid\n"],
    [{ invalid: "drop", valid: "+" }, "++"],
    [{ valid: "" }, "\n"],
    [{ as: "uri", valid: "yes\r\n" }, "yes\r\n\n\n"],
  ] as const)("gives a verdict on each line: %j", (options, verdicts) => {
    expect(octetsOf(verdictLines(options), [octets("http://a/\na b\r\nc")])).toBe(verdicts);
  });

  it("says of each line what urikit says (RFC 3986 §4.1), and tells of invalid ones in order", () => {
    const chance = new Chance(4);
    for (let round = 0; round < extent(5, 40); round++) {
      const list = someList(60, chance);
      const lines = checkLines();
      for (const _ of [...lines.write(list), ...lines.end()]);
      const invalid = new Set(invalidByText(list).map(({ number }) => number));
      const told: number[] = [];
      const reader = verdictLines({ onInvalid: ({ number }) => told.push(number) });
      const expected = Array.from({ length: lines.lines }, (_, at) => (invalid.has(at + 1) ? "" : "valid"));
      const size = chance.between(1, 5000);
      expect(octetsOf(reader, chunksOf(list, size))).toBe(expected.map((verdict) => `${verdict}\n`).join(""));
      expect(told).toEqual([...invalid]);
    }
  });

  it("says it of many lines at once", () => {
    const verdicts = octetsOf(verdictLines(), [octets("/\n".repeat(50_000)), octets("a b\nc")]);
    expect(verdicts).toBe(`${"valid\n".repeat(50_000)}\nvalid\n`);
  });

  it("has one verdict on a line that is too long, or the line", () => {
    const list = [octets("a\n"), octets("b".repeat(400_000)), octets("\nc\n")];
    expect(octetsOf(verdictLines({ longestLine: 10 }), list)).toBe("valid\n\nvalid\n");
    const kept = octetsOf(verdictLines({ longestLine: 10, invalid: "keep" }), list);
    expect(kept).toBe(`valid\n${"b".repeat(400_000)}\nvalid\n`);
  });
});

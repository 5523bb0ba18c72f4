import { Chance } from "@urikit/abnf/chance";
import { describe, expect, it } from "vitest";
import { chunksOf, invalidByText, linesOf, octetsOf } from "../../test/by-text.ts";
import { someList } from "../../test/some-lists.ts";
import { validLines } from "./valid.ts";

const octets = (text: string) => new TextEncoder().encode(text);

describe("validLines", () => {
  it.each([
    [{}, "HTTP://a/\n\nc\n"],
    [{ invalid: "keep" }, "HTTP://a/\na b\nc\n"],
    [{ as: "uri", invalid: "drop" }, "HTTP://a/\n"],
  ] as const)("gives valid lines as they are: %j", (options, lines) => {
    expect(octetsOf(validLines(options), [octets("HTTP://a/\r\na b\r\nc")])).toBe(lines);
  });

  it("gives the lines that urikit takes for valid (RFC 3986 §4.1), and tells of the others in order", () => {
    const chance = new Chance(24);
    for (let round = 0; round < 40; round++) {
      const list = someList(60, chance);
      const invalid = new Set(invalidByText(list).map(({ number }) => number));
      const told: number[] = [];
      const reader = validLines({ onInvalid: ({ number }) => told.push(number) });
      const expected = [...linesOf(list)].map(({ number, octets: line }) =>
        invalid.has(number) ? "\n" : `${Buffer.from(line).toString("latin1")}\n`,
      );
      expect(octetsOf(reader, chunksOf(list, chance.between(1, 5000)))).toBe(expected.join(""));
      expect(told).toEqual([...invalid]);
    }
  });

  it("gives what a line becomes that is not valid, and tells of the others", () => {
    const told: number[] = [];
    const options = {
      instead: (line: string) => (line === "a b" ? "é" : undefined),
      onInvalid: ({ number }: { number: number }) => told.push(number),
    };
    const list = [octets("a b\nc\n<\n"), Uint8Array.of(0xff, 0x0a)];
    expect(octetsOf(validLines(options), list)).toBe("\xc3\xa9\nc\n\n\n");
    expect(told).toEqual([3, 4]);
  });

  it("has one place for a line that is too long, or the line", () => {
    const list = [octets("a\n"), octets("b".repeat(400_000)), octets("\nc\n")];
    expect(octetsOf(validLines({ longestLine: 10 }), list)).toBe("a\n\nc\n");
    const kept = octetsOf(validLines({ longestLine: 10, invalid: "keep" }), list);
    expect(kept).toBe(`a\n${"b".repeat(400_000)}\nc\n`);
  });
});

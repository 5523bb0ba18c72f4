import { describe, expect, it } from "vitest";
import { chunksOf } from "../test/by-text.ts";
import type { ListReader } from "./list-reader.ts";
import { readLines } from "./read-lines.ts";

/** A reader that gives lines as texts, and pieces in parentheses. */
function texts(longestLine: number): ListReader<string> {
  return readLines<string>(
    {
      *lines(octets) {
        const lines = Buffer.from(octets).toString("latin1").split("\n").slice(0, -1);
        yield* lines;
        return lines.length;
      },
      *piece(octets, { first, last }) {
        yield `${first ? "(" : ""}${octets.length}${last ? ")" : ""}`;
      },
    },
    { longestLine },
  );
}

describe("readLines", () => {
  it.each([1, 2, 3, 5, 100])("gives whole lines, whatever the chunks of %d octets cut", (size) => {
    const reader = texts(100);
    const chunks = chunksOf(Buffer.from("\ufeffa\r\n\nbc\r\nd"), size);
    expect([...chunks.flatMap((chunk) => [...reader.write(chunk)]), ...reader.end()]).toEqual([
      "a\r",
      "",
      "bc\r",
      "d",
    ]);
    expect(reader.lines).toBe(4);
  });

  it("gives a line that is too long in pieces, and counts it once", () => {
    const reader = texts(10);
    const chunks = chunksOf(Buffer.from(`a\n${"b".repeat(600_000)}\nc\n`), 100_000);
    const given = [...chunks.flatMap((chunk) => [...reader.write(chunk)]), ...reader.end()];
    expect([given[0], given.at(-1)]).toEqual(["a", "c"]);
    const pieces = given.slice(1, -1);
    expect(pieces.join("")).toMatch(/^\(\d+\)$/);
    expect(pieces.reduce((sum, piece) => sum + Number(piece.replace(/\D/g, "")), 0)).toBe(600_000);
    expect(reader.lines).toBe(3);
  });
});

import { Buffer } from "node:buffer";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ByteSource, blocksOf, forEachLine } from "./blocks.ts";

/** A source that gives at most `most` octets at a time. */
function sourceOf(octets: Buffer, most: number): ByteSource {
  let at = 0;
  return {
    async read(buffer, offset, length) {
      const count = octets.copy(buffer, offset, at, at + Math.min(length, most));
      at += count;
      return count;
    },
  };
}

interface Sizes {
  block: number;
  longestLine: number;
  most: number;
}

/** The lines of a source as Latin-1 text. A line that came in pieces begins with `too long:`. */
async function linesOf(octets: Buffer, { block, longestLine, most }: Sizes): Promise<string[]> {
  const lines: string[] = [];
  let pieces = "";
  for await (const { kind, octets: lent, ...piece } of blocksOf(sourceOf(octets, most), {
    block,
    longestLine,
  })) {
    const text = lent.toString("latin1");
    if (kind === "lines") {
      forEachLine(text, (from, to) => lines.push(text.slice(from, to)) > 0);
      continue;
    }
    const { first, last } = piece as { first: boolean; last: boolean };
    pieces = first ? `too long:${text}` : pieces + text;
    if (last) lines.push(pieces);
  }
  return lines;
}

/** The same by `split`. */
function naiveLines(octets: Buffer): string[] {
  const text = octets.toString("latin1").replace(/^\u00ef\u00bb\u00bf/, "");
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines.map((line) => line.replace(/\r$/, ""));
}

const pieces = fc.constantFrom(
  "\n",
  "\r\n",
  "\r",
  "a",
  "http://example.org/",
  "é",
  "\u{1f600}",
  "\ufeff",
  "",
);
const octets = fc
  .tuple(fc.constantFrom("", "\ufeff"), fc.array(pieces, { maxLength: 40 }))
  .map(([mark, rest]) => Buffer.from(mark + rest.join("")));

describe("the contract: one line for each line, CRLF accepted, a byte order mark skipped", () => {
  it("gives the lines that split gives, wherever blocks and reads end", async () => {
    await fc.assert(
      fc.asyncProperty(
        octets,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        async (octets, block, most) => {
          expect(await linesOf(octets, { block, longestLine: 10_000, most })).toEqual(naiveLines(octets));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("yields lines that are too long in pieces, and loses nothing before and after them", async () => {
    await fc.assert(
      fc.asyncProperty(
        octets,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 40 }),
        async (octets, block, most) => {
          const sizes = { block, longestLine: 12, most };
          const lines = (await linesOf(octets, sizes)).map((line) =>
            line.replace(/^too long:(.*?)\r?$/s, "$1"),
          );
          expect(lines).toEqual(naiveLines(octets));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("cuts only lines that are too long to hold", async () => {
    const line = (length: number) => Buffer.from(`${"a".repeat(length)}\n`);
    const sizes = { block: 4, longestLine: 12, most: 3 };
    expect(await linesOf(line(12), sizes)).toEqual(["a".repeat(12)]);
    expect(await linesOf(line(20), sizes)).toEqual([`too long:${"a".repeat(20)}`]);
    expect(await linesOf(Buffer.from(`\ufeff${"a".repeat(12)}\r\n`), sizes)).toEqual(["a".repeat(12)]);
  });

  it("finds no line in an empty input, and one in a line end", async () => {
    const sizes = { block: 4, longestLine: 12, most: 3 };
    expect(await linesOf(Buffer.from(""), sizes)).toEqual([]);
    expect(await linesOf(Buffer.from("\ufeff"), sizes)).toEqual([]);
    expect(await linesOf(Buffer.from("\n"), sizes)).toEqual([""]);
    expect(await linesOf(Buffer.from("\ufeff\r\n"), sizes)).toEqual([""]);
  });
});

describe("forEachLine", () => {
  it("stops when the visitor says so", () => {
    const seen: number[] = [];
    forEachLine("a\nb\nc\n", (from) => seen.push(from) < 2);
    expect(seen).toEqual([0, 2]);
  });
});

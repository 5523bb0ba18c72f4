/** Lines as they are read one by one: the contract, wherever a chunk ends. */

import { Buffer } from "node:buffer";
import { readLines } from "@urikit/lists";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LineCursor } from "./line-text.ts";

/** The lines of octets as Latin-1 text, read a few at a time. A line that came in pieces begins with `too long:`. */
function linesOf(octets: Buffer, most: number, longestLine: number): string[] {
  const lines: string[] = [];
  const reader = readLines<never>(
    {
      // biome-ignore lint/correctness/useYield: lines are gathered, and not given
      *lines(octets) {
        const before = lines.length;
        for (const cursor = new LineCursor(octets); cursor.advance(); )
          lines.push(cursor.octets.toString("latin1"));
        return lines.length - before;
      },
      piece(octets, { first }) {
        const text = Buffer.from(octets).toString("latin1");
        if (first) lines.push(`too long:${text}`);
        else lines.push(lines.pop() + text);
        return [];
      },
    },
    { longestLine },
  );
  for (let at = 0; at < octets.length; at += most) [...reader.write(octets.subarray(at, at + most))];
  [...reader.end()];
  expect(reader.lines).toBe(lines.length);
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
  it("gives the lines that split gives, wherever reads end", () => {
    fc.assert(
      fc.property(octets, fc.integer({ min: 1, max: 9 }), (octets, most) => {
        expect(linesOf(octets, most, 10_000)).toEqual(naiveLines(octets));
      }),
      { numRuns: 200 },
    );
  });

  it("gives lines that are too long in pieces, and loses nothing before and after them", () => {
    fc.assert(
      fc.property(octets, fc.integer({ min: 1, max: 40 }), (octets, most) => {
        const lines = linesOf(octets, most, 12).map((line) => line.replace("too long:", ""));
        expect(lines).toEqual(naiveLines(octets));
      }),
      { numRuns: 200 },
    );
  });

  it("cuts only lines that are too long to hold", () => {
    const line = (length: number) => Buffer.from(`${"a".repeat(length)}\n`);
    expect(linesOf(line(12), 3, 12)).toEqual(["a".repeat(12)]);
    expect(linesOf(line(20), 3, 12)).toEqual([`too long:${"a".repeat(20)}`]);
    expect(linesOf(Buffer.from(`\ufeff${"a".repeat(12)}\r\n`), 3, 12)).toEqual(["a".repeat(12)]);
  });

  it("finds no line in an empty input, and one in a line end", () => {
    for (const [text, lines] of [
      ["", []],
      ["\ufeff", []],
      ["\n", [""]],
      ["\ufeff\r\n", [""]],
    ] as const)
      expect(linesOf(Buffer.from(text), 3, 12)).toEqual(lines);
  });
});

describe("LineCursor", () => {
  it("knows the text of a line of ASCII, also between others", () => {
    const cursor = new LineCursor(Buffer.from("a\né\r\nb\n"));
    const texts = [];
    while (cursor.advance()) texts.push([cursor.ascii, cursor.length]);
    expect(texts).toEqual([
      ["a", 1],
      [undefined, 2],
      ["b", 1],
    ]);
  });
});

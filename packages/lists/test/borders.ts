// Every place of every octet that the blocks tell from others, relative to the borders of vectors (16) and blocks (64).
import { expect } from "vitest";
import { linesSeen, scanOctets } from "./layers.ts";
import { isPlainByText } from "./plain-by-text.ts";

/** The characters that blocks distinguish, and those that they do not. */
const TELLING = [
  "/",
  ":",
  ".",
  "\r",
  "?",
  "#",
  "%",
  "@",
  "[",
  "A",
  "1",
  "_",
  "-",
  " ",
  "\0",
  "\x7f",
  "\xff",
  "é",
];

/** Lines with a place for an octet, each after a beginning that fills the blocks before it. */
const FRAMES: readonly [before: string, after: string][] = [
  ["", ""],
  ["", "a/b"],
  ["a", ""],
  ["a", "b://h/p"],
  ["http:", "/h/p"],
  ["http:/", "h"],
  ["http://", ""],
  ["http://", "h/p"],
  ["http://h", ""],
  ["http://h", "i/p"],
  ["http://h/", ""],
  ["http://h/p", "q?r"],
  ["/", "a"],
  ["/a/", "b"],
];

/** The kinds of runs that are made longer, so that they go over borders. */
const RUNS = ["scheme", "host", "path"] as const;

/** Asks about lines that begin at each of some places of a block, with a run of each length; returns how many. */
export function expectBorders(places: readonly number[], lengths: readonly number[]): number {
  let asked = 0;
  for (const place of places) {
    for (const length of lengths) {
      const lines = [...framed(length)];
      asked += expectSeen(place, lines);
    }
  }
  return asked;
}

function* framed(length: number): Generator<string> {
  const filler = "a".repeat(length);
  for (const [before, after] of FRAMES) for (const octet of TELLING) yield before + octet + after;
  for (const run of RUNS) {
    for (const octet of ["", ...TELLING]) {
      if (run === "scheme") yield `${filler}${octet}://h/p`;
      if (run === "host") yield `http://${filler}${octet}/p`;
      if (run === "host") yield `http://${filler}${octet}`;
      if (run === "path") yield `http://h/${filler}${octet}p`;
      if (run === "path") yield `${filler}${octet}`;
      if (run === "path") yield `/${filler}${octet}/`;
    }
  }
}

/** Expects that each line, read at a place of a block between plain lines, is seen as its text is. */
function expectSeen(place: number, lines: readonly string[]): number {
  for (const line of lines) {
    // A line before it that ends at the place, and two after it, which must stay plain.
    const list = ["b".repeat(place), line, "http://h/p", "/"].map((text) => `${text}\n`).join("");
    const octets = Buffer.from(list, "latin1");
    const seen = linesSeen(octets);
    const text = line.replace(/\r$/, "");
    const [before, it, ...after] = seen;
    const places = { from: place + 1, to: place + 1 + text.length, isPlain: isPlainByText(text) };
    if (it?.isPlain !== places.isPlain || it.from !== places.from || it.to !== places.to)
      expect({ line, ...it }).toMatchObject(places);
    if (seen.length !== 4 || !before?.isPlain || !after.every(({ isPlain }) => isPlain))
      expect({ line, before, after }).toMatchObject({ before: { isPlain: true } });
    // A plain line is valid and normal.
    if (it?.isPlain && scanOctets(text) !== 0) expect({ line, deviations: scanOctets(text) }).toBe(0);
    if (it?.plain !== undefined) expect(it.plain).toEqual(it.scanned);
  }
  return lines.length;
}

/** Asks about a line with each of some octets in each place; returns how many. */
export function expectEachOctet(line: string, octets: readonly number[]): number {
  let asked = 0;
  for (let at = 0; at < line.length; at++)
    for (const octet of octets)
      asked += expectSeen(5, [line.slice(0, at) + String.fromCharCode(octet) + line.slice(at + 1)]);
  return asked;
}

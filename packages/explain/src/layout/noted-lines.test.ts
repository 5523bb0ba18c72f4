/** Notes next to lines, as `plan` and `compare` show them. */

import { describe, expect, it } from "vitest";
import { notedLines } from "./noted-lines.ts";

/** The lines on a screen of that width, in columns. */
function shown(columns: number, lines: Parameters<typeof notedLines>[0]): string[] {
  return notedLines(lines, "  ", { width: columns, colors: { dim: (text) => text } });
}

describe("notes", () => {
  it("stand in one column", () => {
    expect(
      shown(30, [
        { line: "1 a", note: "x" },
        { line: "2 long", note: "y" },
        { line: "3 without" },
        { line: "4 例", note: "z" },
      ]),
    ).toEqual(["1 a     x", "2 long  y", "3 without", "4 例    z"]);
  });

  it("stand below a line that leaves them no room", () => {
    expect(
      shown(20, [
        { line: "1 a", note: "one" },
        { line: "2 a line of some length", note: "two and three and four" },
      ]),
    ).toEqual(["1 a  one", "2 a line of some", "  length", "    two and three", "    and four"]);
  });

  it("are placed in linear time: as many as an argument can have", () => {
    const lines = Array.from({ length: 50_000 }, (_, at) => ({ line: `${at}`, note: "x" }));
    expect(shown(80, lines)).toHaveLength(50_000);
  });
});

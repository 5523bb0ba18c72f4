import { Buffer } from "node:buffer";
import { describe, expect, it } from "vitest";
import { screenOf } from "../../display/terminal.ts";
import { charts, drawBar } from "./charts.ts";
import { Survey } from "./survey.ts";

describe("bars", () => {
  it("are as long as their share, in eighths where those can be drawn", () => {
    expect(drawBar(1, 4, true)).toBe("████");
    expect(drawBar(0.5, 4, true)).toBe("██");
    expect(drawBar(1 / 32, 4, true)).toBe("▏");
    expect(drawBar(0, 4, true)).toBe("");
    expect(drawBar(0.5, 4, false)).toBe("##");
  });
});

describe("charts", () => {
  it.each([40, 80, 200])("fit in %i columns", (columns) => {
    const survey = new Survey(true);
    survey.add(`http://${"long-host".repeat(20)}.example/`);
    survey.add(`http://example.org/ ${"x".repeat(500)}`);
    const screen = screenOf({
      isTTY: true,
      columns,
      hasColors: () => false,
    } as unknown as NodeJS.WriteStream);
    const longest = Math.max(
      ...charts(survey.figures(), screen)
        .split("\n")
        .map((line) => line.length),
    );
    expect(longest).toBeLessThanOrEqual(columns);
  });

  /** The lines for people, on a terminal of some width. */
  function linesOf(texts: readonly string[], columns = 80): string[] {
    const survey = new Survey(false);
    for (const text of texts) survey.add(text);
    const stream = { isTTY: true, columns, hasColors: () => false } as unknown as NodeJS.WriteStream;
    return charts(survey.figures(), screenOf(stream)).split("\n");
  }

  it("shows a long name as a whole, above its figures", () => {
    expect(linesOf(["a/b"], 40)).toContain("  relative: relative-path");
  });

  it("does not show a small share as none", () => {
    const lines = linesOf(["http://rare/", ...Array.from({ length: 3000 }, () => "http://often/")]);
    expect(lines.find((line) => line.includes("rare"))).toMatch(/1 +<0\.1 %/);
  });

  it("says of a line that was not read that it was not", () => {
    const survey = new Survey(false);
    for (const line of survey.next({ longestLine: 3 }).write(Buffer.from("abcd\n"))) survey.addInvalid(line);
    const stream = { isTTY: true, columns: 80, hasColors: () => false } as unknown as NodeJS.WriteStream;
    expect(charts(survey.figures(), screenOf(stream))).toContain("line 1: (no text to show)");
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { charts, drawBar } from "../src/commands/report/charts.ts";
import { Distinct } from "../src/commands/report/distinct.ts";
import { Survey } from "../src/commands/report/survey.ts";
import { screenOf } from "../src/display/terminal.ts";

describe("distinct on each rung", () => {
  it("counts what three sets would", () => {
    const texts = fc.array(fc.constantFrom("a", "A", "b", "B", "c", "ab", "AB", "aB"));
    fc.assert(
      fc.property(texts, (texts) => {
        const distinct = new Distinct();
        const syntax = (text: string) => text.toLowerCase();
        const scheme = (text: string) => syntax(text).slice(0, 1);
        for (const text of texts) distinct.add(text, () => ({ syntax: syntax(text), scheme: scheme(text) }));
        expect(distinct.counts).toEqual({
          identical: new Set(texts).size,
          syntax: new Set(texts.map(syntax)).size,
          scheme: new Set(texts.map(scheme)).size,
        });
      }),
    );
  });
});

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
    const survey = new Survey({ distinct: true });
    survey.add(`http://${"long-host".repeat(20)}.example/`);
    survey.add(`http://example.org/ ${"x".repeat(500)}`);
    const screen = screenOf({
      isTTY: true,
      columns,
      hasColors: () => false,
    } as unknown as NodeJS.WriteStream);
    const longest = Math.max(
      ...charts(survey.figures, screen)
        .split("\n")
        .map((line) => line.length),
    );
    expect(longest).toBeLessThanOrEqual(columns);
  });
});

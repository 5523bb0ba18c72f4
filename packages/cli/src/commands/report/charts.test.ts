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

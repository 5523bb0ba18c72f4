import { expect, test } from "vitest";
import { expectBorders } from "./borders.ts";

test("a line is plain wherever it lies: around the borders of vectors and blocks; the rest is for borders.prove.ts", () => {
  expect(expectBorders([0, 14, 15, 31, 47, 62, 63, 64], [0, 1, 7, 16, 55, 62, 64, 121, 130])).toBeGreaterThan(
    10_000,
  );
});

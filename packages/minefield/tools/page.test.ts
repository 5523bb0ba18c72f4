import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PAGE, page } from "./page.ts";

it("docs/minefield.md is of today's recording; otherwise run: node scripts/minefield.js", () => {
  const kept = readFileSync(new URL(`../../../${PAGE}`, import.meta.url), "utf8");
  expect(page()).toBe(kept);
});

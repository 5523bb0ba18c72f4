import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PAGE, page } from "./page.ts";
import { versionPages } from "./versions.ts";

it("docs/minefield.md is of today's recording; otherwise run: node scripts/minefield.js", () => {
  const kept = readFileSync(new URL(`../../../${PAGE}`, import.meta.url), "utf8");
  expect(page()).toBe(kept);
});

it.each([...versionPages()])(
  "%s is of today's data; otherwise run: node scripts/minefield.js",
  (path, text) => {
    expect(readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8")).toBe(text);
  },
);

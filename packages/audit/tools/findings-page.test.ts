// docs/findings.md always shows the findings of today's code.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { products } from "./findings-page.ts";

test("the page is up to date: node scripts/findings.js makes it", () => {
  for (const [path, text] of products())
    expect(readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8")).toBe(text);
});

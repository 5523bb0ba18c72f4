// docs/thirty-years.md always shows the answers of today's code.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { products } from "./thirty-years.ts";

test("the page is up to date: node scripts/standards.js makes it", () => {
  for (const [path, text] of products())
    expect(readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8")).toBe(text);
});

// docs/thirty-years.md cannot rot: it is what the code says today.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { products } from "./page-product.ts";

test("the page is up to date: node scripts/standards.js makes it", () => {
  for (const [path, text] of products())
    expect(readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8")).toBe(text);
});

// docs/thirty-years.md always shows the answers of today's code.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { products } from "./thirty-years.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

test("the page is up to date: node scripts/generate/standards.js makes it", () => {
  for (const [path, text] of products(root)) expect(readFileSync(`${root}/${path}`, "utf8")).toBe(text);
});

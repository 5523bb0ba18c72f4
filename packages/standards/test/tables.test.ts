import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { proof } from "@urikit/abnf/extent";
import { expect, test } from "vitest";
import { Recognizer, type Table } from "../src/recognizer.ts";
import { products } from "../tools/tables.ts";
import { pairs, TABLES, tableLaws } from "./table-laws.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

proof("the tables are up to date: node scripts/generate/standards.js makes them", () => {
  for (const [path, text] of products(root)) expect(readFileSync(root + path, "utf8"), path).toBe(text);
});

tableLaws({ length: 2, generated: 100 });

test("a text of any length is read once", () => {
  const texts = ["a:".repeat(50_000), `http://${"a.".repeat(50_000)}-/`, `//[${"1:".repeat(50_000)}`];
  for (const [id, start] of pairs)
    for (const text of texts) new Recognizer(TABLES[id][start] as Table).failure(text);
});

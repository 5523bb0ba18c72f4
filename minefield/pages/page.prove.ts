/** The pages, the pictures and the article are what `npm run pages` writes, to the letter. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { READER_PAGES, written } from "./written.ts";

const root = new URL("../../", import.meta.url);

it("no page is stale, and no page is there of a reader that is gone", () => {
  const files = written();
  const stale = [...files].filter(([path, text]) => readFileSync(new URL(path, root), "utf8") !== text);
  expect(stale.map(([path]) => path)).toEqual([]);
  const kept = readdirSync(new URL(READER_PAGES, root), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${READER_PAGES}/${name.replaceAll("\\", "/")}`);
  expect(kept.filter((path) => !files.has(path))).toEqual([]);
});

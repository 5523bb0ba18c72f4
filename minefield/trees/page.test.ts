/** docs/link-checkers.md says what was recorded. */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { page, type Recording } from "./page.js";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

it("docs/link-checkers.md is what the results give, of the trees that are listed", () => {
  const recording: Recording = JSON.parse(read("./results.json"));
  const trees: { name: string; commit: string }[] = JSON.parse(read("./trees.json"));
  expect(read("../../docs/link-checkers.md")).toBe(page(recording));
  expect(recording.rows.map(({ name, commit }) => [name, commit])).toEqual(
    trees.map(({ name, commit }) => [name, commit]),
  );
  expect(trees.length).toBeGreaterThanOrEqual(30);
});

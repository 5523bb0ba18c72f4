/** The page about checkers of links says what was recorded. */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { page, type Recording } from "./page.js";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

it("has the results of each tree that is listed", () => {
  const recording: Recording = JSON.parse(read("./results.json"));
  const trees: { name: string; commit: string }[] = JSON.parse(read("./trees.json"));
  const made = page(recording);
  for (const { name } of trees) expect(made).toContain(`| [${name}](`);
  expect(recording.rows.map(({ name, commit }) => [name, commit])).toEqual(
    trees.map(({ name, commit }) => [name, commit]),
  );
  expect(trees.length).toBeGreaterThanOrEqual(30);
});

// The times in the README are those of bench/KINDS.md: `npm run bench:kinds` writes both.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withTimes } from "../bench/kinds/document.js";

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

test("the README has the times of bench/KINDS.md", () => {
  const readme = read("README.md");
  expect(withTimes(readme, read("bench/KINDS.md"))).toBe(readme);
  const other = withTimes(readme.replace(/\d+×/g, "1×"), read("bench/KINDS.md"));
  expect(other).toBe(readme);
});

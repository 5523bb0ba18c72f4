// The pages of the habits always show the answers of today's models.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isRecordedPlatform } from "../../programs/test/thirds.ts";
import { products } from "./habits.ts";

// Another platform's URL may answer otherwise in a few cells.
test.runIf(isRecordedPlatform)("the pages are up to date: node scripts/standards.js makes them", () => {
  for (const [path, text] of products())
    expect(readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8")).toBe(text);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CODE_FILE, listsCode } from "../../../scripts/lists-code.js";

test("the code is what its sources compile to; otherwise run: node scripts/lists-code.js", async () => {
  expect(await listsCode()).toBe(readFileSync(CODE_FILE, "utf8"));
});

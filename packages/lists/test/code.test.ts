import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CODE_FILE, madeFrom } from "../../../scripts/lists-code.js";

test("the code is made from its sources; otherwise run: node scripts/lists-code.js", () => {
  expect(readFileSync(CODE_FILE, "utf8")).toContain(madeFrom());
});

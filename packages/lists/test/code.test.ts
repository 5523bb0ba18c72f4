import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CODES, madeFrom } from "../../../scripts/build/lists-code.js";

test("the code is made from its sources; otherwise run: node scripts/build/lists-code.js", () => {
  for (const { file } of CODES) expect(readFileSync(file, "utf8")).toContain(madeFrom());
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ARROW, arrowCode, CODES, listsCode } from "../../../scripts/build/lists-code.js";

test("the code is what its sources compile to; otherwise run: node scripts/build/lists-code.js", async () => {
  for (const { entry, file } of CODES) expect(await listsCode(entry)).toBe(readFileSync(file, "utf8"));
  expect(Buffer.from(await arrowCode()).equals(readFileSync(ARROW.file))).toBe(true);
});

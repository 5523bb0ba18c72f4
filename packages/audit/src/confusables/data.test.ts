/** The table of confusables is that of the package that it is made from. */

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const script = fileURLToPath(new URL("../../../../scripts/generate/confusables.js", import.meta.url));

test("the table is up to date: node scripts/generate/confusables.js makes it", () => {
  expect(spawnSync(process.execPath, [script, "--check"]).status).toBe(0);
});

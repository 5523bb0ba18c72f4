import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { CLASSES, RUNS, UTS46_VERSION } from "./data.ts";
import { unicodeVersion } from "./unicode-version.ts";

const script = fileURLToPath(new URL("../../../../scripts/generate/idna.js", import.meta.url));

// The script asks the platform what its properties say, so it needs their version.
it.runIf(`${unicodeVersion()}.0` === UTS46_VERSION)("is as the script makes it", () => {
  execFileSync(process.execPath, [script, "--check"]);
});

it("every run has a class", () => {
  for (const [letter] of RUNS.matchAll(/[A-Z]/g))
    expect(CLASSES[letter.charCodeAt(0) - 0x41]).toMatch(/^[LREANOW][LRDTU]V?$/);
});

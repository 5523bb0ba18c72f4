// Reads a document far longer than the heap of the process that reads it.
import { spawnSync } from "node:child_process";
import { expect } from "vitest";

/** Memory stays flat while a document of this type and of this many megabytes is read. */
export function staysFlat(type: string, size: number): void {
  const program = new URL("flat-memory.js", import.meta.url);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--max-old-space-size=48", "--max-semi-space-size=4", program.pathname, type, `${size * 1e6}`],
    { encoding: "utf8" },
  );
  expect(stderr).toBe("");
  expect(status).toBe(0);
  const { references, megabytes } = JSON.parse(stdout);
  expect(references).toBeGreaterThan(size * 2500);
  expect(megabytes).toBeLessThan(256);
}

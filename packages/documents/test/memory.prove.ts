/** Memory stays flat: a document far longer than the heap of the process that reads it. */

import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";

describe("memory stays flat, in a process that may have 48 MB of heap", () => {
  it.each([
    ["html", 200],
    ["mime", 200],
    ["mbox", 60],
    ["http", 60],
    ["warc", 60],
    ["xml", 60],
    ["css", 60],
    ["csv", 60],
    ["json-lines", 60],
    ["uri-list", 60],
    ["text", 60],
  ])("%s of %i MB", (type, size) => {
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
  });
});

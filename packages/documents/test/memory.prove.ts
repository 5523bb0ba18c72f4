/** Memory stays flat: 200 MB of a document, in a process that may have 48 MB of heap. */

import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";

describe("memory stays flat", () => {
  it.each(["html", "mime"])("on 200 MB of %s, in a process that may have 48 MB of heap", (type) => {
    const program = new URL("flat-memory.js", import.meta.url);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--max-old-space-size=48", "--max-semi-space-size=4", program.pathname, type],
      { encoding: "utf8" },
    );
    expect(stderr).toBe("");
    expect(status).toBe(0);
    const { references, megabytes } = JSON.parse(stdout);
    expect(references).toBeGreaterThan(500_000);
    expect(megabytes).toBeLessThan(256);
  });
});

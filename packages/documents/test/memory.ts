// How much memory extraction takes of a long document, in a process of its own.
import { spawnSync } from "node:child_process";
import { expect } from "vitest";

/** How many references were found, and how much memory was held at most. */
export interface Held {
  readonly references: number;
  readonly megabytes: number;
}

/** Extracts the references of a made-up document of some megabytes, in a process that may have 48 MB of heap. */
export function extractInSmallHeap(type: "html" | "mime", size: number): Held {
  const program = new URL("flat-memory.js", import.meta.url);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--max-old-space-size=48", "--max-semi-space-size=4", program.pathname, type, String(size)],
    { encoding: "utf8" },
  );
  expect(stderr).toBe("");
  expect(status).toBe(0);
  return JSON.parse(stdout);
}

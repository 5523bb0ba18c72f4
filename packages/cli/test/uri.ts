/** Runs the built command in a process of its own, as a shell would. */

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** What `npm test` has built before. */
export const MAIN = fileURLToPath(new URL("../dist/main.js", import.meta.url));

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `uri` with some arguments, and an input if there is one. */
export function uri(args: readonly string[], input: string | Uint8Array = ""): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    input,
    encoding: "utf8",
    env: { ...process.env, FORCE_COLOR: "1", CI: "1" }, // neither may colour a pipe
    maxBuffer: 1 << 28,
  });
  return { status, stdout, stderr };
}

/** The objects of `--json`, one a line. */
export function objects(stdout: string): unknown[] {
  return stdout
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as unknown);
}

/** Calls `use` with the path of a file that has the content, and removes it. */
export function withFile<Result>(content: string | Uint8Array, use: (path: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), "uri-"));
  try {
    const path = join(folder, "list.txt");
    writeFileSync(path, content);
    return use(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

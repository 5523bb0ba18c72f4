/** The files of the command itself: beside it; or within the single executable, of which scripts/build/binary.js makes them assets. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

/** The command's package.json. */
export function ownPackage(): string {
  return assetOf("package.json") ?? readFileSync(join(import.meta.dirname, "../package.json"), "utf8");
}

/** A thread of list-worker.ts. */
export function listWorker(workerData: object): Worker {
  const code = assetOf("list-worker");
  return code === undefined
    ? new Worker(join(import.meta.dirname, "list-worker.js"), { workerData })
    : new Worker(code, { eval: true, workerData });
}

/** A text within the single executable; undefined where the command is none. */
function assetOf(name: string): string | undefined {
  const sea = process.getBuiltinModule("node:sea");
  return sea?.isSea() ? sea.getAsset(name, "utf8") : undefined;
}

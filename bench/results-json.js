// @ts-check
// The results of a whole run as JSON: a file for each line of Node, next to RESULTS.md, from the same results. The charts of the
// site are made from it.
import { mkdirSync, writeFileSync } from "node:fs";

const folder = new URL("./results/", import.meta.url);

/** @param {{ readonly machine: import("./machine.js").Machine }} results */
export function keepJson(results) {
  mkdirSync(folder, { recursive: true });
  const line = Number.parseInt(results.machine.node, 10);
  writeFileSync(new URL(`node-${line}.json`, folder), `${JSON.stringify(results, null, 2)}\n`);
}

// @ts-check
// What the recipe for mapInPandas costs, on frames that stand in for those of pandas.
import { execFileSync, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const SCRIPT = fileURLToPath(new URL("bench.py", import.meta.url));
const URI = fileURLToPath(new URL("../../packages/cli/dist/main.js", import.meta.url));

/**
 * @param {string} list A file of links, one a line.
 * @returns {import("../bench.js").Group | undefined} Nothing, if there is no Python.
 */
export function sparkCosts(list) {
  const version = spawnSync("python3", ["--version"], { encoding: "utf8" });
  if (version.status !== 0) return undefined;
  const command = `${process.execPath} ${URI} udf {work} --format TabSeparated --null`;
  return {
    engine: version.stdout.trim(),
    name: "Spark",
    things: [
      {
        what: "`mapInPandas` with `uriNormalize`: the recipe alone, without Spark and pandas",
        run: () => execFileSync("python3", ["-B", SCRIPT, command, list]),
      },
    ],
    end() {},
  };
}

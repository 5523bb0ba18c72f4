// @ts-check
// urikit, and the platform's `URL`: a link parsed, and its host read. Prints the nanoseconds for each, of the quickest pass of
// processor time. Each pass of a reader has the same strings.
import { readFileSync } from "node:fs";
import { tryParse } from "urikit";
import { last } from "../doing.js";
import { processorTime } from "../processor-time.js";

const lines = readFileSync(process.argv[2] ?? "", "utf8")
  .trim()
  .split("\n");

/** @param {(line: string) => unknown} host */
function time(host) {
  let best = Number.POSITIVE_INFINITY;
  for (let pass = 0; pass < 20; pass++) {
    const from = processorTime();
    for (const line of lines) host(line);
    best = Math.min(best, processorTime() - from);
  }
  return ((best * 1e6) / lines.length).toFixed(1);
}

const own = time((line) => {
  const result = tryParse(line);
  return result.valid ? last(result.parsed.host) : 0;
});
const platform = time((line) => (URL.canParse(line) ? last(new URL(line).hostname) : 0));
process.stdout.write(`${own} ${platform}\n`);

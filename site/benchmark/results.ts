/** The results of the benchmark, as the runner keeps them in `bench/results`: the parts of them that are drawn. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface BenchmarkResults {
  /** Where the figures come from, if they are not the runner's own. */
  readonly taken?: string;
  readonly machine: { readonly node: string; readonly cpu: string; readonly date: string };
  readonly works: readonly WorkResult[];
  readonly sizes?: readonly Size[];
  readonly startUp?: readonly StartUp[];
  readonly lists?: readonly ListTime[];
  readonly listProcesses?: readonly ListTime[];
  readonly listEngine?: readonly EngineSpeed[];
}

export interface WorkResult {
  readonly title: string;
  readonly form: "split" | "flat";
  readonly standings: readonly Standing[];
}

/** How long one took, for one reference. */
export interface Standing {
  readonly contender: string;
  readonly nanoseconds: number;
}

interface Size {
  readonly library: string;
  /** The only ones that are imported. */
  readonly exports?: string;
  /** In octets. */
  readonly brotli: number;
}

interface StartUp {
  readonly command: string;
  readonly milliseconds: number;
  /** That of an empty file. */
  readonly empty: number;
}

interface ListTime {
  readonly name: string;
  readonly processorSeconds: number;
}

interface EngineSpeed {
  readonly kind: string;
  readonly work: string;
  readonly peer: string;
  readonly megabytesPerSecond: number;
  readonly peerMegabytesPerSecond: number;
}

/** The results of each line of Node, the oldest first. */
export function benchmarkResults(repository: string): readonly BenchmarkResults[] {
  const folder = join(repository, "bench/results");
  return readdirSync(folder)
    .filter((file) => /^node-\d+\.json$/.test(file))
    .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as BenchmarkResults)
    .sort((one, other) => lineOf(one) - lineOf(other));
}

/** The line of Node that was measured, such as 20. */
export function lineOf({ machine }: BenchmarkResults): number {
  return Number.parseInt(machine.node, 10);
}

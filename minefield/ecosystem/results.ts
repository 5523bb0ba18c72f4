/** What was measured: a line of `results.jsonl` for each repository that was run. */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Library } from "./replacements.ts";
import type { Outcome } from "./reports.ts";

export interface Result {
  readonly repository: string;
  readonly commit: string;
  /** What was left out of its tests, or which of them were run, if not all. */
  readonly part?: string;
  /** The day on which it was run, and by which Node. */
  readonly day: string;
  readonly node: string;
  readonly replaced: readonly Replaced[];
  readonly before: Outcome;
  readonly after: Outcome;
  /** How many of the tests that pass no longer do if every function of urikit's packages throws an error. */
  readonly need: number;
}

/** A library in the tree of a repository. */
export interface Replaced {
  readonly library: Library;
  /** The versions of its copies, each once. */
  readonly versions: readonly string[];
  readonly copies: number;
  /** How often each function of urikit's package was called in its place; `load` is how often it was loaded. */
  readonly calls: Readonly<Record<string, number>>;
}

/** How often a library was called, whatever the function. */
export function callsOf({ calls }: Replaced): number {
  return Object.entries(calls).reduce((sum, [name, count]) => (name === "load" ? sum : sum + count), 0);
}

const FILE = new URL("./results.jsonl", import.meta.url);

/** In the order of their repositories. */
export function results(): readonly Result[] {
  if (!existsSync(FILE)) return [];
  const lines = readFileSync(FILE, "utf8").split("\n").filter(Boolean);
  return lines.map((line): Result => JSON.parse(line));
}

/** Keeps a result, in the place of an earlier one of the same repository. */
export function keep(result: Result): void {
  const others = results().filter(({ repository }) => repository !== result.repository);
  const all = [...others, result].sort((a, b) => (a.repository < b.repository ? -1 : 1));
  writeFileSync(FILE, all.map((one) => `${JSON.stringify(one)}\n`).join(""));
}

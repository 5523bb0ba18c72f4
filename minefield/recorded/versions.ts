/** What the releases of a reader changed, as data: `versions/READER.json`. */

import { readdirSync, readFileSync } from "node:fs";
import type { ComponentsRead } from "./recording.ts";

/** A release, as a registry has it. */
export interface Release {
  readonly version: string;
  /** The day on which it was published: `2019-04-22`; absent if the registry does not tell it. */
  readonly date?: string;
}

/** What an answer has: whether it accepts, the components, and the target. */
export type Part = "accepts" | keyof ComponentsRead | "target" | "fails";

/** A value of an answer; `null` is absent, `false` refused. */
export type Value = string | boolean | null;

/** A reference that is read otherwise than before. */
export interface Example {
  readonly reference: string;
  readonly base?: string;
  readonly before: Value;
  readonly after: Value;
}

/** What changed of a part, in how many references, and the shortest of them that no third is held out with. */
export interface Changed {
  readonly part: Part;
  readonly references: number;
  readonly examples: readonly Example[];
}

/** An example of a habit that a release reads otherwise than the one before. */
export interface HabitChange {
  readonly habit: string;
  readonly reference: string;
  readonly base?: string;
  readonly shows: string;
  readonly before: Value;
  readonly after: Value;
}

/** A release that reads some references otherwise than the one before it. */
export interface Change extends Release {
  /** The release before it, of those that could be asked. */
  readonly since: string;
  /** In how many references the answer is another one. */
  readonly references: number;
  readonly parts: readonly Changed[];
  readonly habits: readonly HabitChange[];
}

export interface Versions {
  readonly reader: string;
  readonly registry: string;
  readonly package: string;
  /** Which releases were looked at, if not all. */
  readonly chosen?: string;
  /** The Python or Node in which the releases ran; absent for Node itself. */
  readonly runsOn?: string;
  /** How many references each release was asked. */
  readonly references: number;
  readonly first: Release;
  readonly last: Release;
  /** How many were looked at from the first to the last. */
  readonly releases: number;
  readonly asked: readonly string[];
  /** Those that could not be installed, or did not run. */
  readonly missing: readonly string[];
  /** The newest first. */
  readonly changes: readonly Change[];
}

/** The data as a file has it, each change on a line of its own. */
export function versionsText({ changes, ...versions }: Versions): string {
  const head = JSON.stringify(versions, null, 1).slice(0, -2);
  const lines = changes.map((change) => `  ${JSON.stringify(change)}`);
  return `${head},\n "changes": [\n${lines.join(",\n")}\n ]\n}\n`;
}

/** The data of all readers that were asked by release, by name. */
export function recordedVersions(): readonly Versions[] {
  const folder = new URL("./versions/", import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Versions);
}

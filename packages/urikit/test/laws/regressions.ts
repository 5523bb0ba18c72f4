// Counterexamples that once broke a law, kept as files: `npm run fuzz` writes them, every `npm test` tries them.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../regressions/", import.meta.url));

export interface Regression {
  /** The name of the law. */
  readonly law: string;
  /** The seed of the run that found it. */
  readonly seed: number;
  /** The values that broke the law, as small as they could be made. */
  readonly values: readonly unknown[];
}

/** All regressions of a folder, by the names of their files. */
export function readRegressions(folder: string = FOLDER): [file: string, regression: Regression][] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return files.map((file) => [file, JSON.parse(readFileSync(join(folder, file), "utf8"), revive)]);
}

/** Writes a regression; returns the path of its file. The same counterexample has the same file. */
export function writeRegression(regression: Regression, folder: string = FOLDER): string {
  const { law, values } = regression;
  const slug = law
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 50);
  const hash = createHash("sha256")
    .update(JSON.stringify([law, values], replace))
    .digest("hex")
    .slice(0, 8);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${slug}-${hash}.json`);
  writeFileSync(path, `${JSON.stringify(regression, replace, 2)}\n`);
  return path;
}

/** JSON has neither undefined nor octets: each is an object with one member that no law makes. */
function replace(_key: string, value: unknown): unknown {
  if (value === undefined) return { $undefined: true };
  if (value instanceof Uint8Array) return { $octets: [...value] };
  return value;
}

function revive(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if ("$octets" in value) return Uint8Array.from(value.$octets as number[]); // as `replace` has written them
  // JSON.parse would leave out a member that is undefined: all of an object are revived together.
  const entries = Object.entries(value);
  if (!entries.some(([, member]) => isUndefined(member))) return value;
  const revived = entries.map(([key, member]) => [key, isUndefined(member) ? undefined : member] as const);
  return Array.isArray(value) ? revived.map(([, member]) => member) : Object.fromEntries(revived);
}

function isUndefined(value: unknown): boolean {
  return typeof value === "object" && value !== null && "$undefined" in value;
}

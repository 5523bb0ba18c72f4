/**
 * The lines of package.json that put urikit in the place of libraries, as npm, yarn and pnpm want them: written, and taken
 * back. All else in the file stays as it is, to the octet.
 */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { applyEdits, findNodeAtLocation, modify, type ParseError, parse, parseTree } from "jsonc-parser";
import { entriesOf, memberOf } from "./unknown-values.ts";
import type { UriLibrary } from "./uri-libraries.ts";

/** A library, and what takes its place. */
export interface Override {
  readonly name: string;
  /** As it stands in package.json: `npm:@urikit/fast-uri@0.1.0`. */
  readonly by: string;
}

/** What was done with an override, and why something was not. */
export interface OverrideChange extends Override {
  readonly done: "written" | "taken back" | "there already" | "another is there" | "a dependency";
}

/** Where the package manager of a lockfile looks for overrides; that of npm, where there is no lockfile. */
export function placeOf(lockfile: string | undefined): readonly string[] {
  if (lockfile === "yarn.lock") return ["resolutions"];
  return lockfile === "pnpm-lock.yaml" ? ["pnpm", "overrides"] : ["overrides"];
}

/** One for each library that has a replacement. */
export function overridesFor(libraries: readonly Pick<UriLibrary, "name" | "replacement">[]): Override[] {
  const wanted = new Map<string, string>();
  for (const { name, replacement } of libraries)
    if (replacement !== undefined) wanted.set(name, `npm:${replacement}@0.1.0`);
  return [...wanted].map(([name, by]) => ({ name, by }));
}

/** A package.json that is not there, or cannot be read. */
export class ManifestError extends Error {}

/**
 * Changes the text of package.json by a function, and writes it if it differs.
 *
 * @throws {ManifestError} If it is not there, or not a JSON object.
 */
export function changeManifest(
  folder: string,
  change: (text: string) => { text: string; changes: OverrideChange[] },
): OverrideChange[] {
  const path = join(folder, "package.json");
  if (!existsSync(path)) throw new ManifestError(`${folder} has no package.json`);
  const before = readFileSync(path, "utf8");
  const { text, changes } = change(before);
  if (text !== before) writeFileSync(path, text);
  return changes;
}

/** The text with the overrides that are not there yet. One that somebody else wrote stays. */
export function withOverrides(text: string, place: readonly string[], overrides: readonly Override[]) {
  let written = text;
  const changes = overrides.map((override): OverrideChange => {
    const { name, by } = override;
    const manifest = readManifest(written);
    const there = memberOf(place.reduce(memberOf, manifest), name);
    if (there === by) return { ...override, done: "there already" };
    if (there !== undefined) return { ...override, done: "another is there" };
    // npm refuses an override of what package.json itself names.
    if (place.length === 1 && place[0] === "overrides" && isNamed(manifest, name))
      return { ...override, done: "a dependency" };
    written = added(written, [...place, name], by);
    return { ...override, done: "written" };
  });
  return { text: written, changes };
}

/** The text without those overrides that are as `withOverrides` writes them; an object that is then empty goes as well. */
export function withoutOverrides(text: string, place: readonly string[], overrides: readonly Override[]) {
  let written = text;
  const changes = overrides.flatMap((override): OverrideChange[] => {
    const { name, by } = override;
    if (memberOf(place.reduce(memberOf, readManifest(written)), name) !== by) return [];
    written = removed(written, [...place, name]);
    return [{ ...override, done: "taken back" }];
  });
  for (let length = place.length; changes.length > 0 && length > 0; length--) {
    const path = place.slice(0, length);
    if (entriesOf(path.reduce(memberOf, readManifest(written))).length > 0) break;
    written = removed(written, path);
  }
  return { text: written, changes };
}

function isNamed(manifest: unknown, name: string): boolean {
  return ["dependencies", "devDependencies", "optionalDependencies"].some(
    (kind) => memberOf(memberOf(manifest, kind), name) !== undefined,
  );
}

function readManifest(text: string): object {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors);
  if (errors.length > 0 || typeof value !== "object" || value === null || Array.isArray(value))
    throw new ManifestError("package.json is not a JSON object");
  return value;
}

/** The text without a member, and without the comma and the white space before it. */
function removed(text: string, path: readonly string[]): string {
  return applyEdits(text, modify(text, [...path], undefined, {})); // without a format, nothing beside it changes
}

/** The text with a member at the end of its object; objects on the way that are not there are made. */
function added(text: string, path: readonly string[], value: string): string {
  const root = parseTree(text);
  let depth = path.length - 1;
  while (depth > 0 && root !== undefined && findNodeAtLocation(root, path.slice(0, depth)) === undefined)
    depth--;
  const object = root && findNodeAtLocation(root, path.slice(0, depth));
  if (object?.type !== "object")
    throw new ManifestError(`${path.slice(0, depth).join(".")} is not an object`);
  const { end, indent } = layoutOf(text);
  const line = (level: number) => (end === "" ? "" : end + indent.repeat(level));
  const names = path.slice(depth);
  const opened = names.map((name, at) => `${line(depth + at + 1)}${JSON.stringify(name)}: `).join("{");
  const closed = names.map((_, at) => `${line(depth + at)}}`).reverse();
  const member = opened + JSON.stringify(value) + closed.slice(0, -1).join("");
  const last = object.children?.at(-1);
  if (last !== undefined) {
    const from = last.offset + last.length;
    return `${text.slice(0, from)},${member}${text.slice(from)}`;
  }
  return `${text.slice(0, object.offset)}{${member}${line(depth)}}${text.slice(object.offset + object.length)}`;
}

/** The line ends and the indentation of a text; a text of one line has neither. */
function layoutOf(text: string): { end: string; indent: string } {
  const [, end = "", indent = ""] = /(\r?\n)([ \t]+)"/.exec(text) ?? [];
  return { end, indent };
}

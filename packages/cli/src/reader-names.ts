/** The programs that a person names: `curl`, several as `curl,node`, and one of several versions as `go@1.21`. */

import { PROGRAMS } from "@urikit/programs";
import { type ReaderId, readerOf } from "@urikit/standards";
import { UsageError } from "./exit.ts";
import { namesLike } from "./most-similar.ts";

/** A program as it is named: the name and the version that it has in its name, and the versions that it tells. */
export interface NamedProgram {
  readonly id: string;
  readonly version: string;
}

const NAMED = PROGRAMS.map((program) => ({ id: readerOf(program), version: program.version }));

/** The names of all programs, as completions have them. */
export const PROGRAM_NAMES: readonly string[] = NAMED.map(({ id }) => id);

/**
 * The programs of a list with commas, each once.
 * @throws {UsageError} If there is no such program, or not in that version.
 */
export function programsNamed(list: string): readonly ReaderId[] {
  const ids = list.split(",").map((name) => programNamed(name.trim(), NAMED));
  return [...new Set(ids)] as readonly ReaderId[]; // they are of that list
}

/**
 * The program of a name: the one that is called so, or the version of it that is asked for; of several versions, the last.
 * @throws {UsageError} If there is no such program, or not in that version.
 */
export function programNamed(text: string, programs: readonly NamedProgram[]): string {
  const exact = programs.find(({ id }) => id === text);
  if (exact !== undefined) return exact.id;
  const at = text.indexOf("@");
  const [name, version] = at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
  const own = programs.filter(({ id }) => id === name || id.startsWith(`${name}@`));
  if (own.length === 0) throw unknown(name, programs);
  const fitting = version === undefined ? own : own.filter((one) => isOfVersion(one, version));
  const newest = fitting.sort(byVersion).at(-1);
  if (newest === undefined) throw new UsageError("reader-version", name, own.map(told).join("; "));
  return newest.id;
}

function unknown(name: string, programs: readonly NamedProgram[]): UsageError {
  const near = namesLike(
    name,
    programs.map(({ id }) => id),
  );
  return near.length === 0
    ? new UsageError("reader-unknown", name, programs.map(({ id }) => id).join(", "))
    : new UsageError("reader-like", name, near.join(", "));
}

function told({ id, version }: NamedProgram): string {
  return id.includes("@") ? `${id} (${version})` : version;
}

/** Whether a number in the name or in the version is that one, or begins with its numbers: 1.26.12 is a 1.26. */
function isOfVersion({ id, version }: NamedProgram, asked: string): boolean {
  return numbersIn(`${id} ${version}`).some((one) => one === asked || one.startsWith(`${asked}.`));
}

function numbersIn(text: string): readonly string[] {
  return text.match(/\d+(?:\.\d+)*/g) ?? [];
}

/** By the number after the `@`, or of the version. */
function byVersion(one: NamedProgram, other: NamedProgram): number {
  return versionOf(one).localeCompare(versionOf(other), "en", { numeric: true });
}

function versionOf({ id, version }: NamedProgram): string {
  return id.includes("@") ? id.slice(id.indexOf("@") + 1) : (numbersIn(version)[0] ?? "");
}

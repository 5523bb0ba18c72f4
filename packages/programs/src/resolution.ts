/**
 * How a program resolves a reference against a base: by habits too, small steps in the order in which the program takes
 * them. Some read the two texts, some settle the target, and some write it (RFC 3986 §5.2, §5.3).
 */

import type { Statement } from "urikit/words";
import type { HabitIdea } from "./idea.ts";

/** A text in pieces. Before a habit has read it, all of it is the path. */
export interface Pieces {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

/** The pieces that have been found so far. */
export interface Resolution {
  readonly reference: Pieces;
  readonly base: Pieces;
  /** Undefined until it is settled; from then on, habits only write it. */
  readonly target: Pieces | undefined;
  /** Whether the path of the target was put together of one of the base and one of the reference (RFC 3986 §5.2.3). */
  readonly isMerged: boolean;
}

/** One way of a program with references and their bases. */
export interface ResolutionHabit {
  /** The subject of the habit. */
  readonly idea: HabitIdea;
  /** A sentence about the program: *it* … */
  readonly says: Statement;
  /** Where it is written: the standard that has it, or the function of the program. */
  readonly source: string;
  /** Takes the next step; undefined if the program gives no target. */
  apply(resolution: Resolution): Resolution | undefined;
}

/** The target by a program: a text, or why there is no target. */
export type ProgramTarget =
  | { readonly kind: "uri"; readonly text: string }
  | { readonly kind: "none"; readonly reason: Statement; readonly section: string };

type Said = Pick<ResolutionHabit, "idea" | "says" | "source">;

/** A habit with each of the two texts; it gives undefined where the program refuses one. */
export function reads({
  read,
  ...said
}: Said & { read(pieces: Pieces): Pieces | undefined }): ResolutionHabit {
  return {
    ...said,
    apply(resolution) {
      const reference = read(resolution.reference);
      const base = reference && read(resolution.base);
      return reference && base && { ...resolution, reference, base };
    },
  };
}

/** A habit that settles the target of some references; it gives undefined for the others. */
export function settles({
  target,
  ...said
}: Said & { target(reference: Pieces, base: Pieces): Pieces | undefined }): ResolutionHabit {
  return {
    ...said,
    apply: (resolution) =>
      resolution.target === undefined
        ? { ...resolution, target: target(resolution.reference, resolution.base) }
        : resolution,
  };
}

/** The same for references whose path is put together with that of the base. */
export function merges(habit: Parameters<typeof settles>[0]): ResolutionHabit {
  const settling = settles(habit);
  return {
    ...settling,
    apply(resolution) {
      const settled = settling.apply(resolution);
      const isNew = resolution.target === undefined && settled?.target !== undefined;
      return isNew ? { ...settled, isMerged: true } : settled;
    },
  };
}

/** A habit with the target, when it is settled. */
export function writes({
  write,
  ...said
}: Said & { write(target: Pieces, resolution: Resolution): Pieces | undefined }): ResolutionHabit {
  return {
    ...said,
    apply(resolution) {
      if (resolution.target === undefined) return resolution;
      const target = write(resolution.target, resolution);
      return target && { ...resolution, target };
    },
  };
}

/** The same for merged paths only. */
export function writesMerged(habit: Parameters<typeof writes>[0]): ResolutionHabit {
  const writing = writes(habit);
  return {
    ...writing,
    apply: (resolution) => (resolution.isMerged ? writing.apply(resolution) : resolution),
  };
}

/** The kind of a reference, by the pieces that it has (RFC 3986 §4.1, §4.2). */
export type Form = "uri" | "network-path" | "absolute-path" | "relative-path" | "no-path";

/** The form of a reference that has been split. */
export function formOf({ scheme, authority, path }: Pieces): Form {
  if (scheme !== undefined) return "uri";
  if (authority !== undefined) return "network-path";
  if (path === "") return "no-path";
  return path.startsWith("/") ? "absolute-path" : "relative-path";
}

/** A text before a habit has read it, or after the last has written it. */
export function unsplit(text: string): Pieces {
  return { scheme: undefined, authority: undefined, path: text, query: undefined, fragment: undefined };
}

/** The text of the pieces (RFC 3986 §5.3). */
export function recomposed({ scheme, authority, path, query, fragment }: Pieces): string {
  return [
    scheme === undefined ? "" : `${scheme}:`,
    authority === undefined ? "" : `//${authority}`,
    path,
    query === undefined ? "" : `?${query}`,
    fragment === undefined ? "" : `#${fragment}`,
  ].join("");
}

/** The target by these habits; if there is no target, the last habit gives the reason. */
export function targetBy(habits: readonly ResolutionHabit[], reference: string, base: string): ProgramTarget {
  let resolution: Resolution = {
    reference: unsplit(reference),
    base: unsplit(base),
    target: undefined,
    isMerged: false,
  };
  for (const habit of habits) {
    const next = habit.apply(resolution);
    if (next === undefined) return { kind: "none", reason: habit.says, section: habit.source };
    resolution = next;
  }
  // The last that settles leaves nothing open.
  return { kind: "uri", text: recomposed(resolution.target ?? resolution.reference) };
}

/** The questions of the page to its worker, and the answers. */

import type { ListFigures } from "./list-survey.ts";

/** The lists that can be made of a list. */
export const MADE_LISTS = [
  "distinct-syntax",
  "distinct-scheme",
  "normalized-syntax",
  "normalized-scheme",
  "repaired",
] as const;

export type MadeList = (typeof MADE_LISTS)[number];

/** The replacement of an invalid line. */
export const INVALID_PLACES = ["empty", "keep", "drop"] as const;

export type InvalidPlaceName = (typeof INVALID_PLACES)[number];

/** The treatment of an invalid line by `uri` without options. */
export function usualPlace(made: MadeList): InvalidPlaceName {
  return made.startsWith("distinct-") ? "drop" : "empty";
}

/**
 * Where a list is written: to a file that the person has chosen; to one of the page's own, from which it is saved; or to
 * parts in memory.
 */
export type Target =
  | { readonly kind: "chosen"; readonly handle: FileSystemFileHandle }
  | { readonly kind: "private" }
  | { readonly kind: "memory" };

/** The work on a list. */
export type ListJob =
  | {
      readonly kind: "report";
      readonly list: Blob;
      readonly distinct: boolean;
      /** That of what is said of invalid lines. */
      readonly language: "en" | "zh";
    }
  | {
      readonly kind: "make";
      readonly list: Blob;
      readonly made: MadeList;
      readonly invalid: InvalidPlaceName;
      readonly target: Target;
    };

/** A message to the worker: to do a job, or to stop the one that it does. */
export type Request = ListJob | { readonly kind: "stop" };

/** How far a job is. */
export interface JobProgress {
  /** How many octets of the file were read. */
  readonly read: number;
  readonly lines: number;
}

/** The result of a job. One that was stopped has read only the beginning. */
export type JobResult =
  | { readonly kind: "figures"; readonly figures: ListFigures; readonly isStopped: boolean }
  | {
      readonly kind: "made";
      readonly lines: number;
      readonly invalid: number;
      readonly octets: number;
      readonly isStopped: boolean;
      /** The list, where it was not written to a file that the person has chosen, and was not stopped. */
      readonly file: Blob | undefined;
    }
  | { readonly kind: "failed"; readonly failure: Failure };

export type Answer = { readonly kind: "progress"; readonly progress: JobProgress } | JobResult;

/** Why a job could not be done. */
export interface Failure {
  readonly why:
    | "no-webassembly"
    | "no-worker"
    | "utf-16"
    | "zstd"
    | "packed-twice"
    | "not-unpacked"
    | "not-readable"
    | "no-room"
    | "no-memory"
    | "unknown";
  /** The message of the browser. */
  readonly detail: string;
}

/** Thrown where a job cannot go on. */
export class JobFailure extends Error {
  readonly why: Failure["why"];

  constructor(why: Failure["why"], detail = "") {
    super(detail);
    this.why = why;
  }
}

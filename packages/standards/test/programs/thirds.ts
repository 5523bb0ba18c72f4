/** The two thirds of the recording that models are made from, and the one that tells how good they are. */

import { readFileSync } from "node:fs";
import { isHeldOut } from "@urikit/programs/question";
import { recordedPrograms, recording } from "@urikit/programs/recording";
import type { ProgramId } from "../../src/index.ts";

const all = recording();

/** Nobody looks at it while making a model. */
export const heldOut = all.filter(isHeldOut);

export const known = all.filter((one) => !isHeldOut(one));

/** An exception is written down as such, and at most one in fifty may be. */
export const MOST_EXCEPTIONS = 0.02;

/** What a model is known to tell otherwise than its program, by a file in this folder. No model knows of it. */
export function exceptionsIn(file: string): Readonly<Partial<Record<ProgramId, readonly string[]>>> {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")) as Readonly<
    Partial<Record<ProgramId, readonly string[]>>
  >;
}

/** Whether this platform's `URL` is the one of the recording; another one may differ in a few references. */
export const isRecordedPlatform = recordedPrograms().some(
  ({ id, version }) => id === "node" && version.endsWith(`Ada ${process.versions.ada}`),
);

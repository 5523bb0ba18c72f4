/** The two thirds of the recording that models are made from, and the one that tells how good they are. */

import { readFileSync } from "node:fs";
import { isHeldOut, type Recorded, recordedPrograms, recording } from "@urikit/recordings";

/** An exception is written down as such, and at most one in fifty may be. */
export const MOST_EXCEPTIONS = 0.02;

/**
 * The thirds of what is asked of the recording. `exceptionsIn`: what a model is known to tell differently from its program,
 * by a file in this folder, as far as it is asked. No model knows of it.
 */
export function thirdsOf(asked: readonly Recorded[]) {
  const known = asked.filter((one) => !isHeldOut(one));
  const exceptionsIn = (file: string, nameOf: (one: Recorded) => string) => {
    const written: Readonly<Partial<Record<string, readonly string[]>>> = JSON.parse(
      readFileSync(new URL(file, import.meta.url), "utf8"),
    );
    const names = new Set(known.map(nameOf));
    const notAsked = new Set(
      recording()
        .map(nameOf)
        .filter((name) => !names.has(name)),
    );
    return (id: string) => new Set(written[id]?.filter((name) => !notAsked.has(name)));
  };
  /** Nobody looks at the third that is held out while making a model. */
  return { known, heldOut: asked.filter(isHeldOut), exceptionsIn };
}

/** Whether this platform's `URL` is the one of the lists of exceptions; another one may differ in a few references. */
export const isRecordedPlatform = recordedPrograms().some(
  ({ id, version }) => id === "node@20" && version.endsWith(`Ada ${process.versions.ada}`),
);

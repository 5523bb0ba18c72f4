/**
 * The lists of exceptions as they are today, and how often each model is wrong on the held-out third: scripts/generate/model-exceptions.js
 * writes them. Nobody looks at that third itself.
 */

import { PROGRAMS, type Program, TARGET_READERS } from "@urikit/programs";
import { isHeldOut, recording } from "@urikit/recordings";
import { askedToDial, missedDials, missedReadings, missedTargets, withBase } from "./missed.ts";

/** The content of each file of this folder. */
export function exceptionFiles(): ReadonlyMap<string, string> {
  const known = recording().filter((one) => !isHeldOut(one));
  const files = {
    "exceptions.json": missedReadings,
    "target-exceptions.json": missedTargets,
    "dial-exceptions.json": missedDials,
  };
  return new Map(
    Object.entries(files).map(([file, missed]) => {
      const isAsked = (program: Program) =>
        missed === missedReadings || (missed === missedTargets ? program.resolve : program.dials);
      const lists = [...PROGRAMS, ...TARGET_READERS].map(
        (one) => [one.id, isAsked(one) ? [...missed(one, known)] : []] as const,
      );
      const written = Object.fromEntries(lists.filter(([, list]) => list.length > 0));
      return [file, `${inAscii(JSON.stringify(written, null, 2))}\n`];
    }),
  );
}

/** The table of the README: what each model tells otherwise on the held-out third. `nameOf` gives the words for a program. */
export function heldOutTable(nameOf: (id: string) => string): string {
  const held = recording().filter(isHeldOut);
  const [all, based] = [held, withBase(held)].map(({ length }) => length.toLocaleString("en"));
  const rows = [...PROGRAMS, ...TARGET_READERS].map((one) => {
    const { id, version, resolve, dials } = one;
    const targets = resolve === undefined ? "–" : missedTargets(one, held).length;
    const asked = askedToDial(one, held).length.toLocaleString("en");
    const dialled = dials === undefined ? "–" : `${missedDials(one, held).length} of ${asked}`;
    return `| \`${id}\`: ${nameOf(id)} | ${version} | ${missedReadings(one, held).length} | ${targets} | ${dialled} |`;
  });
  return [
    `| program | version | reads otherwise, of ${all} | targets, of ${based} | dialled addresses |`,
    "| --- | --- | ---: | ---: | ---: |",
    ...rows.sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)),
  ].join("\n");
}

function inAscii(json: string): string {
  return json.replace(/[^\n\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

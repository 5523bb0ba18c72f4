/** The lists of exceptions as they are today: scripts/model-exceptions.js writes them. Nobody looks at the held-out third. */

import { PROGRAMS, type Program, TARGET_READERS } from "@urikit/programs";
import { isHeldOut } from "@urikit/recordings/question";
import { recording } from "@urikit/recordings/recording";
import { missedDials, missedReadings, missedTargets } from "./missed.ts";

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

function inAscii(json: string): string {
  return json.replace(/[^\n\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * The addresses that the models of programs connect to, beside those that the programs connected to:
 * tools/programs/recorded. As in recorded.test.ts, a model is made from two thirds of the recording.
 */

import { keyOf } from "@urikit/programs/question";
import { type Recorded, recordedPrograms } from "@urikit/programs/recording";
import { describe, expect, it, test } from "vitest";
import { PROGRAMS } from "../../src/index.ts";
import { exceptionsIn, heldOut, isRecordedPlatform, known, MOST_EXCEPTIONS } from "./thirds.ts";

/** What a model is known to connect to otherwise than its program; after a line break, the base. */
const exceptions = exceptionsIn("dial-exceptions.json");

const dialling = PROGRAMS.flatMap(({ dials, ...program }) =>
  dials === undefined ? [] : [{ ...program, dials }],
);

test("the programs that dial are those that were recorded dialling", () => {
  const recorded = recordedPrograms().filter(({ dials }) => dials);
  expect(new Set(dialling.map(({ id }) => id))).toEqual(new Set(recorded.map(({ id }) => id)));
});

describe.each(dialling)("$name", ({ id, isPlatform, resolve, dials }) => {
  const asked = (list: readonly Recorded[]) =>
    list.filter(({ base }) => base === undefined || resolve !== undefined);

  /** With a base, the program was let dial its target. */
  const dialled = ({ reference, base, answers }: Recorded) => {
    const url = base === undefined ? reference : answers.get(id)?.target;
    const address = typeof url === "string" ? dials(url) : undefined;
    return address === undefined ? false : `${address.host} ${address.port}`;
  };

  const missed = (list: readonly Recorded[]) =>
    asked(list)
      .filter((one) => dialled(one) !== one.answers.get(id)?.dials)
      .map(keyOf);

  it("connects where the program does, except for those that are written down", () => {
    if (!isPlatform || isRecordedPlatform) expect(new Set(missed(known))).toEqual(new Set(exceptions[id]));
    expect(missed(known).length).toBeLessThanOrEqual(asked(known).length * MOST_EXCEPTIONS);
  });

  // A number alone, as in recorded.test.ts.
  it("connects where the program does for at least 98 % of the held-out third", () => {
    expect(missed(heldOut).length).toBeLessThanOrEqual(asked(heldOut).length * MOST_EXCEPTIONS);
  });
});

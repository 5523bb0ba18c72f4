/**
 * The addresses that the models of programs connect to, and those that the programs connected to:
 * tools/programs/recorded. As in recorded.test.ts, a model is made from two thirds of the recording.
 */

import { eachOf } from "@urikit/abnf/extent";
import { PROGRAMS } from "@urikit/programs";
import { keyOf } from "@urikit/recordings/question";
import { type Recorded, recordedPrograms, recording } from "@urikit/recordings/recording";
import { describe, expect, it, test } from "vitest";
import { isRecordedPlatform, MOST_EXCEPTIONS, thirdsOf } from "./thirds.ts";

const { known, heldOut, exceptionsIn } = thirdsOf(eachOf(5, recording()));

/** The references for which a model is known to connect elsewhere than its program; after a line break, the base. */
const exceptions = exceptionsIn("dial-exceptions.json", keyOf);

const dialling = PROGRAMS.flatMap(({ dials, ...program }) =>
  dials === undefined ? [] : [{ ...program, dials }],
);

test("the programs that dial are among those that were recorded dialling", () => {
  const recorded = recordedPrograms().filter(({ dials }) => dials);
  expect(recorded.map(({ id }) => id)).toEqual(expect.arrayContaining(dialling.map(({ id }) => id)));
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
    const wrong = missed(known);
    if (!isPlatform || isRecordedPlatform) expect(new Set(wrong)).toEqual(exceptions(id));
    expect(wrong.length).toBeLessThanOrEqual(asked(known).length * MOST_EXCEPTIONS);
  });

  // A number alone, as in recorded.test.ts.
  it("connects where the program does for at least 98 % of the held-out third", () => {
    expect(missed(heldOut).length).toBeLessThanOrEqual(asked(heldOut).length * MOST_EXCEPTIONS);
  });
});

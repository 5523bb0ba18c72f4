/**
 * The addresses that the models of programs connect to, and those that the programs connected to:
 * minefield/recorded. As in recorded.test.ts, a model is made from two thirds of the recording.
 */

import { eachOf } from "@urikit/abnf/extent";
import { PROGRAMS } from "@urikit/programs";
import { keyOf, type Recorded, recordedPrograms, recording } from "@urikit/recordings";
import { describe, expect, it, test } from "vitest";
import { askedToDial, missedDials } from "./missed.ts";
import { isRecordedPlatform, MOST_EXCEPTIONS, thirdsOf } from "./thirds.ts";

const { known, heldOut, exceptionsIn } = thirdsOf(eachOf(5, recording()));

/** The references for which a model is known to connect elsewhere than its program; after a line break, the base. */
const exceptions = exceptionsIn("dial-exceptions.json", keyOf);

const dialling = PROGRAMS.filter(({ dials }) => dials !== undefined);

test("the models that dial are those of programs that were recorded dialling", () => {
  const recorded = new Set(recordedPrograms().flatMap(({ id, dials }) => (dials ? [id] : [])));
  const wrong = PROGRAMS.filter(({ id, dials }) => recorded.has(id) !== (dials !== undefined));
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

describe.each(dialling)("$name", (program) => {
  const { id, isPlatform } = program;
  const asked = (list: readonly Recorded[]) => askedToDial(program, list);
  const missed = (list: readonly Recorded[]) => missedDials(program, list);

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

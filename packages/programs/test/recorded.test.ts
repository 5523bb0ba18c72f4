/**
 * The models of programs compared with the programs' answers: minefield/recorded. A model is made from two thirds of
 * the recording; the other third, which nobody looks at while making one, tells how good it is.
 */

import { codePoint } from "@urikit/abnf/code-point";
import { eachOf, extent } from "@urikit/abnf/extent";
import { PROGRAMS, TARGET_READERS } from "@urikit/programs";
import { type Recorded, recordedPrograms, recording } from "@urikit/recordings";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { missedReadings } from "./missed.ts";
import { isRecordedPlatform, MOST_EXCEPTIONS, thirdsOf } from "./thirds.ts";

const { known, heldOut, exceptionsIn } = thirdsOf(eachOf(5, recording()));

/** The references that a model is known to read differently from its program. */
const exceptions = exceptionsIn("exceptions.json", ({ reference }) => reference);

/** Delimiters, parts of references, and half a character. */
const ODD_UNITS = [
  "http:",
  "//",
  "/",
  "..",
  "[",
  "]",
  "::1",
  "@",
  ":",
  "%",
  "%41",
  "?",
  "#",
  "\\",
  "é",
  "\ud83d",
];

describe.each([...PROGRAMS, ...TARGET_READERS])("$name", (program) => {
  const { id, version, isPlatform } = program;
  const missed = (list: readonly Recorded[]) => missedReadings(program, list);

  it("is the version that was recorded", () => {
    expect(recordedPrograms().find((one) => one.id === id)?.version).toBe(version);
  });

  it("reads every recorded reference as the program does, except those that are written down", () => {
    const wrong = missed(known);
    if (!isPlatform || isRecordedPlatform) expect(new Set(wrong)).toEqual(exceptions(id));
    expect(wrong.length).toBeLessThanOrEqual(known.length * MOST_EXCEPTIONS);
  });

  // A number alone: who mends a model by the references themselves has no third to measure it on.
  it("reads at least 98 % of the held-out third as the program does", () => {
    expect(missed(heldOut).length).toBeLessThanOrEqual(heldOut.length * MOST_EXCEPTIONS);
  });
});

test("a model reads or refuses any text, and throws no error", () => {
  const texts = fc.oneof(fc.string({ unit: codePoint }), fc.string({ unit: fc.constantFrom(...ODD_UNITS) }));
  const read = (text: string) => [...PROGRAMS, ...TARGET_READERS].every((one) => one.read(text) !== null);
  fc.assert(fc.property(texts, read), { numRuns: extent(15, 100) });
});

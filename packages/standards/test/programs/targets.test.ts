/**
 * The targets that the models of programs give, beside those that the programs gave: tools/programs/recorded. As in
 * recorded.test.ts, a model is made from two thirds of the recording.
 */

import { keyOf } from "@urikit/programs/question";
import { type Recorded, recordedPrograms } from "@urikit/programs/recording";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { PROGRAMS } from "../../src/index.ts";
import { exceptionsIn, heldOut, isRecordedPlatform, known, MOST_EXCEPTIONS } from "./thirds.ts";

/** Reference, line break and base of what a model is known to resolve otherwise than its program. */
const exceptions = exceptionsIn("target-exceptions.json");

const withBase = (list: readonly Recorded[]) => list.filter(({ base }) => base !== undefined);

const resolving = PROGRAMS.flatMap(({ resolve, ...program }) =>
  resolve === undefined ? [] : [{ ...program, resolve }],
);

test("the programs that resolve are those that were recorded resolving", () => {
  const recorded = recordedPrograms().filter(({ resolves }) => resolves);
  expect(new Set(resolving.map(({ id }) => id))).toEqual(new Set(recorded.map(({ id }) => id)));
});

describe.each(resolving)("$name", ({ id, isPlatform, resolve }) => {
  const missed = (list: readonly Recorded[]) =>
    withBase(list)
      .filter(({ reference, base = "", answers }) => {
        const target = resolve(reference, base);
        return (target.kind === "uri" && target.text) !== answers.get(id)?.target;
      })
      .map(keyOf);

  it("gives every recorded target, except those that are written down", () => {
    if (!isPlatform || isRecordedPlatform) expect(new Set(missed(known))).toEqual(new Set(exceptions[id]));
    expect(missed(known).length).toBeLessThanOrEqual(withBase(known).length * MOST_EXCEPTIONS);
  });

  // A number alone, as in recorded.test.ts.
  it("gives at least 98 % of the targets of the held-out third", () => {
    expect(missed(heldOut).length).toBeLessThanOrEqual(withBase(heldOut).length * MOST_EXCEPTIONS);
  });
});

test("a model resolves any two texts, or says by which habit it does not, and throws no error", () => {
  const pieces = fc.constantFrom(
    "http:",
    "foo:",
    "//",
    "/",
    "..",
    ".",
    "a",
    "@",
    ":80",
    "%2e",
    "?",
    "#",
    "\\",
    " ",
    "é",
  );
  const texts = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: pieces }));
  fc.assert(
    fc.property(texts, texts, (reference, base) =>
      resolving.every(({ resolve }) => {
        const target = resolve(reference, base);
        return target.kind === "uri" || (target.reason !== "" && target.section !== "");
      }),
    ),
    { numRuns: 40 },
  );
});

/**
 * The targets that the models of programs give, and those that the programs gave: minefield/recorded. As in
 * recorded.test.ts, a model is made from two thirds of the recording.
 */

import { codePoint } from "@urikit/abnf/code-point";
import { eachOf } from "@urikit/abnf/extent";
import { PROGRAMS } from "@urikit/programs";
import { isHeldOut, keyOf, type Recorded, recordedPrograms, recording } from "@urikit/recordings";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { missedTargets, withBase } from "./missed.ts";
import { isRecordedPlatform, MOST_EXCEPTIONS, thirdsOf } from "./thirds.ts";

const { known, exceptionsIn } = thirdsOf(eachOf(5, recording()));

/** The whole third: a fifth of it would be too few to measure on. */
const heldOut = recording().filter(isHeldOut);

/** Reference, line break and base of what a model is known to resolve differently from its program. */
const exceptions = exceptionsIn("target-exceptions.json", keyOf);

const resolving = PROGRAMS.filter(({ resolve }) => resolve !== undefined);

test("the models that resolve are those of programs that were recorded resolving", () => {
  const recorded = new Set(recordedPrograms().flatMap(({ id, resolves }) => (resolves ? [id] : [])));
  const wrong = PROGRAMS.filter(({ id, resolve }) => recorded.has(id) !== (resolve !== undefined));
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

describe.each(resolving)("$name", (program) => {
  const { id, isPlatform } = program;
  const missed = (list: readonly Recorded[]) => missedTargets(program, list);

  it("gives every recorded target, except those that are written down", () => {
    const wrong = missed(known);
    if (!isPlatform || isRecordedPlatform) expect(new Set(wrong)).toEqual(exceptions(id));
    expect(wrong.length).toBeLessThanOrEqual(withBase(known).length * MOST_EXCEPTIONS);
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
  const texts = fc.oneof(fc.string({ unit: codePoint }), fc.string({ unit: pieces }));
  fc.assert(
    fc.property(texts, texts, (reference, base) =>
      resolving.every(({ resolve }) => {
        const target = resolve?.(reference, base);
        if (target?.kind === "uri") return true;
        return target?.kind === "none" && target.reason.id !== "" && target.section !== "";
      }),
    ),
    { numRuns: 40 },
  );
});

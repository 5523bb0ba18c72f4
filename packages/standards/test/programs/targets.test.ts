/**
 * The targets that the models of programs give, beside those that the programs gave: tools/programs/recorded. As in
 * recorded.test.ts, a model is made from two thirds of the recording.
 */

import { readFileSync } from "node:fs";
import { isHeldOut, keyOf } from "@urikit/programs/question";
import { type Recorded, recordedPrograms, recording } from "@urikit/programs/recording";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { PROGRAMS, type ProgramId } from "../../src/index.ts";

const all = recording().filter(({ base }) => base !== undefined);
const heldOut = all.filter(isHeldOut);
const known = all.filter((one) => !isHeldOut(one));

/** Reference, line break and base of what a model is known to resolve otherwise than its program. */
const exceptions = JSON.parse(
  readFileSync(new URL("target-exceptions.json", import.meta.url), "utf8"),
) as Readonly<Partial<Record<ProgramId, readonly string[]>>>;

/** An exception is written down as such, and at most one in fifty may be. */
const MOST_EXCEPTIONS = 0.02;

/** Whether this platform's `URL` is the one of the recording; another one may differ in a few targets. */
const isRecordedPlatform = recordedPrograms().some(
  ({ id, version }) => id === "node" && version.endsWith(`Ada ${process.versions.ada}`),
);

const resolving = PROGRAMS.flatMap(({ resolve, ...program }) =>
  resolve === undefined ? [] : [{ ...program, resolve }],
);

test("the programs that resolve are those that were recorded resolving", () => {
  const recorded = recordedPrograms().filter(({ resolves }) => resolves);
  expect(new Set(resolving.map(({ id }) => id))).toEqual(new Set(recorded.map(({ id }) => id)));
});

describe.each(resolving)("$name", ({ id, isPlatform, resolve }) => {
  const missed = (list: readonly Recorded[]) =>
    list
      .filter(({ reference, base = "", answers }) => {
        const target = resolve(reference, base);
        return (target.kind === "uri" && target.text) !== answers.get(id)?.target;
      })
      .map(keyOf);

  it("gives every recorded target, except those that are written down", () => {
    if (!isPlatform || isRecordedPlatform) expect(new Set(missed(known))).toEqual(new Set(exceptions[id]));
    expect(missed(known).length).toBeLessThanOrEqual(known.length * MOST_EXCEPTIONS);
  });

  // A number alone, as in recorded.test.ts.
  it("gives at least 98 % of the targets of the held-out third", () => {
    expect(missed(heldOut).length).toBeLessThanOrEqual(heldOut.length * MOST_EXCEPTIONS);
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

/**
 * How well `confusions` and the verdict of `sideBySide` find where programs go to different hosts, on the third of the
 * recording that no model was made from. `npm test -- packages/standards/test/programs/measured.test.ts` prints the numbers. They are numbers alone: who
 * mends a model by the references themselves has no third to measure it on.
 */

import { isHeldOut } from "@urikit/programs/question";
import { type ComponentsRead, type Recorded, recording } from "@urikit/programs/recording";
import { expect, it } from "vitest";
import { decodesHosts, destinationOf } from "../../src/confusion/places.ts";
import { confusions, PROGRAMS, READERS, READERS_IN_USE, sideBySide } from "../../src/index.ts";

/** Each reference once, whatever its bases: models read it alone. */
const heldOut = [
  ...new Map(
    recording()
      .filter(isHeldOut)
      .map((one) => [one.reference, one] as const),
  ).values(),
];

/** The programs that tell hosts decoded: `%61` in one of them is no triplet. */
const decoding = new Set<string>(PROGRAMS.filter(decodesHosts).map(({ id }) => id));

/** Where the programs went that accepted the reference, by the recording. */
function recordedDestinations({ answers }: Recorded) {
  return [...answers]
    .filter(([, { reads }]) => reads !== false)
    .flatMap(([id, { reads }]) => destinationOf(reads as ComponentsRead, decoding.has(id)) ?? []);
}

function measured(isDangerous: (reference: string) => boolean) {
  const places = heldOut.map((one) => ({ one, went: recordedDestinations(one) }));
  const hostsOf = (one: (typeof places)[number]) =>
    new Set(one.went.map(({ host }) => host).filter((host) => host !== ""));
  const differing = places.filter((one) => hostsOf(one).size > 1);
  const agreeing = places.filter(({ went }) => new Set(went.map((one) => JSON.stringify(one))).size === 1);
  const found = differing.filter(({ one }) => isDangerous(one.reference)).length;
  const alarms = agreeing.filter(({ one }) => isDangerous(one.reference)).length;
  return { differing: differing.length, found, agreeing: agreeing.length, alarms };
}

it.each([
  ["confusions", (text: string) => confusions(text).some(({ verdict }) => verdict === "dangerous")],
  [
    "sideBySide with all readers",
    (text: string) => sideBySide(text, undefined, { readers: READERS }).verdict === "dangerous",
  ],
])(
  "%s finds at least 95 % of the different hosts in the held-out third, with at most 5 % false alarms",
  (name, isDangerous) => {
    const { differing, found, agreeing, alarms } = measured(isDangerous);
    process.stdout.write(
      `${name}: ${found} of ${differing} references with different hosts found, ${alarms} of ${agreeing} false alarms\n`,
    );
    expect(differing).toBeGreaterThan(100);
    expect(agreeing).toBeGreaterThan(100);
    expect(found / differing).toBeGreaterThanOrEqual(0.95);
    expect(alarms / agreeing).toBeLessThanOrEqual(0.05);
  },
);

/** How bad each verdict is. */
const RANKS = ["alike", "different", "caution", "dangerous"];

it("confusions and sideBySide judge by one rule: they differ only in what editions ask a server for", () => {
  for (const { reference } of recording().filter((_one, at) => at % 30 === 0)) {
    const worst = confusions(reference)[0]?.verdict ?? "alike";
    const { verdict, differences } = sideBySide(reference, undefined, { readers: READERS_IN_USE });
    if (verdict === "rejected") continue;
    const isTargetOnly = differences.filter(({ caution }) => caution).every(({ what }) => what === "target");
    const expected =
      isTargetOnly && RANKS.indexOf(worst) < RANKS.indexOf("caution") ? [worst, "caution"] : [worst];
    expect(expected, reference).toContain(verdict);
  }
});

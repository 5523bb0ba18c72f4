/**
 * How well the models find where programs go to different hosts, on the third of the recording that no model was made
 * from. `npm test -- packages/standards/test/programs/measured.test.ts` prints the numbers. They are numbers alone: who
 * mends a model by the references themselves has no third to measure it on.
 */

import { isHeldOut } from "@urikit/programs/question";
import { type ComponentsRead, type Recorded, recording } from "@urikit/programs/recording";
import { expect, it } from "vitest";
import { destinationOf } from "../../src/confusion/places.ts";
import { confusions, READERS_IN_USE } from "../../src/index.ts";

/** Each reference once, whatever its bases: models read it alone. */
const heldOut = [
  ...new Map(
    recording()
      .filter(isHeldOut)
      .map((one) => [one.reference, one] as const),
  ).values(),
];

/** Where the programs went that accepted the reference, by the recording. */
function recordedDestinations({ answers }: Recorded) {
  return [...answers]
    .filter(([, { reads }]) => reads !== false)
    .flatMap(([, { reads }]) => destinationOf(reads as ComponentsRead) ?? []);
}

function isDangerous({ reference }: Recorded): boolean {
  return confusions(reference, { readers: READERS_IN_USE }).some(({ verdict }) => verdict === "dangerous");
}

function measured() {
  const places = heldOut.map((one) => ({ one, went: recordedDestinations(one) }));
  const hostsOf = (one: (typeof places)[number]) =>
    new Set(one.went.map(({ host }) => host).filter((host) => host !== ""));
  const differing = places.filter((one) => hostsOf(one).size > 1);
  const agreeing = places.filter(({ went }) => new Set(went.map((one) => JSON.stringify(one))).size === 1);
  const found = differing.filter(({ one }) => isDangerous(one)).length;
  const alarms = agreeing.filter(({ one }) => isDangerous(one)).length;
  return { differing: differing.length, found, agreeing: agreeing.length, alarms };
}

it("finds at least 95 % of the different hosts in the held-out third, with at most 5 % false alarms", () => {
  const { differing, found, agreeing, alarms } = measured();
  process.stdout.write(
    `${found} of ${differing} references with different hosts found, ${alarms} of ${agreeing} false alarms\n`,
  );
  expect(differing).toBeGreaterThan(100);
  expect(agreeing).toBeGreaterThan(100);
  expect(found / differing).toBeGreaterThanOrEqual(0.95);
  expect(alarms / agreeing).toBeLessThanOrEqual(0.05);
});

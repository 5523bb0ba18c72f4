/**
 * How well `confusions` and the verdict of `sideBySide` find where programs go to different hosts, on the third of the
 * recording that no model was made from. `npm run prove -- packages/standards/test/programs/measured` prints the numbers; `npm test` asks about an eighth. They are numbers alone: who
 * mends a model by the references themselves has no third to measure it on.
 */

import { eachOf, extent } from "@urikit/abnf/extent";
import { PROGRAMS } from "@urikit/programs";
import { type ComponentsRead, isHeldOut, type Recorded, recording } from "@urikit/recordings";
import { confusions, READERS, READERS_IN_USE, sideBySide } from "@urikit/standards";
import { expect, it } from "vitest";
import {
  decodesHosts,
  destinationOf,
  isDialledApart,
  nameDialled,
} from "../src/readers/reading/destination.ts";
import { isOneName } from "../src/readers/reading/places.ts";

/** Each reference once, whatever its bases: models read it alone. */
const heldOut = eachOf(8, [
  ...new Map(
    recording()
      .filter(isHeldOut)
      .map((one) => [one.reference, one] as const),
  ).values(),
]);

/** The programs that tell hosts decoded: `%61` in one of them is not a triplet. */
const decoding = new Set<string>(PROGRAMS.filter(decodesHosts).map(({ id }) => id));

/** They write `http://` before what does not begin with it: nobody gives them another scheme, or none. */
const WRITES_HTTP: readonly string[] = ["needle", "superagent"];

const MODELLED: ReadonlySet<string> = new Set(PROGRAMS.map(({ id }) => id));

/** Where the programs that have models went that accepted the reference, by the recording. */
function recordedDestinations({ reference, answers }: Recorded) {
  const asked = [...answers].filter(
    ([id]) => MODELLED.has(id) && (/^https?:/i.test(reference) || !WRITES_HTTP.includes(id)),
  );
  return asked
    .filter(([, { reads }]) => reads !== false)
    .flatMap(([id, { reads, dials }]) => {
      const read = { ...(reads as ComponentsRead), path: "" };
      const destination = destinationOf(read, decoding.has(id));
      if (destination === undefined) return [];
      const isApart = typeof dials === "string" && isDialledApart(read, reference);
      return isApart
        ? { ...destination, host: nameDialled(dials.slice(0, dials.lastIndexOf(" "))) }
        : destination;
    });
}

function measured(isDangerous: (reference: string) => boolean) {
  const places = heldOut.map((one) => ({ one, went: recordedDestinations(one) }));
  const hostsOf = (one: (typeof places)[number]) => [
    ...new Set(one.went.map(({ host }) => host).filter((host) => host !== "")),
  ];
  // A name in UTF-8 and in Punycode asks for caution alone.
  const differing = places.filter((one) => {
    const [first = "", ...others] = hostsOf(one);
    return others.some((other) => !isOneName(first, other));
  });
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
  "%s finds at least 90 % of the different hosts in the held-out third, with at most 5 % false alarms",
  (name, isDangerous) => {
    const { differing, found, agreeing, alarms } = measured(isDangerous);
    process.stdout.write(
      `${name}: ${found} of ${differing} references with different hosts found, ${alarms} of ${agreeing} false alarms\n`,
    );
    expect(differing).toBeGreaterThan(extent(20, 100));
    expect(agreeing).toBeGreaterThan(extent(20, 100));
    expect(found / differing).toBeGreaterThanOrEqual(extent(0.85, 0.9)); // an eighth has few
    expect(alarms / agreeing).toBeLessThanOrEqual(0.05);
  },
);

/** How bad each verdict is. */
const RANKS = ["alike", "different", "caution", "dangerous"];

it("confusions and sideBySide judge by one rule: they differ only in what editions ask a server for", () => {
  for (const { reference } of recording().filter((_one, at) => at % extent(600, 30) === 0)) {
    const worst = confusions(reference)[0]?.verdict ?? "alike";
    const { verdict, differences } = sideBySide(reference, undefined, { readers: READERS_IN_USE });
    if (verdict === "rejected") continue;
    const isTargetOnly = differences.filter(({ caution }) => caution).every(({ what }) => what === "target");
    const expected =
      isTargetOnly && RANKS.indexOf(worst) < RANKS.indexOf("caution") ? [worst, "caution"] : [worst];
    expect(expected, reference).toContain(verdict);
  }
});

/** Where programs go with a reference and its base, and how that differs from where others go. */

import { decodesHosts, destinationOf, withKnownHost } from "../confusion/places.ts";
import { programNamed, readerOf } from "../confusion/program-readers.ts";
import { partsOf, withoutFragment } from "../parts.ts";
import { type Difference, marks, quoted } from "./differences.ts";
import { type Judgement, judgement } from "./judgement.ts";
import { canonicalResource, type Place } from "./places.ts";
import type { AskedProgram } from "./programs.ts";
import { readerName } from "./reader-name.ts";
import type { Comparison, Reader } from "./reading.ts";

/** Readers with the same target, in one spelling. */
interface TargetSet {
  readonly readers: Reader[];
  readonly place: Place;
  /** As the first of them tells it. */
  readonly target: string;
}

/** The differences of readers with different targets, one of which is a program. */
export function programTargetDifferences(
  comparison: Comparison,
  asked: readonly AskedProgram[],
): readonly Difference[] {
  const sets = targetSets(comparison, asked);
  return sets
    .flatMap((one, at) => sets.slice(at + 1).map((other) => [one, other] as const))
    .filter((pair) => pair.some((set) => programNamed(spokesmanOf(set)) !== undefined))
    .flatMap(([one, other]) => {
      const verdict = verdictOn(one.place, other.place, comparison);
      if (verdict === undefined) return [];
      const between = [spokesmanOf(one), spokesmanOf(other)] as const;
      const facts = [one, other].map(
        ({ target }, at) => `${readerName(between[at] ?? between[0])} resolves it to ${quoted(target)}`,
      );
      return [{ between, what: "target" as const, why: facts.join("; "), sections: [], ...marks(verdict) }];
    });
}

function verdictOn(one: Place, other: Place, { written }: Comparison): Judgement["verdict"] | undefined {
  const judged = judgement(one, other, written);
  if (judged !== undefined) return judged.verdict;
  return one.resource === other.resource ? undefined : "caution";
}

function spokesmanOf({ readers }: TargetSet): Reader {
  return (readers.find((reader) => programNamed(reader) !== undefined) ?? readers[0]) as Reader; // a set has a reader
}

function targetSets({ examined }: Comparison, asked: readonly AskedProgram[]): readonly TargetSet[] {
  const sets = new Map<string, TargetSet>();
  const add = (reader: Reader, place: Place, target: string) => {
    const { scheme, host, port, resource } = place;
    const key = JSON.stringify([scheme, host, port, resource]);
    const set = sets.get(key) ?? { readers: [], place, target };
    set.readers.push(reader);
    sets.set(key, set);
  };
  for (const { edition, place, reading } of examined)
    if (place?.resource !== undefined && reading.target !== undefined)
      add(edition.id, { ...place, ...withKnownHost(place) }, reading.target);
  for (const { program, reading, target } of asked) {
    const destination = destinationOf(reading, decodesHosts(program));
    if (target === undefined || destination === undefined) continue;
    const resource = canonicalResource(partsOf(withoutFragment(target)));
    add(readerOf(program), { ...destination, resource }, target);
  }
  return [...sets.values()];
}

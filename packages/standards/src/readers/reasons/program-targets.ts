/** Where programs go with a reference and its base, and how that differs from where others go. */

import { partsOf, withoutFragment } from "../../parts.ts";
import { statement } from "../../statement.ts";
import { type Judgement, judgement } from "../judgement/judgement.ts";
import { marks } from "../judgement/verdict.ts";
import { destinationBy, withKnownHost } from "../reading/destination.ts";
import { canonicalResource, type Place } from "../reading/places.ts";
import type { AskedProgram } from "../reading/programs.ts";
import { programNamed, type ReaderId, readerName, readerOf, spokesmanOf } from "../reading/readers.ts";
import type { Comparison, ReaderTarget } from "../reading/reading.ts";
import { type Difference, targetSentence } from "./differences.ts";

/** Readers with the same target, in one spelling. */
interface TargetSet {
  readonly readers: ReaderId[];
  readonly place: Place;
  /** As the first of them tells it. */
  readonly target: ReaderTarget;
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
      const why = statement(
        "both-sentences",
        targetSentence(readerName(between[0]), one.target, comparison),
        targetSentence(readerName(between[1]), other.target, comparison),
      );
      return [{ between, what: "target" as const, why, sections: [], ...marks(verdict) }];
    });
}

function verdictOn(one: Place, other: Place, { written }: Comparison): Judgement["verdict"] | undefined {
  const judged = judgement(one, other, written);
  if (judged !== undefined) return judged.verdict;
  return one.resource === other.resource ? undefined : "caution";
}

function targetSets({ examined }: Comparison, asked: readonly AskedProgram[]): readonly TargetSet[] {
  const sets = new Map<string, TargetSet>();
  const add = (reader: ReaderId, place: Place, target: ReaderTarget) => {
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
    const destination = target && reading && destinationBy(program, target, { reading });
    if (target === undefined || !destination) continue;
    const resource = canonicalResource(partsOf(withoutFragment(target)));
    add(readerOf(program), { ...destination, resource }, { uri: target });
  }
  return [...sets.values()];
}

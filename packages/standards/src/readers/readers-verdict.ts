/** The verdict on one reference, without the reasons: what a list of references is sorted by. */

import type { EditionId } from "../editions.ts";
import {
  type AspectVerdict,
  alarmsInUse,
  type DifferenceAspect,
  isRejected,
  programVerdicts,
  type ReadersAspect,
  type ReaderVerdict,
  verdictOn,
} from "./judgement/verdict.ts";
import { destinationsIn, type ReaderDestination } from "./reading/destinations.ts";
import { type AskedProgram, askAll, programRow } from "./reading/programs.ts";
import { READERS, type ReaderId, readersOptions } from "./reading/readers.ts";
import {
  type Comparison,
  compareEditions,
  SIDE_BY_SIDE_OPTIONS,
  type SideBySideOptions,
} from "./reading/reading.ts";
import { programTargetDifferences } from "./reasons/program-targets.ts";
import { differencesAmong } from "./side-by-side.ts";

/** The result of {@link readersVerdict}. */
export interface ReferenceVerdict {
  readonly verdict: ReaderVerdict;
  /** In what it is dangerous, or asks for caution, as the verdict says; each aspect once. */
  readonly aspects: readonly DifferenceAspect[];
  /** The editions that do not accept it. */
  readonly rejectedBy: readonly EditionId[];
  /** Where readers go, as `destinations` tells it; empty where there are no aspects. */
  readonly destinations: readonly ReaderDestination[];
}

/**
 * The verdict of {@link sideBySide} and what it is about, in less than half of its time, since no reason is looked for.
 * Unless readers are given, all are asked.
 *
 * @throws {TypeError} If `reference` or `base` is not a string, or there is no such reader.
 *
 * @example
 * ```ts
 * import { readersVerdict } from "@urikit/standards";
 *
 * const { verdict, aspects, rejectedBy } = readersVerdict("http://good.example\\@evil.example/");
 * verdict; // => "dangerous"
 * aspects; // => ["host"]
 * rejectedBy.at(-1); // => "rfc3986"
 * ```
 */
export function readersVerdict(
  reference: string,
  base?: string,
  options: SideBySideOptions = {},
): ReferenceVerdict {
  options = readersOptions(options, SIDE_BY_SIDE_OPTIONS);
  const { readers = READERS } = options;
  const comparison = compareEditions(reference, base, { ...options, readers });
  const asked = askAll(reference, base, readers);
  const found: readonly ReadersAspect[] = [
    ...differencesAmong(readers, comparison),
    ...verdictsOnPrograms(comparison, readers, asked),
  ];
  const differences = alarmsInUse(found, readers);
  const verdict = isRejected(comparison, asked.map(programRow)) ? "rejected" : verdictOn(differences);
  const aspects = aspectsOf(verdict, differences);
  const rejecting = comparison.examined.filter(({ reading }) => !reading.valid);
  return {
    verdict,
    aspects,
    rejectedBy: rejecting.map(({ edition }) => edition.id),
    destinations: aspects.length === 0 ? [] : destinationsIn(comparison, readers, asked),
  };
}

function verdictsOnPrograms(
  comparison: Comparison,
  readers: readonly ReaderId[],
  asked: readonly AskedProgram[],
): readonly ReadersAspect[] {
  if (asked.length === 0) return [];
  if (comparison.base === undefined) return programVerdicts(comparison, readers, asked);
  return programTargetDifferences(comparison, asked);
}

function aspectsOf(
  verdict: ReaderVerdict,
  differences: readonly AspectVerdict[],
): readonly DifferenceAspect[] {
  if (verdict !== "dangerous" && verdict !== "caution") return [];
  const alarming = differences.filter(({ dangerous, caution }) =>
    verdict === "dangerous" ? dangerous : caution,
  );
  return [...new Set(alarming.map(({ what }) => what))];
}

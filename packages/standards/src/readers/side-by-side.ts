/** One reference as editions and programs read it: their readings side by side, and how they differ. */

import { alarmsInUse, isRejected, type ReaderVerdict, verdictOn } from "./judgement/verdict.ts";
import { type AskedProgram, askAll, type ProgramRow, programRow } from "./reading/programs.ts";
import { READERS_OF_STANDARDS, type ReaderId, readersOptions } from "./reading/readers.ts";
import {
  type Comparison,
  compareEditions,
  type EditionReading,
  SIDE_BY_SIDE_OPTIONS,
  type SideBySideOptions,
} from "./reading/reading.ts";
import type { SplitterReading } from "./reading/splitter.ts";
import { programDifferences } from "./reasons/confusions.ts";
import { type Difference, differencesOf } from "./reasons/differences.ts";
import { programTargetDifferences } from "./reasons/program-targets.ts";

/** The result of {@link sideBySide}. */
export interface SideBySide {
  readonly reference: string;
  readonly base?: string;
  /** A reading for each edition, the oldest first. */
  readonly standards: readonly EditionReading[];
  /** The reading of a program that only splits the text (RFC 3986 Appendix B). */
  readonly appendixB: SplitterReading;
  /**
   * A reading for each program, in the order of `PROGRAMS` of `@urikit/programs`; undefined if no program was asked.
   */
  readonly programs?: readonly ProgramRow[];
  readonly differences: readonly Difference[];
  readonly verdict: ReaderVerdict;
}

/**
 * The readings of a reference side by side, with a base if there is one, and each difference with its reason.
 *
 * A difference is one between an edition and the next that reads the reference differently, between an edition and
 * a program that only splits the text by the expression of Appendix B, or between two sets of readers that do not
 * agree, one of which has a program: see `confusions`. Where programs are asked, an edition that no program follows makes
 * neither a danger nor a caution. With a base, programs that resolve references are compared by
 * their targets; of the others only the reading of the reference alone is given.
 *
 * @param options How the editions resolve, where their documents leave a choice; and who reads: unless given, all
 *   editions and Appendix B, and no program.
 * @throws {TypeError} If `reference` or `base` is not a string, or there is no such reader.
 *
 * @example
 * ```ts
 * import { sideBySide } from "@urikit/standards";
 *
 * const { standards, differences } = sideBySide("?y", "http://a/b/c/d;p?q");
 * standards.find(({ id }) => id === "rfc2396")?.target; // => { uri: "http://a/b/c/?y" }
 * standards.find(({ id }) => id === "rfc3986")?.target; // => { uri: "http://a/b/c/d;p?y" }
 * differences.some(({ caution }) => caution); // => true
 * sideBySide("http://example.org/").differences.some(({ caution }) => caution); // => false
 * const { programs, verdict } = sideBySide("http://0x7f.1/", undefined, { readers: ["curl", "go", "whatwg"] });
 * programs?.map(({ id, host }) => `${id}: ${host}`); // => ["curl: 127.0.0.1", "go: 0x7f.1"]
 * verdict; // => "dangerous"
 * ```
 */
export function sideBySide(reference: string, base?: string, options: SideBySideOptions = {}): SideBySide {
  const { readers = READERS_OF_STANDARDS, ...resolveOptions } = readersOptions(options, SIDE_BY_SIDE_OPTIONS);
  const comparison = compareEditions(reference, base, { ...resolveOptions, readers });
  const standards = comparison.examined.map(({ reading }) => reading);
  const asked = askAll(reference, base, readers);
  const programs = asked.map(programRow);
  const found = [
    ...differencesAmong(readers, comparison),
    ...(programs.length === 0 ? [] : differencesOfPrograms(comparison, readers, asked)),
  ];
  const differences = alarmsInUse(found, readers);
  return {
    reference,
    ...(base === undefined ? {} : { base }),
    standards,
    appendixB: comparison.splitter.reading,
    ...(programs.length === 0 ? {} : { programs }),
    differences,
    verdict: isRejected(comparison, programs) ? "rejected" : verdictOn(differences),
  };
}

/** The differences of editions, and of a program that only splits, that are among the readers. */
export function differencesAmong(
  readers: readonly ReaderId[],
  comparison: Comparison,
): readonly Difference[] {
  return differencesOf(comparison).filter(({ between }) =>
    between.every((reader) => readers.includes(reader)),
  );
}

/** With a base, targets are compared; without one, the places that readers go to. */
function differencesOfPrograms(
  comparison: Comparison,
  readers: readonly ReaderId[],
  asked: readonly AskedProgram[],
): readonly Difference[] {
  const { reference, base } = comparison;
  if (base === undefined) return programDifferences(reference, readers, asked);
  return programTargetDifferences(comparison, asked);
}

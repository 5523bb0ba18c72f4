/** One reference as editions and programs read it: their readings side by side, and how they differ. */

import { programNamed, readerOf, unknownReader } from "../confusion/program-readers.ts";
import type { ReadersOptions } from "../confusions.ts";
import type { EditionResolveOptions } from "../edition.ts";
import { EDITIONS, type EditionId } from "../editions.ts";
import { PROGRAMS } from "../programs.ts";
import { type Difference, differencesOf, leadElsewhere, splitsElsewhere } from "./differences.ts";
import { hiddenPieces, holdsAny, withoutPieces } from "./hidden-pieces.ts";
import { isGuessed } from "./judgement.ts";
import { programTargetDifferences } from "./program-targets.ts";
import {
  type AskedProgram,
  type AspectVerdict,
  askAll,
  type ProgramRow,
  programDifferences,
  programRow,
} from "./programs.ts";
import {
  type Comparison,
  type EditionReading,
  type ExaminedEdition,
  examineAll,
  type Reader,
} from "./reading.ts";
import type { SplitterReading } from "./splitter.ts";

/**
 * What all readers together make of a reference. `rejected`: no edition accepts it, and no program that does finds a host,
 * except by a guess.
 * `dangerous`: a difference is dangerous; `caution`: one asks for caution. `different`: another difference in what is
 * accepted, or in the target. `alike`: nothing but other names for components, and other normal forms.
 */
export type Verdict = "alike" | "different" | "caution" | "dangerous" | "rejected";

/** The result of {@link sideBySide}. */
export interface SideBySide {
  readonly reference: string;
  readonly base?: string;
  /** A reading for each edition, the oldest first. */
  readonly standards: readonly EditionReading[];
  /** The reading of a program that only splits the text (RFC 3986 Appendix B). */
  readonly appendixB: SplitterReading;
  /**
   * A reading for each program, in the order of {@link PROGRAMS}; undefined if no program was asked.
   */
  readonly programs?: readonly ProgramRow[];
  readonly differences: readonly Difference[];
  readonly verdict: Verdict;
}

/** How the editions resolve, and who reads. */
export interface SideBySideOptions extends EditionResolveOptions, ReadersOptions {}

/** All editions, and a program that only splits. */
const READERS_OF_STANDARDS: readonly Reader[] = [...EDITIONS.map(({ id }) => id), "appendix-b"];

/** Everyone who reads: all editions, a program that only splits (RFC 3986 Appendix B), and all programs. */
export const READERS: readonly Reader[] = [...READERS_OF_STANDARDS, ...PROGRAMS.map(readerOf)];

/**
 * The readings of a reference side by side, with a base if there is one, and each difference with its reason.
 *
 * A difference is one between an edition and the next that reads the reference differently, between an edition and
 * a program that only splits the text by the expression of Appendix B, or between two sets of readers that do not
 * agree, one of which has a program: see `confusions`. With a base, programs that resolve references are compared by
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
 * standards.map(({ target }) => target);
 * // => [undefined, "http://a/b/c/d;p?y", "http://a/b/c/?y", "http://a/b/c/?y", "http://a/b/c/d;p?y", "http://a/b/c/d;p?y", "http://a/b/c/d;p?y"]
 * differences.some(({ caution }) => caution); // => true
 * sideBySide("http://example.org/").differences.some(({ caution }) => caution); // => false
 * const { programs, verdict } = sideBySide("http://0x7f.1/", undefined, { readers: ["curl", "go", "whatwg"] });
 * programs?.map(({ id, host }) => `${id}: ${host}`); // => ["curl: 127.0.0.1", "go: 0x7f.1"]
 * verdict; // => "dangerous"
 * ```
 */
export function sideBySide(reference: string, base?: string, options: SideBySideOptions = {}): SideBySide {
  const { readers = READERS_OF_STANDARDS, ...resolveOptions } = options;
  const comparison = compareEditions(reference, base, { ...resolveOptions, readers });
  const standards = comparison.examined.map(({ reading }) => reading);
  const asked = askAll(reference, base, readers);
  const programs = asked.map(programRow);
  const pieces = hiddenPieces(reference, base ?? "");
  const differences = [
    ...differencesAmong(readers, comparison),
    ...(programs.length === 0 ? [] : differencesOfPrograms(comparison, readers, asked)),
  ].map((one) => withoutSecrets(one, pieces));
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
export function differencesAmong(readers: readonly Reader[], comparison: Comparison): readonly Difference[] {
  return differencesOf(comparison).filter(({ between }) =>
    between.every((reader) => readers.includes(reader)),
  );
}

/** What readers make of a password is no password to them, and their targets may show it. */
function withoutSecrets(difference: Difference, pieces: readonly string[]): Difference {
  const { why, reason } = difference;
  if (!holdsAny(`${why} ${reason ?? ""}`, pieces)) return difference;
  const shown = { ...difference, why: withoutPieces(why, pieces) };
  return reason === undefined ? shown : { ...shown, reason: withoutPieces(reason, pieces) };
}

/** With a base, targets are compared; without one, the places that readers go to. */
function differencesOfPrograms(
  comparison: Comparison,
  readers: readonly Reader[],
  asked: readonly AskedProgram[],
): readonly Difference[] {
  const { reference, base } = comparison;
  if (base === undefined) return programDifferences(reference, readers, asked);
  return programTargetDifferences(comparison, asked);
}

/** Refuses a reader that nobody knows. */
function requireReaders(readers: readonly Reader[]): void {
  const unknown = readers.find((reader) => !READERS_OF_STANDARDS.includes(reader) && !programNamed(reader));
  if (unknown !== undefined) throw unknownReader(unknown);
}

/** The verdict on what readers differ in. */
export function verdictOn(differences: readonly AspectVerdict[]): Verdict {
  if (differences.some(({ dangerous }) => dangerous)) return "dangerous";
  if (differences.some(({ caution }) => caution)) return "caution";
  const changesReading = ({ what }: AspectVerdict) => what !== "components" && what !== "normal form";
  return differences.some(changesReading) ? "different" : "alike";
}

/**
 * Whether all editions refuse it, and no program goes anywhere: one that finds no host takes nearly any text for a path,
 * and curl guesses a host in nearly any. Where only programs are asked, all must refuse it.
 */
export function isRejected(
  { examined, written }: Comparison,
  programs: readonly Pick<ProgramRow, "valid" | "host">[],
): boolean {
  if (examined.length === 0) return !programs.some(({ valid }) => valid);
  if (examined.some(({ reading }) => reading.valid)) return false;
  return isGuessed(written) || !programs.some(({ host }) => host);
}

/** Two editions, or an edition and a program that only splits (Appendix B), that read a reference differently. */
export interface Disagreement {
  readonly between: readonly [EditionId, Reader];
  /** `validity`: only one accepts it. `destination`: both do, and lead to different places. */
  readonly what: "validity" | "destination";
}

/**
 * Every pair of editions that read a reference differently: only one of them accepts it, or they lead to different
 * places; and every edition that accepts it and leads to another place than a program that only splits it.
 *
 * @throws {TypeError} If `reference` or `base` is not a string.
 *
 * @example
 * ```ts
 * import { disagreements } from "@urikit/standards";
 *
 * disagreements("http://example.org/").length; // => 0
 * disagreements("http://1.2.3/").filter(({ what }) => what === "destination").map(({ between }) => between.join());
 * // => ["rfc2396bis-01,whatwg", "rfc3986,whatwg", "whatwg,appendix-b"]
 * ```
 */
export function disagreements(reference: string, base?: string): readonly Disagreement[] {
  const comparison = compareEditions(reference, base);
  const { examined } = comparison;
  const pairs = examined.flatMap((one, index) =>
    examined.slice(index + 1).flatMap((other) => {
      const what = disagreement(one, other);
      return what === undefined ? [] : [{ between: [one.edition.id, other.edition.id] as const, what }];
    }),
  );
  const strays = examined.filter((one) => splitsElsewhere(one, comparison));
  return [
    ...pairs,
    ...strays.map(({ edition }) => ({
      between: [edition.id, "appendix-b"] as const,
      what: "destination" as const,
    })),
  ];
}

function disagreement(one: ExaminedEdition, other: ExaminedEdition): Disagreement["what"] | undefined {
  if (one.reading.valid !== other.reading.valid) return "validity";
  if (!one.reading.valid) return undefined;
  return leadElsewhere(one, other) ? "destination" : undefined;
}

/** The readings of the editions among the readers. */
export function compareEditions(
  reference: string,
  base: string | undefined,
  options: SideBySideOptions = {},
): Comparison {
  if (typeof reference !== "string") throw new TypeError("the reference must be a string");
  if (base !== undefined && typeof base !== "string") throw new TypeError("the base must be a string");
  const { readers = READERS_OF_STANDARDS, ...resolveOptions } = options;
  requireReaders(readers);
  const editions = EDITIONS.filter(({ id }) => readers.includes(id));
  return examineAll(editions, reference, { ...resolveOptions, base });
}

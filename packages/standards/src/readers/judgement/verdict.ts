/** The verdict on a reference, by everything in which its readers differ. */

import type { AskedProgram, ProgramRow } from "../reading/programs.ts";
import { isInUse, programNamed, type ReaderId, spokesmanOf } from "../reading/readers.ts";
import type { Comparison } from "../reading/reading.ts";
import { isGuessed } from "../reading/written.ts";
import { hasProgram, judgedPairs, setsOf } from "./agreements.ts";
import type { PlaceVerdict } from "./judgement.ts";

/** The aspect in which two readings differ. */
export type DifferenceAspect =
  | "validity"
  | "scheme"
  | "host"
  | "port"
  | "target"
  | "components"
  | "normal form";

/** In what two readers differ, and how bad that is. */
export interface AspectVerdict extends Marks {
  readonly what: DifferenceAspect;
}

/** How bad a difference is. */
export interface Marks {
  /**
   * Whether the two go to different hosts, to different ports of one, or by different schemes, or only one goes to a host
   * though no authority is written: by the target, if there is one. Another name or spelling for the same thing is not
   * dangerous.
   */
  readonly dangerous: boolean;
  /**
   * `true` where only one of the two tells the host, or where a host is guessed, as no authority is written; and where
   * the two ask one server for different paths or queries. Absent elsewhere.
   */
  readonly caution?: true;
}

/** How bad it is, as a difference says it. */
export function marks(verdict: PlaceVerdict): Marks {
  return { dangerous: verdict === "dangerous", ...(verdict === "caution" ? { caution: true as const } : {}) };
}

/**
 * The verdict of all readers together on a reference. `rejected`: no edition accepts it, and no program that does finds
 * a host, except by a guess. `dangerous`: a difference is dangerous; `caution`: one asks for caution. `different`:
 * another difference in what is accepted, or in the target. `alike`: nothing but other names for components, and other
 * normal forms.
 */
export type ReaderVerdict = "alike" | "different" | "caution" | "dangerous" | "rejected";

/** In what two readers differ, and who they are. */
export interface ReadersAspect extends AspectVerdict {
  readonly between: readonly [ReaderId, ReaderId];
}

/**
 * The same differences; where programs are asked, an edition that no program follows raises no alarm. One that a program
 * follows needs no reason of its own: the program differs from the others too.
 */
export function alarmsInUse<T extends ReadersAspect>(
  differences: readonly T[],
  readers: readonly ReaderId[],
): readonly T[] {
  if (!readers.some((reader) => programNamed(reader) !== undefined)) return differences;
  return differences.map((difference) => {
    if (difference.between.every(isInUse)) return difference;
    const { caution: _, ...rest } = difference;
    return { ...rest, ...marks("different") } as T; // caution is optional
  });
}

/** The verdict on what readers differ in. */
export function verdictOn(differences: readonly AspectVerdict[]): ReaderVerdict {
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

/** How sets of readers differ, one of which has a program, without the reasons, which take most of the time. */
export function programVerdicts(
  { reference, written }: Pick<Comparison, "reference" | "written">,
  readers: readonly ReaderId[],
  asked: readonly AskedProgram[],
): readonly ReadersAspect[] {
  const pairs = judgedPairs(setsOf(reference, readers, asked), written).filter(hasProgram);
  return pairs.map(({ what, verdict, between: [one, other] }) => ({
    between: [spokesmanOf(one), spokesmanOf(other)] as const,
    what,
    ...marks(verdict),
  }));
}

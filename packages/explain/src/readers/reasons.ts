/** Why readers differ: each reason once, with the readers that it is about, and where it is written. */

import type { HabitIdea } from "@urikit/programs";
import {
  type Confusion,
  confusions,
  type Difference,
  EDITIONS,
  READERS,
  type ReaderId,
  type ReaderVerdict,
} from "@urikit/standards";
import type { Statement } from "urikit/words";
import { ownName } from "./names.ts";
import type { Told } from "./summary.ts";

/** One reason why readers differ. */
export interface Reason {
  /** The programs that it is about; empty where the sentence names the readers itself. */
  readonly names: readonly string[];
  readonly sentence: Statement;
  readonly sources: readonly string[];
  /** The habit of programs that it is, if it is one. */
  readonly habit?: HabitIdea;
}

/** The reasons; none where all readers agree. */
export function reasonsOf(told: Told): readonly Reason[] {
  const { verdict } = told.comparison;
  if (verdict === "alike") return [];
  const changes = changesBehind(told);
  const partings = partingsBehind(told, verdict);
  const alarms = [
    ...changes,
    ...habitsIn(changes.length > 0 ? partings.filter(isMoreThanStandard) : partings),
  ];
  return alarms.length > 0 ? alarms : refusal(told);
}

/** Whether no program parts from the other as one that reads as the URL Standard says: how that parts, a change says. */
function isMoreThanStandard(partings: Partings): boolean {
  return partings.every(({ source }) => source !== URL_STANDARD);
}

/** Where the habit of those programs is written. */
const URL_STANDARD = "WHATWG URL §4.4";

type Partings = Confusion["partings"];

/** The differences between two sets of readers, wherever that is as bad as the verdict says. */
function partingsBehind(
  { reference, comparison: { base } }: Told,
  verdict: ReaderVerdict,
): readonly Partings[] {
  if (base !== undefined || verdict === "different" || verdict === "rejected") return [];
  const found = confusions(reference, { readers: READERS });
  return found.filter((one) => one.verdict === verdict).map(({ partings }) => partings);
}

interface Habit {
  readonly says: Statement;
  readonly readers: Set<ReaderId>;
  readonly source: string;
  readonly idea: HabitIdea | undefined;
}

/** The habits of programs, each once. */
function habitsIn(partings: readonly Partings[]): readonly Reason[] {
  const habits = new Map<string, Habit>();
  for (const { reader, says, source, idea } of partings.flat()) {
    const key = JSON.stringify(says);
    const habit = habits.get(key) ?? { says, readers: new Set(), source, idea };
    habits.set(key, habit);
    habit.readers.add(reader);
  }
  return [...habits.values()].map(({ says, readers, source, idea }) => ({
    names: [...readers].map(ownName),
    sentence: says,
    sources: [source],
    ...(idea === undefined ? {} : { habit: idea }),
  }));
}

/** The changes from one edition to the next that are dangerous, or ask for caution, each once. */
function changesBehind({ comparison: { differences } }: Told): readonly Reason[] {
  const alarming = differences.filter(({ dangerous, caution }) => dangerous || caution);
  const reasons = new Map(
    alarming
      .filter(isOfEditions)
      .map(({ reason, sections }) => [JSON.stringify(reason), { reason, sections }]),
  );
  return [...reasons.values()].flatMap(({ reason, sections }) =>
    reason === undefined ? [] : [{ names: [], sentence: reason, sources: sections }],
  );
}

function isOfEditions({ between }: Difference): boolean {
  return between.every((reader) => reader === "appendix-b" || EDITIONS.some(({ id }) => id === reader));
}

/** The objection of RFC 3986, or else that of the last edition that refuses it. */
function refusal({ comparison: { standards } }: Told): readonly Reason[] {
  const refusing = standards.filter((one) => one.error !== undefined);
  const { id, error } = refusing.find((one) => one.id === "rfc3986") ?? refusing.at(-1) ?? {};
  if (id === undefined || error === undefined) return [];
  return [{ names: [ownName(id)], sentence: error.problem, sources: [error.section] }];
}

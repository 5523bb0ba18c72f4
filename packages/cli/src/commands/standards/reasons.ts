/** Why readers differ: each reason once, with the readers that it is about, and where it is written. */

import {
  type Confusion,
  confusions,
  type Difference,
  EDITIONS,
  type HabitIdea,
  READERS,
  type Reader,
  type Verdict,
} from "@urikit/standards";
import { printable } from "urikit";
import { wrapped } from "../../display/layout.ts";
import type { Screen } from "../../display/terminal.ts";
import { ownName } from "./readers.ts";
import type { Told } from "./summary.ts";

/** One reason why readers differ. */
export interface Reason {
  /** The programs that it is about; empty where the sentence names the readers itself. */
  readonly names: readonly string[];
  readonly sentence: string;
  readonly sources: readonly string[];
  /** The habit of programs that it is, if it is one. */
  readonly habit?: HabitIdea;
}

/** The reasons below a heading, if there are any. */
export function reasonLines(told: Told, screen: Screen): string[] {
  const reasons = reasonsOf(told);
  if (reasons.length === 0) return [];
  const { colors, width, words } = screen;
  return [
    "",
    colors.bold(words.label("why")),
    ...reasons.flatMap(({ names, sentence, sources }) => {
      const text = printable(words.reading(names, sentence, told.reference));
      const cited = sources.filter((source) => !sentence.includes(source)).join("; ");
      return [
        ...wrapped(text, width, INDENT),
        ...(cited === "" ? [] : wrapped(INDENT + printable(cited), width, INDENT).map(colors.dim)),
      ];
    }),
  ];
}

const INDENT = "  ";

/** The reasons as data. */
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

/** What parts two sets of readers, wherever that is as bad as the verdict says. */
function partingsBehind({ reference, comparison: { base } }: Told, verdict: Verdict): readonly Partings[] {
  if (base !== undefined || verdict === "different" || verdict === "rejected") return [];
  const found = confusions(reference, { readers: READERS });
  return found.filter((one) => one.verdict === verdict).map(({ partings }) => partings);
}

interface Habit {
  readonly readers: Set<Reader>;
  readonly source: string;
  readonly idea: HabitIdea | undefined;
}

/** The habits of programs, each once. */
function habitsIn(partings: readonly Partings[]): readonly Reason[] {
  const habits = new Map<string, Habit>();
  for (const { reader, says, source, idea } of partings.flat()) {
    const habit = habits.get(says) ?? { readers: new Set(), source, idea };
    habits.set(says, habit);
    habit.readers.add(reader);
  }
  return [...habits].map(([says, { readers, source, idea }]) => ({
    names: [...readers].map(ownName),
    sentence: says,
    sources: [source],
    ...(idea === undefined ? {} : { habit: idea }),
  }));
}

/** The changes from one edition to the next that are dangerous, or ask for caution, each once. */
function changesBehind({ comparison: { differences } }: Told): readonly Reason[] {
  const alarming = differences.filter(({ dangerous, caution }) => dangerous || caution);
  const reasons = new Map(alarming.filter(isOfEditions).map(({ reason, sections }) => [reason, sections]));
  return [...reasons].flatMap(([sentence, sources]) =>
    sentence === undefined ? [] : [{ names: [], sentence, sources }],
  );
}

function isOfEditions({ between }: Difference): boolean {
  return between.every((reader) => reader === "appendix-b" || EDITIONS.some(({ id }) => id === reader));
}

/** What RFC 3986 says against it, or else the last edition that refuses it. */
function refusal({ comparison: { standards } }: Told): readonly Reason[] {
  const refusing = standards.filter((one) => one.error !== undefined);
  const { id, error } = refusing.find((one) => one.id === "rfc3986") ?? refusing.at(-1) ?? {};
  if (id === undefined || error === undefined) return [];
  return [{ names: [ownName(id)], sentence: error.message, sources: [error.section] }];
}

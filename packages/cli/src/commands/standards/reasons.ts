/** Why readers differ: each reason once, with the readers that it is about, and where it is written. */

import { confusions, type Difference, EDITIONS, READERS, type Reader, type Verdict } from "@urikit/standards";
import { printable } from "urikit";
import { wrapped } from "../../display/layout.ts";
import type { Screen } from "../../display/terminal.ts";
import { ownName } from "./readers.ts";
import type { Told } from "./summary.ts";

/** One reason. */
interface Reason {
  /** The programs that it is about; empty where the sentence names the readers itself. */
  readonly names: readonly string[];
  readonly sentence: string;
  readonly sources: readonly string[];
}

/** The reasons below a heading, if there are any. */
export function reasonLines(told: Told, screen: Screen): string[] {
  const reasons = reasonsOf(told);
  if (reasons.length === 0) return [];
  const { colors, width } = screen;
  return [
    "",
    colors.bold("why"),
    ...reasons.flatMap(({ names, sentence, sources }) => {
      const subject = names.length === 0 ? "" : `${names.join(", ")}: `;
      const text = printable(`${subject}${sentence}`);
      const cited = sources.filter((source) => !sentence.includes(source)).join("; ");
      return [
        ...wrapped(text, width, INDENT),
        ...(cited === "" ? [] : wrapped(INDENT + printable(cited), width, INDENT).map(colors.dim)),
      ];
    }),
  ];
}

const INDENT = "  ";

function reasonsOf(told: Told): readonly Reason[] {
  const { verdict } = told.comparison;
  if (verdict === "alike") return [];
  const changes = changesBehind(told);
  const habits = habitsBehind(told, verdict);
  const alarms = [...(changes.length > 0 ? habits.filter(isMoreThanStandard) : habits), ...changes];
  return alarms.length > 0 ? alarms : refusal(told);
}

/** Whether it says more than that a program reads as the URL Standard says: what that is, a change says. */
function isMoreThanStandard({ sources }: Reason): boolean {
  return sources.some((source) => source !== URL_STANDARD);
}

/** Where the habit of those programs is written. */
const URL_STANDARD = "WHATWG URL §4.4";

/** The habits that part programs where that is as bad as the verdict says, each once. */
function habitsBehind({ reference, comparison: { base } }: Told, verdict: Verdict): readonly Reason[] {
  if (base !== undefined || verdict === "different" || verdict === "rejected") return [];
  const habits = new Map<string, { readonly readers: Set<Reader>; readonly source: string }>();
  for (const { partings } of confusions(reference, { readers: READERS }).filter(
    (one) => one.verdict === verdict,
  ))
    for (const { reader, says, source } of partings) {
      const habit = habits.get(says) ?? { readers: new Set(), source };
      habits.set(says, habit);
      habit.readers.add(reader);
    }
  return [...habits].map(([says, { readers, source }]) => ({
    names: [...readers].map(ownName),
    sentence: says,
    sources: [source],
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

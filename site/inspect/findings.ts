/**
 * Dangerous, misleading and careless places of a text: in one of several words, about the references in it. Most are found
 * at once; where programs must be asked, `judge.worker.ts` asks them. That it is not a reference is no finding here: the
 * verdict says it.
 */

import { auditAtOnce, type Finding, SEVERITIES } from "@urikit/audit/at-once";
import type { FoundInText } from "urikit/context";
import { type Answer, LONGEST_EXPLAINED } from "./answer.ts";

/** The findings of texts that only programs can judge. */
export type Judged = ReadonlyMap<string, readonly Finding[]>;

/** A reference whose findings are told, where they are in the text that is shown, and those that are found at once. */
export interface Subject {
  readonly text: string;
  readonly place: (finding: Finding) => Pick<Finding, "from" | "to">;
  /** Undefined where programs must be asked. */
  readonly atOnce: readonly Finding[] | undefined;
}

/** Undefined for a text that is too long, and for one that nobody would read as a reference. */
export function subjectsOf({ text, asked, notice }: Answer): Subject[] | undefined {
  if (text.length > LONGEST_EXPLAINED) return undefined;
  if (notice?.found !== undefined) return notice.found.map(subjectIn);
  return asked === undefined ? undefined : [{ text, place: (finding) => finding, atOnce: auditAtOnce(text) }];
}

/** A reference in a text. What is not written as it is read is one place. */
function subjectIn({ reference, guess, raw, offset, end }: FoundInText): Subject {
  const text = guess ?? reference;
  return {
    text,
    place: ({ from, to }) =>
      text === raw ? { from: from + offset, to: to + offset } : { from: offset, to: end },
    atOnce: auditAtOnce(text),
  };
}

/** The texts that the programs must be asked about. */
export function toJudge(subjects: readonly Subject[] | undefined): string[] {
  return (subjects ?? []).filter(({ atOnce }) => atOnce === undefined).map(({ text }) => text);
}

/** All of them, the worst first. Undefined where there are no subjects, and where `judged` lacks one. */
export function findingsIn(
  subjects: readonly Subject[] | undefined,
  judged: Judged,
): readonly Finding[] | undefined {
  const all: Finding[] = [];
  for (const { text, place, atOnce } of subjects ?? []) {
    const found = atOnce ?? judged.get(text);
    if (found === undefined) return undefined;
    all.push(...found.filter(({ id }) => id !== "not-a-reference").map((one) => ({ ...one, ...place(one) })));
  }
  return subjects && all.sort(byHarm);
}

function byHarm(one: Finding, other: Finding): number {
  return SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity);
}

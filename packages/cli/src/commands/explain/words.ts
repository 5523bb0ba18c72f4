/** All that `uri explain` can explain, by their words: components, codes of errors, findings, rules, habits. */

import { type Explanation, FINDINGS, GUARD_REASONS } from "@urikit/audit";
import { HABITS, type HabitDescription } from "@urikit/standards";
import { COMPONENT_TEXTS, type ComponentText } from "./components.ts";
import { ERROR_CODES, type ErrorCodeText } from "./error-codes.ts";
import { NORMALIZATION_RULES, type NormalizationRuleText, stepOf } from "./normalization-rules.ts";

/** A word and what it means. Two kinds may share a word: `backslash` is an error, a finding and a habit. */
export type Entry =
  | ({ readonly kind: "component"; readonly id: string } & ComponentText)
  | ({ readonly kind: "error-code"; readonly id: string } & ErrorCodeText)
  | ({ readonly kind: "finding" | "guard-reason" } & Explanation)
  | ({ readonly kind: "normalization-rule"; readonly id: string } & RuleWithStep)
  | ({ readonly kind: "habit" } & HabitDescription);

interface RuleWithStep extends NormalizationRuleText {
  readonly section: string;
  /** The example after it. */
  readonly after: string;
}

/** The headings of the kinds, in the order in which they are listed. */
export const KINDS: readonly (readonly [kind: Entry["kind"], name: string, heading: string])[] = [
  ["component", "component", "Components of a reference"],
  ["error-code", "error code", "Error codes"],
  ["finding", "finding of uri audit", "Findings of uri audit"],
  ["guard-reason", "reason of uri guard", "Reasons of uri guard"],
  ["normalization-rule", "normalization rule", "Normalization rules"],
  ["habit", "habit of programs", "Habits of programs"],
];

/** All entries, kind by kind. */
export function allEntries(): readonly Entry[] {
  return [
    ...Object.entries(COMPONENT_TEXTS).map(([id, text]) => ({ kind: "component" as const, id, ...text })),
    ...Object.entries(ERROR_CODES).map(([id, text]) => ({ kind: "error-code" as const, id, ...text })),
    ...FINDINGS.map((finding) => ({ kind: "finding" as const, ...finding })),
    ...GUARD_REASONS.map((reason) => ({ kind: "guard-reason" as const, ...reason })),
    ...Object.entries(NORMALIZATION_RULES).map(([id, text]) => ruleEntry(id, text)),
    ...HABITS.map((habit) => ({ kind: "habit" as const, ...habit })),
  ];
}

function ruleEntry(id: string, text: NormalizationRuleText): Entry {
  const { section = "", after = "" } = stepOf(id, text.example) ?? {};
  return { kind: "normalization-rule", id, ...text, section, after };
}

/** What is said of an entry in a line. */
export function titleOf(entry: Entry): string {
  return entry.kind === "normalization-rule" ? entry.what : entry.title;
}

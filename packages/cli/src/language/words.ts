/** What the command says to a person besides data: the reasons of errors, findings, and the words beside them; in English. */

import type { Finding, Severity } from "@urikit/audit/at-once";
import type { UriReference, UriSyntaxError } from "urikit";
import { kindOf } from "../commands/inspect/kinds.ts";
import { ENGLISH_PLAN, type PlanWords } from "../commands/plan/plan-words.ts";
import type { Suggestion } from "../commands/repair/guesses.ts";

/** An error, and what of the library it was made of, if it was. */
export interface ToldError {
  readonly index: number;
  readonly code: string;
  readonly message: string;
  readonly cause?: UriSyntaxError;
}

/** The words of a language. */
export interface Words {
  /** What is wrong with a line, in one line. */
  error(error: ToldError): string;
  /** A finding with its message and its advice. */
  finding<One extends Pick<Finding, "id" | "message">>(finding: One, text: string): One;
  /** What `uri explain` says of a word of a kind; undefined where there is only the English. */
  explanation(kind: string, id: string): object | undefined;
  severity(severity: Severity): string;
  readonly noFindings: string;
  /** How many findings of each severity: `1 danger, 2 hints`. */
  counts(counts: readonly (readonly [severity: Severity, count: number])[]): string;
  /** After something that is said several times. */
  times(count: number): string;
  /** After one of several that differ. */
  more(count: number): string;
  /** Before what is wrong. */
  readonly invalid: string;
  readonly noPlan: string;
  /** Before what a scheme does not allow. */
  inScheme(scheme: string): string;
  /** Before why a resource must not be asked for. */
  readonly accessRefused: string;
  /** What a program would do. */
  readonly plan: PlanWords;
  /** What readers do with a reference, or why they differ; without names where the sentence names them itself. */
  reading(names: readonly string[], sentence: string, reference: string): string;
  /** What a valid reference is, with what was found. */
  valid(reference: UriReference, counts: string): string;
  /** What a text that is not a reference may be meant as; the reference follows if there is one. */
  meantAs(suggestion: Suggestion): string;
  /** The labels of `uri explain`, and the heading of reasons. */
  label(label: string): string;
}

export const ENGLISH: Words = {
  error: ({ message }) => message,
  finding: (finding) => finding,
  explanation: () => undefined,
  severity: (severity) => severity,
  noFindings: "no findings",
  counts: (counts) =>
    counts.map(([severity, count]) => `${count} ${severity}${count > 1 ? "s" : ""}`).join(", ") ||
    "no findings",
  times: (count) => `, ${count} times`,
  more: (count) => ` (and ${count} more)`,
  invalid: "invalid:",
  noPlan: "no plan:",
  inScheme: (scheme) => `in ${scheme}, `,
  accessRefused: "access refused: ",
  plan: ENGLISH_PLAN,
  reading: (names, sentence) => (names.length === 0 ? sentence : `${names.join(", ")}: ${sentence}`),
  valid: (reference, counts) => `valid: ${kindOf(reference).message} (${counts})`,
  meantAs: ({ as, reference }) => `if it was meant as ${as}${reference === undefined ? "" : ":"}`,
  label: (label) => label,
};

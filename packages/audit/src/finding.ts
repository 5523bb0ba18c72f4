/** The findings of an audit (RFC 3986 §7), and the facts about each kind of finding. */

import type { Component } from "urikit";
import { type Statement, statement } from "urikit/words";

/** `danger`: refuse it. `warning`: look at it. `hint`: it can be written better. */
export type Severity = "danger" | "warning" | "hint";

/** From the worst to the least. */
export const SEVERITIES: readonly Severity[] = ["danger", "warning", "hint"];

/** The subject of the finding; `policy`: not a finding, but a reason of the guard. */
export type FindingGroup =
  | "sensitive"
  | "misleading"
  | "destination"
  | "smuggling"
  | "parsers"
  | "careless"
  | "policy";

/** Where a finding is: in a component, or in the reference as a whole. */
export type FindingComponent = Component | "reference";

/** One thing that is wrong with a reference. */
export interface Finding {
  /** Stable: it never changes its meaning. */
  readonly id: string;
  readonly severity: Severity;
  readonly component: FindingComponent;
  /** Its first character, as an offset of UTF-16 code units. */
  readonly from: number;
  /** After its last character. It equals `from` where something is missing. */
  readonly to: number;
  /** One sentence: printable, and without a password. */
  readonly message: Statement;
  /** The document and section that speaks of it. */
  readonly section: string;
  /** The advice. */
  readonly advice: Statement;
}

/** All that is known about a kind of finding: the pages, `uri explain` and every finding of the kind are made of it. */
export interface Explanation {
  readonly id: string;
  readonly group: FindingGroup;
  readonly severity: Severity;
  readonly title: Statement;
  readonly section: string;
  /** The harm that it can do. */
  readonly harm: Statement;
  /** The advice of every finding. */
  readonly fix: Statement;
  /** A reference in which it is found, and its base if it needs one. */
  readonly example: string;
  readonly base?: string;
}

/**
 * A kind of finding, as it is a row of the tables: the table has the group, and the key is the id, from which its sentences
 * have theirs.
 */
export type FindingRow = readonly [severity: Severity, section: string];

/** The example of an {@link Explanation}, and its base. */
export type FindingExample = readonly [example: string, base?: string];

/** All that is known about a kind, of what the tables have and its sentences. */
export function explanationOf(
  id: string,
  group: FindingGroup,
  [severity, section]: FindingRow,
  [example, base]: FindingExample,
): Explanation {
  const [title, harm, fix] = [`finding-${id}-title`, `finding-${id}-harm`, `finding-${id}-fix`];
  return {
    ...{ id, group, severity, title: statement(title), section },
    ...{ harm: statement(harm), fix: statement(fix), example, ...(base !== undefined && { base }) },
  };
}

/** What an audit finds (RFC 3986 §7), and what is known about each kind of finding. */

import type { Component } from "urikit";

/** `danger`: refuse it. `warning`: look at it. `hint`: it can be written better. */
export type Severity = "danger" | "warning" | "hint";

/** From the worst to the least. */
export const SEVERITIES: readonly Severity[] = ["danger", "warning", "hint"];

/** What the finding is about; `policy`: not a finding, but a reason of the guard. */
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
  readonly message: string;
  /** The document and section that speaks of it. */
  readonly section: string;
  /** What to do. */
  readonly advice: string;
}

/** All that is known about a kind of finding: the pages, `uri explain` and every finding of the kind are made of it. */
export interface Explanation {
  readonly id: string;
  readonly group: FindingGroup;
  readonly severity: Severity;
  readonly title: string;
  readonly section: string;
  /** What can go wrong. */
  readonly harm: string;
  /** What to do: the advice of every finding. */
  readonly fix: string;
  /** A reference in which it is found, and its base if it needs one. */
  readonly example: string;
  readonly base?: string;
}

/** A kind of finding, as it is written in the tables: the table has the group, and the key is the id. */
export type FindingKind = Omit<Explanation, "id" | "group">;

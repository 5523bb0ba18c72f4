/** What the checks report, made into findings: each in its place, with what is known about its kind. */

import { maskPassword, printable } from "urikit";
import type { Finding, FindingComponent } from "./finding.ts";
import { type FindingId, kindOf } from "./findings.ts";

/** A finding as a check reports it. */
export interface Found {
  readonly component: FindingComponent;
  readonly from: number;
  readonly to: number;
  /** One sentence. What it quotes goes through {@link quoted}. */
  readonly message: string;
}

/** Takes what a check finds. */
export type Report = (id: FindingId, found: Found) => void;

/** The finding of a kind. */
export function findingOf(id: FindingId, { component, from, to, message }: Found): Finding {
  const { severity, section, fix } = kindOf(id);
  return { id, severity, component, from, to, message, section, advice: fix };
}

/** A part of the text to show in a sentence: printable, without a password, and not too long. */
export function quoted(text: string): string {
  const start = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return `\`${printable(maskPassword(start))}\``;
}

const LONGEST = 80;

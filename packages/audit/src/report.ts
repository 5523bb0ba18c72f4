/** What the checks report, made into findings: each in its place, with what is known about its kind. */

import { maskPassword, printable } from "urikit";
import { type Finding, type FindingComponent, SEVERITIES } from "./finding.ts";
import { type FindingId, kindOf } from "./findings.ts";

/** A finding as a check reports it. */
export interface Found {
  readonly component: FindingComponent;
  readonly from: number;
  readonly to: number;
  /** One sentence. What it quotes goes through {@link quoted}. */
  readonly message: string;
}

/** How many findings of a kind are kept: a long text may have a million. */
const MOST_OF_A_KIND = 20;

/** Takes what the checks find. */
export class Report {
  readonly #findings: Finding[] = [];
  /** Of most references there are no findings. */
  #counts: Map<FindingId, number> | undefined;

  add(id: FindingId, { component, from, to, message }: Found): void {
    this.#counts ??= new Map();
    const count = (this.#counts.get(id) ?? 0) + 1;
    if (count > MOST_OF_A_KIND) return;
    this.#counts.set(id, count);
    const { severity, section, fix } = kindOf(id);
    this.#findings.push({ id, severity, component, from, to, message, section, advice: fix });
  }

  has(id: FindingId): boolean {
    return this.#counts?.has(id) === true;
  }

  /** The worst first, then in the order of the text. */
  get findings(): readonly Finding[] {
    return this.#findings.sort(
      (one, other) =>
        SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
        one.from - other.from ||
        one.to - other.to,
    );
  }
}

/** A part of the text to show in a sentence: printable, without a password, and not too long. */
export function quoted(text: string): string {
  const start = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return `\`${printable(maskPassword(start))}\``;
}

const LONGEST = 80;

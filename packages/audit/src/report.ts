/** The reports of the checks, made into findings: each in its place, with what is known about its kind. */

import { maskPassword, printable } from "urikit/display";
import { type Statement, type StatementValue, statement } from "urikit/words";
import { type Finding, type FindingComponent, SEVERITIES } from "./finding.ts";
import { type FindingId, rowOf } from "./findings.ts";

/** A finding as a check reports it. */
export interface Found {
  readonly component: FindingComponent;
  readonly from: number;
  readonly to: number;
  /** The values of its sentence. Quoted ones go through {@link quoted}. */
  readonly values?: readonly StatementValue[];
  /** The sentence, where it is not that of its kind. */
  readonly message?: Statement;
}

/** How many findings of a kind are kept: a long text may have a million. */
const MOST_OF_A_KIND = 20;

/** Takes what the checks find. */
export class Report {
  readonly #findings: Finding[] = [];
  /** Of most references there are no findings. */
  #counts: Map<FindingId, number> | undefined;

  add(id: FindingId, { component, from, to, values = [], message }: Found): void {
    this.#counts ??= new Map();
    const count = (this.#counts.get(id) ?? 0) + 1;
    if (count > MOST_OF_A_KIND) return;
    this.#counts.set(id, count);
    const [severity, section] = rowOf(id);
    const said = message ?? statement(`found-${id}`, ...values);
    const advice = statement(`finding-${id}-fix`);
    this.#findings.push({ id, severity, component, from, to, message: said, section, advice });
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

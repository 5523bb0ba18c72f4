/** How many lines of a list have each finding of the audit, and how many have a danger, a warning or a hint as the worst. */

import { audit, redact, SEVERITIES, type Severity } from "@urikit/audit";
import { shorten } from "@urikit/explain/layout";
import { printable } from "urikit/display";

/** How many lines have a finding, and the first of them. */
export interface FindingCount {
  readonly id: string;
  readonly severity: Severity;
  /** Lines, however often the finding is in each. */
  readonly count: number;
  /** The number of the first line. */
  readonly line: number;
  /** Printable, shortened, without its secrets. */
  readonly example: string;
}

/** The findings in a list. */
export interface FindingCounts {
  /** How many lines have a finding of this severity, and none that is worse. */
  readonly lines: { readonly [severity in Severity]: number };
  /** The worst first, then the most frequent. */
  readonly findings: readonly FindingCount[];
}

const EXAMPLE_LENGTH = 200;

/** Counts references by what the audit finds in them. */
export class FindingCounter {
  readonly #lines = { danger: 0, warning: 0, hint: 0 };
  readonly #byId = new Map<string, FindingCount>();

  /** Counts a reference, valid or not, and the number of its line. */
  add(text: string, line: number): void {
    const findings = audit(text);
    const [worst] = findings;
    if (worst === undefined) return;
    this.#lines[worst.severity]++;
    for (const [id, severity] of new Map(findings.map((one) => [one.id, one.severity]))) {
      const known = this.#byId.get(id);
      if (known !== undefined) this.#byId.set(id, { ...known, count: known.count + 1 });
      else this.#byId.set(id, { id, severity, count: 1, line, example: exampleOf(text) });
    }
  }

  get counts(): FindingCounts {
    const rank = ({ severity }: FindingCount) => SEVERITIES.indexOf(severity);
    const findings = [...this.#byId.values()].sort((a, b) => rank(a) - rank(b) || b.count - a.count);
    return { lines: { ...this.#lines }, findings };
  }
}

function exampleOf(text: string): string {
  return shorten(printable(redact(text)), EXAMPLE_LENGTH);
}

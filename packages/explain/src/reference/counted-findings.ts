/** Findings that say the same are said once, with how often. */

import type { SaidFinding } from "../words/findings.ts";

export interface CountedFinding {
  readonly finding: SaidFinding;
  readonly count: number;
}

/** The first of those that say the same, and how many they are, in order. */
export function countedFindings(findings: readonly SaidFinding[]): CountedFinding[] {
  const counts = new Map<string, CountedFinding>();
  for (const finding of findings) {
    const key = `${finding.id}: ${finding.message}`;
    const first = counts.get(key);
    counts.set(key, { finding: first?.finding ?? finding, count: (first?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

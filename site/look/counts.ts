/** Findings counted by their severity: `1 danger, 2 hints`. */

import { type Finding, SEVERITIES } from "@urikit/audit/at-once";

export function countsOf(findings: readonly Finding[]): string {
  const counts = SEVERITIES.map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}${count > 1 ? "s" : ""}`];
  });
  return counts.flat().join(", ") || "no findings";
}

/** Findings counted by their severity, in words: `1 danger, 2 hints`. */

import { type Finding, SEVERITIES } from "@urikit/audit/at-once";
import type { VerdictTexts } from "./texts/en.ts";

export function countsOf(findings: readonly Finding[], { counts }: VerdictTexts): string {
  return counts(
    SEVERITIES.map((severity) => {
      const found = findings.filter((finding) => finding.severity === severity);
      return [severity, found.length] as const;
    }).filter(([, count]) => count > 0),
  );
}

/** Findings for code scanning: the rules of a SARIF log are the kinds of findings. */

import { FINDINGS, type Finding, type Severity } from "@urikit/audit";
import { type SaidExplanation, saidExplanation, saidFinding, type Words } from "@urikit/explain";
import { jsonLine } from "../../display/json.ts";
import { type SarifPlace, sarifLocation, sarifStart } from "../../display/sarif.ts";
import { text } from "../../words/text.ts";

export { sarifEnd } from "../../display/sarif.ts";

/** §3.27.10. */
const LEVELS: { readonly [severity in Severity]: string } = {
  danger: "error",
  warning: "warning",
  hint: "note",
};

/** The text before the results. */
export function auditLogStart(words: Words): string {
  const rules = FINDINGS.map((one) => ruleOf(saidExplanation(one, words), words));
  return sarifStart("uri audit", rules, words);
}

/** §3.49: reportingDescriptor. */
function ruleOf({ id, title, severity, section, harm, fix }: SaidExplanation, words: Words): object {
  return {
    id,
    shortDescription: { text: text(words, "sarif-title", title) },
    fullDescription: { text: harm },
    help: { text: text(words, "sarif-help", harm, fix, section) },
    defaultConfiguration: { level: LEVELS[severity] },
  };
}

/** The result of a finding, on a line of its own (§3.27). `shown` is the reference without its secrets. */
export function sarifResult(finding: Finding, shown: string, place: SarifPlace, words: Words): string {
  const { id, severity, message, advice, from, to } = saidFinding(finding, words);
  const within = { ...place, column: place.column + from };
  return jsonLine({
    ruleId: id,
    ruleIndex: FINDINGS.findIndex((one) => one.id === id),
    level: LEVELS[severity],
    message: { text: text(words, "sarif-result", shown, message, advice) },
    locations: [sarifLocation(within, Math.max(0, to - from), shown)],
  });
}

/** The answer in a sentence, for those who listen. */

import type { Finding } from "@urikit/audit/at-once";
import type { Answer } from "./answer.ts";
import { countsOf } from "./counts.ts";

export function announcementOf(answer: Answer, findings: readonly Finding[] | undefined): string {
  const { isValid, verdict, fault, notice } = answer;
  return [
    isValid ? `Valid: ${verdict.message}.` : `Not valid: ${verdict.message}.`,
    ...(fault === undefined ? [] : [`${fault.reason}.`]),
    ...(notice === undefined ? [] : [notice.message]),
    ...(findings === undefined ? [] : [`${countsOf(findings)}.`]),
  ].join(" ");
}

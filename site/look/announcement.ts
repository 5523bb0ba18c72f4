/** The answer in a sentence, for those who listen. */

import type { Finding } from "@urikit/audit/at-once";
import type { Answer } from "./answer.ts";
import { countsOf } from "./counts.ts";
import type { VerdictTexts } from "./texts/en.ts";

export function announcementOf(
  { isValid, verdict, fault, notice }: Answer,
  findings: readonly Finding[] | undefined,
  texts: VerdictTexts,
): string {
  return texts.announcement([
    `${isValid ? texts.valid : texts.invalid}${texts.colon}${verdict.message}`,
    ...(fault === undefined ? [] : [fault.reason]),
    ...(notice === undefined ? [] : [notice.message]),
    ...(findings === undefined ? [] : [countsOf(findings, texts)]),
  ]);
}

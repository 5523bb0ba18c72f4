/** The answer in a sentence, for those who listen. */

import type { Finding } from "@urikit/audit/at-once";
import type { SaidFinding } from "@urikit/explain";
import type { Answer, Notice } from "./answer.ts";
import { countsOf } from "./counts.ts";
import { shown } from "./shown.ts";
import type { VerdictTexts } from "./texts/en.ts";

/** The results of the audit. */
export interface Audited {
  readonly findings: readonly Finding[] | undefined;
  /** Where readers part in danger, in the words of the language. */
  readonly partings: readonly SaidFinding[];
}

export function announcementOf(
  { isValid, verdict, fault, notice }: Answer,
  { findings, partings }: Audited,
  texts: VerdictTexts,
): string {
  return texts.announcement([
    `${isValid ? texts.valid : texts.invalid}${texts.colon}${verdict.message}`,
    ...(fault === undefined ? [] : [fault.reason]),
    ...(notice === undefined ? [] : [noticeOf(notice)]),
    ...partings.map(({ message }) => message),
    ...(findings === undefined ? [] : [countsOf(findings, texts)]),
  ]);
}

/** More references are not read out. */
const MOST_REFERENCES = 3;

/** The meaning that it may have, with the references that are offered. */
function noticeOf({ message, references }: Notice): string {
  const offered = references
    .slice(0, MOST_REFERENCES)
    .map((one) => shown(one))
    .join(", ");
  const rest = references.length > MOST_REFERENCES ? ", …" : "";
  return offered === "" ? message : `${message} ${offered}${rest}`;
}

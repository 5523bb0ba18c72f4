/**
 * RFC 3986 §7: the audit without the programs that it asks about some references: they take longer to load than all the
 * rest.
 */

import { mayHoldSecret } from "./checks/secrets.ts";
import { textToAsk } from "./checks/sure.ts";
import { examinedBy, examinedPlain } from "./checks.ts";
import type { Finding } from "./finding.ts";
import { isPlain, mayTell } from "./plain.ts";
import { type Subject, subjectOf } from "./subject.ts";

/**
 * The findings of `audit`, where it need not ask programs for their readings, as for most references; undefined where
 * it must. An import of only this does not load them.
 *
 * @throws {TypeError} If `reference` is not a string.
 *
 * @example
 * ```ts
 * import { auditAtOnce } from "@urikit/audit/at-once";
 *
 * auditAtOnce("ftp://me:secret@example.org/")?.[0]?.id; // => undefined
 * auditAtOnce("http://example.org:8080/")?.[0]?.id; // => "other-port"
 * ```
 */
export function auditAtOnce(reference: string): readonly Finding[] | undefined {
  const read = readAtOnce(reference);
  return "findings" in read ? read.findings : undefined;
}

/** The findings, or the text as it was read and what of it the programs must be asked about. */
export function readAtOnce(reference: string): { readonly findings: readonly Finding[] } | Asked {
  if (typeof reference !== "string") throw new TypeError("the reference must be a string");
  if (isPlain(reference)) {
    const tells = mayTell(reference) || mayHoldSecret(reference);
    return { findings: tells ? examinedPlain(reference) : [] };
  }
  const subject = subjectOf(reference);
  const text = textToAsk(subject);
  return text === undefined ? examinedBy(subject, () => {}) : { subject, text };
}

/** A text of which the programs must be asked. */
export interface Asked {
  readonly subject: Subject;
  readonly text: string;
}

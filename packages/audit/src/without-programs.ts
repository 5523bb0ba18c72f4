/**
 * RFC 3986 §7: the audit without the programs that it asks about some references: they take longer to load than all the
 * rest.
 */

import { checkName } from "./checks/addresses.ts";
import { checkForm } from "./checks/form.ts";
import { checkHost } from "./checks/host.ts";
import { checkOtherProtocol } from "./checks/other-protocol.ts";
import { checkPath } from "./checks/path.ts";
import { checkPort } from "./checks/port.ts";
import { checkCarried, checkQuery } from "./checks/query.ts";
import { checkCharacters } from "./checks/raw-characters.ts";
import { checkScheme } from "./checks/scheme.ts";
import { checkSecrets, checkSecretsIn, mayHoldSecret } from "./checks/secrets.ts";
import { textToAsk } from "./checks/sure.ts";
import { checkTriplets } from "./checks/triplets.ts";
import { checkUserinfo } from "./checks/userinfo.ts";
import type { Finding } from "./finding.ts";
import { isPlain, mayTell } from "./plain.ts";
import { Report } from "./report.ts";
import { type Subject, subjectOf } from "./subject.ts";

/** Those that look at one thing each, before the programs are asked. */
const BEFORE = [checkScheme, checkUserinfo, checkSecrets];

/** Those after that: they know what the earlier ones have found. */
const AFTER = [
  checkHost,
  checkPort,
  checkPath,
  checkQuery,
  checkCarried,
  checkTriplets,
  checkCharacters,
  checkOtherProtocol,
  checkForm,
];

/** The findings of all checks, and `ask`, which asks the programs. */
export function examinedBy(subject: Subject, ask: (subject: Subject, report: Report) => void): Report {
  const report = new Report();
  for (const check of BEFORE) check(subject, report);
  ask(subject, report);
  for (const check of AFTER) check(subject, report);
  return report;
}

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
 * @experimental
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

/** The facts that the host of a plain reference reveals, and its secrets. */
function examinedPlain(reference: string): readonly Finding[] {
  const report = new Report();
  const from = reference.indexOf("//") + 2;
  const to = reference.indexOf("/", from);
  checkName(reference.slice(from, to), { from, to }, report);
  checkSecretsIn(reference, () => subjectOf(reference), report);
  return report.findings;
}

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

/** What all checks find, and `ask`, which asks the programs. */
export function examinedBy(subject: Subject, ask: (subject: Subject, report: Report) => void): Report {
  const report = new Report();
  for (const check of BEFORE) check(subject, report);
  ask(subject, report);
  for (const check of AFTER) check(subject, report);
  return report;
}

/**
 * What `audit` finds, where it need not ask programs what they read, as for most references; undefined where it must.
 * Whoever imports only this does not load them.
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
  if (typeof reference !== "string") throw new TypeError("the reference must be a string");
  if (isPlain(reference))
    return mayTell(reference) || mayHoldSecret(reference) ? examinedPlain(reference) : [];
  const subject = subjectOf(reference);
  return textToAsk(subject) === undefined ? examinedBy(subject, () => {}).findings : undefined;
}

/** What the host of a plain reference tells, and its secrets. */
function examinedPlain(reference: string): readonly Finding[] {
  const report = new Report();
  const from = reference.indexOf("//") + 2;
  const to = reference.indexOf("/", from);
  checkName(reference.slice(from, to), { from, to }, report);
  checkSecretsIn(reference, () => subjectOf(reference), report);
  return report.findings;
}

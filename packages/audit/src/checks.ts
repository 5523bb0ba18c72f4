/** RFC 3986 §7: all checks, one after another. Most references are plain, and need no check, or two. */

import { checkName } from "./checks/addresses.ts";
import { checkForm } from "./checks/form.ts";
import { checkHost } from "./checks/host.ts";
import { checkOtherProtocol } from "./checks/other-protocol.ts";
import { checkPath } from "./checks/path.ts";
import { checkPort } from "./checks/port.ts";
import { checkCarried, checkQuery } from "./checks/query.ts";
import { checkCharacters } from "./checks/raw-characters.ts";
import { checkScheme } from "./checks/scheme.ts";
import { checkSecrets, checkSecretsIn } from "./checks/secrets.ts";
import { checkTriplets } from "./checks/triplets.ts";
import { checkUserinfo } from "./checks/userinfo.ts";
import type { Finding } from "./finding.ts";
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

/** The facts that the host of a plain reference reveals, and its secrets. */
export function examinedPlain(reference: string): readonly Finding[] {
  const report = new Report();
  const from = reference.indexOf("//") + 2;
  const to = reference.indexOf("/", from);
  checkName(reference.slice(from, to), { from, to }, report);
  checkSecretsIn(reference, () => subjectOf(reference), report);
  return report.findings;
}

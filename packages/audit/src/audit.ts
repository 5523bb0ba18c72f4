/** RFC 3986 §7: what is dangerous, misleading or careless about a reference. */

import { checkName } from "./checks/addresses.ts";
import { checkBase } from "./checks/base.ts";
import { checkForm } from "./checks/form.ts";
import { checkHost } from "./checks/host.ts";
import { checkOtherProtocol } from "./checks/other-protocol.ts";
import { checkParsers, checkTargets } from "./checks/parsers.ts";
import { checkPath } from "./checks/path.ts";
import { checkPort } from "./checks/port.ts";
import { checkCarried, checkQuery } from "./checks/query.ts";
import { checkCharacters } from "./checks/raw-characters.ts";
import { checkScheme } from "./checks/scheme.ts";
import { checkSecrets, checkSecretsIn, mayHoldSecret } from "./checks/secrets.ts";
import { checkTriplets } from "./checks/triplets.ts";
import { checkUserinfo } from "./checks/userinfo.ts";
import type { Finding } from "./finding.ts";
import { isPlain, mayTell } from "./plain.ts";
import { Report } from "./report.ts";
import { subjectOf } from "./subject.ts";

/** Options of {@link audit}. */
export interface AuditOptions {
  /** The base URI, with a folder that the path must not leave. */
  readonly base?: string | undefined;
}

/** Those that look at one thing each; the later ones know what the earlier ones have found. */
const CHECKS = [
  checkScheme,
  checkUserinfo,
  checkSecrets,
  checkParsers,
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

/**
 * What is dangerous, misleading or careless about a reference: the worst first, then in the order of the text. The text
 * need not be a URI reference: attacks often are not. Of each kind, the first twenty findings are given.
 *
 * @param reference Any text.
 * @throws {TypeError} If `reference` or `base` is not a string.
 * @throws {UriSyntaxError} If `base` is not a URI reference.
 *
 * @example
 * ```ts
 * import { audit } from "@urikit/audit";
 *
 * const [first] = audit("ftp://me:secret@example.org/");
 * first?.id; // => "password"
 * [first?.from, first?.to]; // => [9, 15]
 * audit("http://0x7f.1/").map(({ id }) => id); // => ["parsers-disagree", "rare-ipv4", "loopback-address"]
 * ```
 */
export function audit(reference: string, { base }: AuditOptions = {}): readonly Finding[] {
  if (typeof reference !== "string") throw new TypeError("the reference must be a string");
  if (base !== undefined || !isPlain(reference)) return examined(reference, base);
  return mayTell(reference) || mayHoldSecret(reference) ? examinedPlain(reference) : [];
}

/** What all checks find. */
export function examined(reference: string, base?: string): readonly Finding[] {
  const report = new Report();
  const subject = subjectOf(reference);
  for (const check of CHECKS) check(subject, report);
  if (base !== undefined) {
    checkBase(subject, base, report);
    checkTargets(subject, base, report);
  }
  return report.findings;
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

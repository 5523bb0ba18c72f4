/** RFC 3986 §7: what is dangerous, misleading or careless about a reference. */

import { checkUserinfo } from "./checks/userinfo.ts";
import { type Finding, SEVERITIES } from "./finding.ts";
import { findingOf, type Report } from "./report.ts";
import { type Subject, subjectOf } from "./subject.ts";

/** Options of {@link audit}. */
export interface AuditOptions {
  /** The base URI that the reference is resolved against, and that its path must not leave. */
  readonly base?: string | undefined;
}

/** What a check does: it looks at the subject, and reports what it finds. */
type Check = (subject: Subject, report: Report) => void;

const CHECKS: readonly Check[] = [checkUserinfo];

/**
 * What is dangerous, misleading or careless about a reference: the worst first, then in the order of the text. The text
 * need not be a URI reference: attacks often are not.
 *
 * @param reference Any text.
 * @throws {TypeError} If `reference` is not a string.
 *
 * @example
 * ```ts
 * import { audit } from "@urikit/audit";
 *
 * const [first] = audit("ftp://me:secret@example.org/");
 * first?.id; // => "password"
 * [first?.from, first?.to]; // => [9, 15]
 * ```
 */
export function audit(reference: string, _options: AuditOptions = {}): readonly Finding[] {
  const subject = subjectOf(reference);
  const findings: Finding[] = [];
  for (const check of CHECKS) check(subject, (id, found) => findings.push(findingOf(id, found)));
  return findings.sort(
    (one, other) =>
      SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) || one.from - other.from,
  );
}

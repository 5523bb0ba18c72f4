/** RFC 3986 §7: what is dangerous, misleading or careless about a reference. */

import { requireOptions } from "urikit/foundation";
import { checkBase } from "./checks/base.ts";
import { checkParsers, checkTargets } from "./checks/parsers.ts";
import { examinedBy } from "./checks.ts";
import type { Finding } from "./finding.ts";
import { subjectOf } from "./subject.ts";
import { readAtOnce } from "./without-programs.ts";

/** Options of {@link audit}. */
export interface AuditOptions {
  /** The base URI, with a folder that the path must not leave. */
  readonly base?: string | undefined;
}

/**
 * The findings about a reference, dangerous, misleading or careless: the worst first, then in the order of the text.
 * The text need not be a URI reference: attacks often are not. Of each kind, the first twenty findings are given.
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
export function audit(reference: string, options: AuditOptions = {}): readonly Finding[] {
  const { base } = requireOptions(options, { base: true });
  if (base !== undefined) return examined(reference, base);
  const read = readAtOnce(reference);
  if ("findings" in read) return read.findings;
  return examinedBy(read.subject, (subject, report) => checkParsers(subject, report, read.text)).findings;
}

/** The findings of all checks. */
export function examined(reference: string, base?: string): readonly Finding[] {
  const subject = subjectOf(reference);
  const report = examinedBy(subject, checkParsers);
  if (base !== undefined) {
    checkBase(subject, base, report);
    checkTargets(subject, base, report);
  }
  return report.findings;
}

/**
 * @urikit/audit: what is dangerous, misleading or merely careless about a reference (RFC 3986 §7), each finding with its
 * place, its reason and what to do.
 *
 * @packageDocumentation
 */

export { type AuditOptions, audit } from "./audit.ts";
export type { Explanation, Finding, FindingComponent, FindingGroup, Severity } from "./finding.ts";
export { explain, FINDINGS, type FindingId } from "./findings.ts";

/**
 * @urikit/audit: what is dangerous, misleading or merely careless about a reference (RFC 3986 §7), each finding with its
 * place, its reason and what to do.
 *
 * @packageDocumentation
 */

export { type AuditOptions, audit } from "./audit.ts";
export { type Explanation, type Finding, type FindingGroup, SEVERITIES, type Severity } from "./finding.ts";
export { GUARD_REASONS } from "./findings/guard-reasons.ts";
export { explain, FINDINGS, type FindingId } from "./findings.ts";
export { display } from "./secrets/display.ts";
export { findSecrets } from "./secrets/find-secrets.ts";
export type { HiddenPart } from "./secrets/masked-text.ts";
export { type Redaction, redact, redaction, redactText } from "./secrets/redact.ts";
export { secretNameSource } from "./secrets/secret-names.ts";
export { SECRET_SHAPES } from "./secrets/secret-shapes.ts";
export { transcriptionRisks } from "./transcription.ts";

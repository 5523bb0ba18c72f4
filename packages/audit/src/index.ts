/**
 * @urikit/audit: what is dangerous, misleading or merely careless about a reference (RFC 3986 §7), each finding with its
 * place, its reason and what to do.
 *
 * @packageDocumentation
 */

export { type AuditOptions, audit } from "./audit.ts";
export {
  type Explanation,
  type Finding,
  type FindingComponent,
  type FindingGroup,
  SEVERITIES,
  type Severity,
} from "./finding.ts";
export { GUARD_REASONS } from "./findings/guard-reasons.ts";
export { explain, FINDINGS, type FindingId } from "./findings.ts";
export { display } from "./secrets/display.ts";
export { type FoundSecret, findSecrets } from "./secrets/find-secrets.ts";
export type { HiddenPart, TextRange } from "./secrets/masked-text.ts";
export { type Redaction, redact, redaction, redactText } from "./secrets/redact.ts";
export { secretNameSource } from "./secrets/secret-names.ts";
export { SECRET_SHAPES, type SecretShape } from "./secrets/secret-shapes.ts";
export { type TranscriptionRisk, type TranscriptionTrait, transcriptionRisks } from "./transcription.ts";

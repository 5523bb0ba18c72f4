/**
 * @urikit/audit: what is dangerous, misleading or merely careless about a reference (RFC 3986 §7), each finding with its
 * place, its reason and what to do.
 *
 * @packageDocumentation
 */

export { type AddressReading, addressKind, type EmbeddedAddress } from "./addresses/address-kind.ts";
export type { EmbeddingForm } from "./addresses/embedded-ipv4.ts";
export { type NameReading, nameKind } from "./addresses/name-kind.ts";
export type { NameKind } from "./addresses/special-names.ts";
export { type AddressBlock, type AddressKind, addressRegistryDate } from "./addresses/special-purpose.ts";
export { type AuditOptions, audit } from "./audit.ts";
export {
  type Explanation,
  type Finding,
  type FindingComponent,
  type FindingGroup,
  SEVERITIES,
  type Severity,
} from "./finding.ts";
export { explain, FINDINGS, type FindingId } from "./findings.ts";
export { guard } from "./guard/guard.ts";
export { POLICY_SCHEMA, type Policy, PolicyError, type PolicyInit, readPolicy } from "./guard/policy.ts";
export { GUARD_REASONS } from "./guard/reasons.ts";
export type { GuardReason, GuardVerdict, OpenQuestion } from "./guard/verdict.ts";
export { display } from "./secrets/display.ts";
export { type FoundSecret, findSecrets } from "./secrets/find-secrets.ts";
export type { HiddenPart, TextRange } from "./secrets/masked-text.ts";
export { type Redaction, redact, redaction, redactText } from "./secrets/redact.ts";
export { secretNameSource } from "./secrets/secret-names.ts";
export { SECRET_SHAPES, type SecretShape } from "./secrets/secret-shapes.ts";
export { type TranscriptionRisk, type TranscriptionTrait, transcriptionRisks } from "./transcription.ts";

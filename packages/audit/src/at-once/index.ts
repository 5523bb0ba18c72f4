/**
 * @urikit/audit/at-once: the audit without the programs that it asks about some references, which take longer to load
 * than all the rest.
 *
 * @packageDocumentation
 */

export { type Finding, SEVERITIES, type Severity } from "../finding.ts";
export { quietSigns } from "../plain.ts";
export type { HiddenPart } from "../secrets/masked-text.ts";
export { type Redaction, redact, redaction, redactText } from "../secrets/redact.ts";
export { beginsSecret, secretSigns } from "../secrets/secret-signs.ts";
export { auditAtOnce } from "../without-programs.ts";

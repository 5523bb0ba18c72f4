/** The audit, and the programs that it asks only if it must: they take longer to load than all the rest. */

import { auditAtOnce } from "@urikit/audit/at-once";
import type { Audit } from "@urikit/explain";

/** The audit of some arguments, or of a list if there are no arguments. */
export async function auditFor(references: readonly string[], base?: string): Promise<Audit> {
  const isAtOnce = base === undefined && references.length > 0 && references.every((one) => auditAtOnce(one));
  if (isAtOnce) return (text) => auditAtOnce(text) ?? [];
  const { audit } = await import("@urikit/audit");
  return (text) => audit(text, { base });
}

/** The places of findings of a kind in a text, for tests. */

import { type AuditOptions, audit } from "../src/audit.ts";

/** The parts of the text in which findings of a kind lie. */
export function partsWith(id: string, text: string, options?: AuditOptions): readonly string[] {
  const found = audit(text, options).filter((one) => one.id === id);
  return found.map(({ from, to }) => text.slice(from, to));
}

/** The ids of the findings. */
export function idsIn(text: string, options?: AuditOptions): readonly string[] {
  return audit(text, options).map(({ id }) => id);
}

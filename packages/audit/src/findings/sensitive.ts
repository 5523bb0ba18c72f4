/** RFC 3986 §7.5: what should not be in a reference, because it is shown, logged, kept and sent on. */

import type { FindingRow } from "../finding.ts";

export const SENSITIVE = {
  password: ["danger", "RFC 3986 §3.2.1, §7.5"],
  user: ["hint", "RFC 3986 §7.5, RFC 9110 §4.2.4"],
  "secret-by-name": ["warning", "RFC 3986 §7.5"],
  "secret-by-shape": ["danger", "RFC 3986 §7.5"],
  "key-identifier": ["hint", "RFC 3986 §7.5"],
} as const satisfies Record<string, FindingRow>;

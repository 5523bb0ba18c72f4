/** RFC 3986 §7.6, OWASP on server-side request forgery: where programs do not agree about a reference. */

import type { FindingRow } from "../finding.ts";

export const PARSERS = {
  "parsers-disagree": ["danger", "RFC 3986 §7.6, CWE-436"],
  "parsers-caution": ["warning", "RFC 3986 §7.6, CWE-436"],
  "at-after-authority": ["warning", "RFC 3986 §3.2, CWE-436"],
  "hidden-host": ["danger", "RFC 3986 §3.2, WHATWG URL §4.4"],
  "empty-host": ["warning", "RFC 9110 §4.2.1"],
} as const satisfies Record<string, FindingRow>;

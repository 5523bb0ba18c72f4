/** RFC 3986 §7.2, §7.3: what gets past one program and means something else to the next. */

import type { FindingRow } from "../finding.ts";

export const SMUGGLING = {
  "blocked-port": ["danger", "RFC 3986 §7.2, Fetch §2.9"],
  "reserved-port": ["warning", "RFC 3986 §7.2"],
  "other-port": ["hint", "RFC 3986 §7.2"],
  "impossible-port": ["warning", "RFC 3986 §3.2.3, RFC 9293 §3.1"],
  "encoded-line-break": ["danger", "RFC 3986 §7.3, CWE-93"],
  "header-injection": ["danger", "RFC 3986 §7.3, CWE-113"],
  "encoded-nul": ["danger", "RFC 3986 §7.3"],
  "encoded-control": ["warning", "RFC 3986 §7.3"],
  "raw-control": ["danger", "RFC 3986 §2, WHATWG URL §4.4"],
  "surrounding-space": ["hint", "RFC 3986 Appendix C, WHATWG URL §4.4"],
  backslash: ["warning", "RFC 3986 §2, WHATWG URL §4.4"],
  "encoded-slash": ["hint", "RFC 3986 §2.2, §7.3"],
  "encoded-backslash": ["warning", "RFC 3986 §7.3"],
  "encoded-dot-segment": ["danger", "RFC 3986 §6.2.2.2, §6.2.2.3"],
  "hidden-dot-segment": ["danger", "RFC 3986 §7.3, CWE-22"],
  "double-encoding": ["hint", "RFC 3986 §2.4"],
  "double-encoded-delimiter": ["warning", "RFC 3986 §2.4, §7.3, CWE-174"],
  "overlong-utf8": ["danger", "RFC 3629 §3, §10"],
  "other-protocol": ["danger", "RFC 4266 §3, RFC 3986 §7.3"],
  "encoded-host-delimiter": ["danger", "RFC 3986 §3.2.2, §7.3"],
  "encoded-host": ["danger", "RFC 3986 §3.2.2, §7.3"],
  "mixed-query-separators": ["warning", "RFC 3986 §7.3, CWE-444"],
  "leaves-base": ["danger", "RFC 3986 §6.2.2.3, §7.3, CWE-22"],
  "surplus-dot-segments": ["warning", "RFC 3986 §5.4.2, CWE-22"],
} as const satisfies Record<string, FindingRow>;

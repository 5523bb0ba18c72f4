/** RFC 3986 §7.6: what makes a person, or a program, take a reference for another. */

import type { FindingRow } from "../finding.ts";

export const MISLEADING = {
  "host-in-userinfo": ["danger", "RFC 3986 §7.6"],
  "many-at": ["danger", "RFC 3986 §3.2.1, §7.6"],
  "lookalike-host": ["danger", "UTS 39 §4, RFC 3986 §7.6"],
  "lookalike-delimiter": ["danger", "UTS 39 §4, RFC 3986 §7.6"],
  "lookalike-letters": ["warning", "UTS 39 §4, RFC 3986 §7.6"],
  "host-within-host": ["warning", "RFC 3986 §7.6"],
  "mixed-scripts": ["warning", "UTS 39 §5.2"],
  "internationalized-host": ["hint", "RFC 5890 §2.3.2.1, RFC 3986 §3.2.2"],
  "invalid-internationalized-host": ["warning", "UTS 46 §4, RFC 5891 §5.4"],
  "mapped-host": ["danger", "UTS 46 §4, WHATWG URL §3.5"],
  "bidi-control": ["danger", "UTS 55 §2.3, RFC 3987 §4.1"],
  "bidi-order": ["warning", "RFC 3987 §4.2"],
  "invisible-character": ["warning", "UTS 39 §3.1, RFC 3986 §7.6"],
  "open-redirect": ["warning", "CWE-601, RFC 3986 §7.6"],
  "carried-url": ["hint", "CWE-601, RFC 3986 §7.6"],
  "network-path": ["hint", "RFC 3986 §4.2, CWE-601"],
  "script-scheme": ["danger", "RFC 3986 §7.3, CWE-79"],
  "scheme-like-host": ["hint", "RFC 3986 §4.5"],
  "scheme-like-drive": ["hint", "RFC 3986 §3.1"],
} as const satisfies Record<string, FindingRow>;

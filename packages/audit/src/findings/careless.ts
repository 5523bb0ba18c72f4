/** rfc2396bis-01 §6.3, RFC 3986 §2.1, §3, §6: what a careful producer writes otherwise. */

import type { FindingRow } from "../finding.ts";

export const CARELESS = {
  "not-a-reference": ["hint", "RFC 3986 §4.1"],
  "upper-case-scheme": ["hint", "RFC 3986 §3.1, §6.2.2.1"],
  "upper-case-host": ["hint", "RFC 3986 §3.2.2, §6.2.2.1"],
  "lower-case-triplet": ["hint", "RFC 3986 §2.1, §6.2.2.1"],
  "unneeded-encoding": ["hint", "RFC 3986 §2.3, §6.2.2.2"],
  "dot-segments": ["hint", "RFC 3986 §3.3, §6.2.2.3"],
  "empty-port": ["hint", "RFC 3986 §3.2.3, §6.2.3"],
  "default-port": ["hint", "RFC 3986 §3.2.3, §6.2.3"],
  "port-with-zeros": ["hint", "RFC 3986 §3.2.3"],
  "empty-password": ["hint", "RFC 3986 §3.2.1, §6.2.3"],
  "long-host": ["warning", "RFC 3986 §3.2.2, RFC 1034 §3.1"],
  "long-label": ["warning", "RFC 3986 §3.2.2, RFC 1034 §3.1"],
  "not-dns-syntax": ["hint", "RFC 3986 §3.2.2, RFC 1123 §2.1"],
  "final-dot": ["hint", "RFC 3986 §3.2.2"],
  "suffix-reference": ["hint", "RFC 3986 §4.5"],
  "scheme-without-colon": ["hint", "RFC 3986 §3.1, §4.5"],
  "not-utf8": ["hint", "rfc2396bis-01 §6.3, RFC 3986 §2.5"],
  "empty-segments": ["hint", "RFC 3986 §3.3"],
  "empty-query": ["hint", "RFC 3986 §6.2.3"],
  "empty-fragment": ["hint", "RFC 3986 §6.2.3"],
  "html-escaped-query": ["hint", "RFC 3986 §3.4, HTML §13.1.4"],
  "very-long": ["hint", "RFC 9110 §4.1"],
  "not-normal": ["hint", "RFC 3986 §6.2"],
} as const satisfies Record<string, FindingRow>;

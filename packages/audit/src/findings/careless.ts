/** rfc2396bis-01 §6.3, RFC 3986 §2.1, §3, §6: what a careful producer writes otherwise. */

import type { FindingRow } from "../finding.ts";

export const CARELESS = {
  "not-a-reference": ["hint", "RFC 3986 §4.1", "http://example.org/a b"],
  "upper-case-scheme": ["hint", "RFC 3986 §3.1, §6.2.2.1", "HTTP://example.org/"],
  "upper-case-host": ["hint", "RFC 3986 §3.2.2, §6.2.2.1", "http://Example.org/"],
  "lower-case-triplet": ["hint", "RFC 3986 §2.1, §6.2.2.1", "http://example.org/%c3%A9"],
  "unneeded-encoding": ["hint", "RFC 3986 §2.3, §6.2.2.2", "http://example.org/%7Eme"],
  "dot-segments": ["hint", "RFC 3986 §3.3, §6.2.2.3", "http://example.org/a/../b"],
  "empty-port": ["hint", "RFC 3986 §3.2.3, §6.2.3", "http://example.org:/"],
  "default-port": ["hint", "RFC 3986 §3.2.3, §6.2.3", "http://example.org:80/"],
  "port-with-zeros": ["hint", "RFC 3986 §3.2.3", "http://example.org:08080/"],
  "empty-password": ["hint", "RFC 3986 §3.2.1, §6.2.3", "ftp://me:@example.org/"],
  "long-host": [
    "warning",
    "RFC 3986 §3.2.2, RFC 1034 §3.1",
    `http://${`${"a".repeat(60)}.`.repeat(5)}example/`,
  ],
  "long-label": ["warning", "RFC 3986 §3.2.2, RFC 1034 §3.1", `http://${"a".repeat(64)}.example/`],
  "not-dns-syntax": ["hint", "RFC 3986 §3.2.2, RFC 1123 §2.1", "http://my_host.example/"],
  "final-dot": ["hint", "RFC 3986 §3.2.2", "http://www.w3.org./"],
  "suffix-reference": ["hint", "RFC 3986 §4.5", "www.example.org/a"],
  "scheme-without-colon": ["hint", "RFC 3986 §3.1, §4.5", "http//example.org/"],
  "not-utf8": ["hint", "rfc2396bis-01 §6.3, RFC 3986 §2.5", "http://example.org/caf%E9"],
  "empty-segments": ["hint", "RFC 3986 §3.3", "http://example.org/a//b"],
  "empty-query": ["hint", "RFC 3986 §6.2.3", "http://example.org/?"],
  "empty-fragment": ["hint", "RFC 3986 §6.2.3", "http://example.org/#"],
  "html-escaped-query": ["hint", "RFC 3986 §3.4, HTML §13.1.4", "http://example.org/?a=1&amp;b=2"],
  "very-long": ["hint", "RFC 9110 §4.1", `http://example.org/${"a".repeat(8000)}`],
  "not-normal": ["hint", "RFC 3986 §6.2", "http://[2001:DB8::0:1]/"],
} as const satisfies Record<string, FindingRow>;

/** RFC 3986 §7.4: where a reference really goes. */

import type { FindingRow } from "../finding.ts";

export const DESTINATION = {
  "rare-ipv4": ["danger", "RFC 3986 §7.4"],
  "disguised-ipv4": ["danger", "RFC 3986 §7.4, WHATWG URL §3.5"],
  "malformed-ipv4": ["warning", "WHATWG URL §3.5, RFC 3986 §7.4"],
  "loopback-address": ["warning", "RFC 1122 §3.2.1.3, RFC 4291 §2.5.3"],
  "private-address": ["warning", "RFC 1918, RFC 4193"],
  "link-local-address": ["warning", "RFC 3927, RFC 4291 §2.5.6"],
  "carrier-address": ["warning", "RFC 6598"],
  "metadata-address": ["danger", "RFC 3986 §7.4, CWE-918"],
  "unspecified-address": ["warning", "RFC 1122 §3.2.1.3, RFC 4291 §2.5.2"],
  "multicast-address": ["warning", "RFC 5771 §3, RFC 919 §7"],
  "reserved-address": ["warning", "RFC 6890 §2.2"],
  "documentation-address": ["hint", "RFC 5737, RFC 3849"],
  "embedded-address": ["warning", "RFC 4291 §2.5.5, RFC 6052 §2"],
  "address-host": ["hint", "RFC 3986 §3.2.2"],
  "future-address": ["warning", "RFC 3986 §3.2.2"],
  "loopback-name": ["warning", "RFC 6761 §6.3"],
  "metadata-name": ["danger", "RFC 3986 §7.4, CWE-918"],
  "internal-name": ["warning", "RFC 6762 §3, RFC 8375 §3"],
  "local-service": ["hint", "RFC 1738 §3.7"],
  "single-label-host": ["warning", "RFC 1535, url-syntax-05 §4.3.1"],
  "address-name": ["warning", "RFC 3986 §7.4, CWE-918"],
  "name-not-in-dns": ["hint", "RFC 6761, RFC 7686 §2"],
} as const satisfies Record<string, FindingRow>;

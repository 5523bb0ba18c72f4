/** RFC 3986 §7.4: where a reference really goes. */

import type { FindingRow } from "../finding.ts";

export const DESTINATION = {
  "rare-ipv4": ["danger", "RFC 3986 §7.4", "http://0x7f.1/"],
  "disguised-ipv4": ["danger", "RFC 3986 §7.4, WHATWG URL §3.5", "http://%31%32%37.0.0.1/"],
  "malformed-ipv4": ["warning", "WHATWG URL §3.5, RFC 3986 §7.4", "http://1.2.3.256/"],
  "loopback-address": ["warning", "RFC 1122 §3.2.1.3, RFC 4291 §2.5.3", "http://127.0.0.1:8080/admin"],
  "private-address": ["warning", "RFC 1918, RFC 4193", "http://10.0.0.1/"],
  "link-local-address": ["warning", "RFC 3927, RFC 4291 §2.5.6", "http://169.254.1.1/"],
  "carrier-address": ["warning", "RFC 6598", "http://100.64.0.1/"],
  "metadata-address": ["danger", "RFC 3986 §7.4, CWE-918", "http://169.254.169.254/latest/meta-data/"],
  "unspecified-address": ["warning", "RFC 1122 §3.2.1.3, RFC 4291 §2.5.2", "http://0.0.0.0:8000/"],
  "multicast-address": ["warning", "RFC 5771 §3, RFC 919 §7", "http://224.0.0.1/"],
  "reserved-address": ["warning", "RFC 6890 §2.2", "http://198.18.0.1/"],
  "documentation-address": ["hint", "RFC 5737, RFC 3849", "http://192.0.2.1/"],
  "embedded-address": ["warning", "RFC 4291 §2.5.5, RFC 6052 §2", "http://[::ffff:192.0.2.1]/"],
  "address-host": ["hint", "RFC 3986 §3.2.2", "http://8.8.8.8/"],
  "future-address": ["warning", "RFC 3986 §3.2.2", "http://[v1.a]/"],
  "loopback-name": ["warning", "RFC 6761 §6.3", "http://localhost./"],
  "metadata-name": [
    "danger",
    "RFC 3986 §7.4, CWE-918",
    "http://metadata.google.internal/computeMetadata/v1/",
  ],
  "internal-name": ["warning", "RFC 6762 §3, RFC 8375 §3", "http://printer.local/"],
  "local-service": ["hint", "RFC 1738 §3.7", "nntp://news.example.org/comp.infosystems.www/1234"],
  "single-label-host": ["warning", "RFC 1535, url-syntax-05 §4.3.1", "http://wiki/"],
  "address-name": ["warning", "RFC 3986 §7.4, CWE-918", "http://10.0.0.1.nip.io/"],
  "name-not-in-dns": ["hint", "RFC 6761, RFC 7686 §2", "http://example.invalid/"],
} as const satisfies Record<string, FindingRow>;

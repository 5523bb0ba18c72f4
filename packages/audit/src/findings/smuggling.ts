/** RFC 3986 §7.2, §7.3: what gets past one program and means something else to the next. */

import type { FindingRow } from "../finding.ts";

export const SMUGGLING = {
  "blocked-port": ["danger", "RFC 3986 §7.2, Fetch §2.9", "http://example.org:25/"],
  "reserved-port": ["warning", "RFC 3986 §7.2", "http://example.org:81/"],
  "other-port": ["hint", "RFC 3986 §7.2", "http://example.org:8080/"],
  "impossible-port": ["warning", "RFC 3986 §3.2.3, RFC 9293 §3.1", "http://example.org:65616/"],
  "encoded-line-break": ["danger", "RFC 3986 §7.3, CWE-93", "http://example.org/a%0d%0aSet-Cookie:b"],
  "header-injection": ["danger", "RFC 3986 §7.3, CWE-113", "http://example.org/?u=/%0d%0aSet-Cookie:%20a=b"],
  "encoded-nul": ["danger", "RFC 3986 §7.3", "http://example.org/a.php%00.png"],
  "encoded-control": ["warning", "RFC 3986 §7.3", "http://example.org/a%09b"],
  "raw-control": ["danger", "RFC 3986 §2, WHATWG URL §4.4", "http://exam\tple.org/"],
  "surrounding-space": ["hint", "RFC 3986 Appendix C, WHATWG URL §4.4", " http://example.org/"],
  backslash: ["warning", "RFC 3986 §2, WHATWG URL §4.4", "http://example.org/a\\b"],
  "encoded-slash": ["hint", "RFC 3986 §2.2, §7.3", "http://example.org/a%2Fb"],
  "encoded-backslash": ["warning", "RFC 3986 §7.3", "http://example.org/a%5Cb"],
  "encoded-dot-segment": ["danger", "RFC 3986 §6.2.2.2, §6.2.2.3", "http://example.org/a/%2e%2e/b"],
  "hidden-dot-segment": ["danger", "RFC 3986 §7.3, CWE-22", "http://example.org/static/..%2f..%5csecret"],
  "double-encoding": ["hint", "RFC 3986 §2.4", "http://example.org/a%2520b"],
  "double-encoded-delimiter": [
    "warning",
    "RFC 3986 §2.4, §7.3, CWE-174",
    "http://example.org/%252e%252e/secret",
  ],
  "overlong-utf8": ["danger", "RFC 3629 §3, §10", "http://example.org/%c0%ae%c0%ae/secret"],
  "other-protocol": ["danger", "RFC 4266 §3, RFC 3986 §7.3", "gopher://example.org:25/_HELO%20a%0d%0aQUIT"],
  "encoded-host-delimiter": [
    "danger",
    "RFC 3986 §3.2.2, §7.3",
    "http://good.example%2f@evil.example%23.good.example/",
  ],
  "encoded-host": ["danger", "RFC 3986 §3.2.2, §7.3", "http://%65xample.org/"],
  "mixed-query-separators": ["warning", "RFC 3986 §7.3, CWE-444", "http://example.org/?a=1&b=2;c=3&d=4;e=5"],
  "leaves-base": [
    "danger",
    "RFC 3986 §6.2.2.3, §7.3, CWE-22",
    "/static/%2e%2e/%2e%2e/secret",
    "http://example.org/static/",
  ],
  "surplus-dot-segments": ["warning", "RFC 3986 §5.4.2, CWE-22", "http://example.org/a/../../../etc/passwd"],
} as const satisfies Record<string, FindingRow>;

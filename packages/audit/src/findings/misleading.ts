/** RFC 3986 §7.6: what makes a person, or a program, take a reference for another. */

import type { FindingRow } from "../finding.ts";

export const MISLEADING = {
  "host-in-userinfo": [
    "danger",
    "RFC 3986 §7.6",
    "ftp://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm",
  ],
  "many-at": ["danger", "RFC 3986 §3.2.1, §7.6", "http://a@b@c/"],
  "lookalike-host": ["danger", "UTS 39 §4, RFC 3986 §7.6", "http://xn--80ak6aa92e.com/"],
  "lookalike-delimiter": ["danger", "UTS 39 §4, RFC 3986 §7.6", "http://good.example\u2044.evil.example/"],
  "lookalike-letters": ["warning", "UTS 39 §4, RFC 3986 §7.6", "http://xn--oogle-qmc.com/"],
  "host-within-host": ["warning", "RFC 3986 §7.6", "https://www.paypal.com.evil.example/"],
  "mixed-scripts": ["warning", "UTS 39 §5.2", "http://xn--fiq228c.xn--pple-43d.com/"],
  "internationalized-host": ["hint", "RFC 5890 §2.3.2.1, RFC 3986 §3.2.2", "http://xn--bcher-kva.example/"],
  "invalid-internationalized-host": ["warning", "UTS 46 §4, RFC 5891 §5.4", "http://xn--0.example/"],
  "mapped-host": ["danger", "UTS 46 §4, WHATWG URL §3.5", "http://ｅxample.org/"],
  "bidi-control": ["danger", "UTS 55 §2.3, RFC 3987 §4.1", "https://example.org/invoice%E2%80%AEfdp.exe"],
  "bidi-order": ["warning", "RFC 3987 §4.2", "http://example.org/אבa"],
  "invisible-character": ["warning", "UTS 39 §3.1, RFC 3986 §7.6", "https://example.org/a%E2%80%8Bb"],
  "open-redirect": [
    "warning",
    "CWE-601, RFC 3986 §7.6",
    "https://example.org/login?next=https://evil.example/",
  ],
  "carried-url": ["hint", "CWE-601, RFC 3986 §7.6", "https://example.org/view?page=https://other.example/a"],
  "network-path": ["hint", "RFC 3986 §4.2, CWE-601", "//evil.example/a"],
  "script-scheme": ["danger", "RFC 3986 §7.3, CWE-79", "javascript:alert(1)"],
  "scheme-like-host": ["hint", "RFC 3986 §4.5", "localhost.example:8080/a"],
  "scheme-like-drive": ["hint", "RFC 3986 §3.1", "C:/Windows/a.txt"],
} as const satisfies Record<string, FindingRow>;

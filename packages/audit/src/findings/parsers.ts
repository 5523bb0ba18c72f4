/** RFC 3986 §7.6, OWASP on server-side request forgery: where programs do not agree about a reference. */

import type { FindingRow } from "../finding.ts";

export const PARSERS = {
  "parsers-disagree": ["danger", "RFC 3986 §7.6, CWE-436", "http://good.example\\@evil.example/"],
  "parsers-caution": ["warning", "RFC 3986 §7.6, CWE-436", "http://*.example.org/"],
  "at-after-authority": ["warning", "RFC 3986 §3.2, CWE-436", "http://google.com#@evil.example/"],
  "hidden-host": ["danger", "RFC 3986 §3.2, WHATWG URL §4.4", "http:///evil.example/"],
  "empty-host": ["warning", "RFC 9110 §4.2.1", "http://:80/"],
} as const satisfies Record<string, FindingRow>;

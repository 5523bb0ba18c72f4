/** RFC 3986 §7.6, OWASP on server-side request forgery: where programs do not agree about a reference. */

import type { FindingKind } from "../finding.ts";

export const PARSERS = {
  "parsers-disagree": {
    severity: "danger",
    title: "Programs go to different places",
    section: "RFC 3986 §7.6, CWE-436",
    harm: "One program checks the reference and another follows it: if they read different hosts, the check is worth nothing.",
    fix: "refuse it",
    example: "http://good.example\\@evil.example/",
  },
  "parsers-caution": {
    severity: "warning",
    title: "Only some programs find a host",
    section: "RFC 3986 §7.6, CWE-436",
    harm: "A check that finds no host may let pass what another program follows.",
    fix: "refuse it, or correct the host",
    example: 'http://"www.example.org/',
  },
  "at-after-authority": {
    severity: "warning",
    title: "An @ and a host after the authority",
    section: "RFC 3986 §3.2, CWE-436",
    harm: "By the standard the authority ends at the first /, ? or #; programs that look for the last @ go to the host after it.",
    fix: "refuse it, or write / before the ? or #",
    example: "http://google.com#@evil.example/",
  },
  "hidden-host": {
    severity: "danger",
    title: "A host that only browsers find",
    section: "RFC 3986 §3.2, WHATWG URL §4.4",
    harm: "By the standard the reference has no host, or an empty one; browsers take what follows for the host.",
    fix: "write exactly two slashes before the host, or refuse it",
    example: "http:///evil.example/",
  },
  "empty-host": {
    severity: "warning",
    title: "An empty host",
    section: "RFC 9110 §4.2.1",
    harm: "The scheme needs a host; programs refuse the reference or look for a host elsewhere in it.",
    fix: "write the host, or refuse it",
    example: "http://:80/",
  },
} as const satisfies Record<string, FindingKind>;

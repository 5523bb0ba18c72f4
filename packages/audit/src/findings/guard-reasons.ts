/** The reasons of the guard that are of the policy, and not findings of the audit: what each means, and what to do. */

import { type Explanation, explanationOf } from "../finding.ts";

const OF_POLICY: Readonly<Record<string, readonly [section: string, example: string, base?: string]>> = {
  "not-absolute": ["RFC 3986 §4.3", "//example.org/a"],
  "scheme-not-allowed": ["RFC 3986 §3.1", "file:///etc/passwd"],
  "host-missing": ["RFC 3986 §3.2.2", "http:///example.org/"],
  "host-not-allowed": ["RFC 3986 §3.2.2", "https://example.org/"],
  "host-not-a-name": ["RFC 3986 §3.2.2", "http://a..example/"],
  "port-not-allowed": ["RFC 3986 §7.2", "http://example.org:25/"],
  "credentials-not-allowed": ["RFC 3986 §3.2.1, §7.5", "http://www.example.com@example.org/"],
  "not-an-address": ["RFC 3986 §3.2.2", "127.1"],
  downgrade: ["RFC 9110 §4.2.2", "http://example.org/", "https://example.org/"],
};

/** Every reason of a guard that is of its policy. Its other reasons are findings of the audit. */
export const GUARD_REASONS: readonly Explanation[] = Object.entries(OF_POLICY).map(
  ([id, [section, ...example]]) => explanationOf(id, "policy", ["danger", section], example),
);

/** RFC 3986 §7.5: what should not be in a reference, because it is shown, logged, kept and sent on. */

import type { FindingRow } from "../finding.ts";

export const SENSITIVE = {
  password: ["danger", "RFC 3986 §3.2.1, §7.5", "ftp://me:secret@example.org/"],
  user: ["hint", "RFC 3986 §7.5, RFC 9110 §4.2.4", "ftp://me@example.org/"],
  "secret-by-name": ["warning", "RFC 3986 §7.5", "https://example.org/a?access_token=4f5e6d7c8b9a"],
  "secret-by-shape": [
    "danger",
    "RFC 3986 §7.5",
    "https://example.org/a?t=ghp_abcdefghijklmnopqrstuvwxyz0123456789",
  ],
  "key-identifier": [
    "hint",
    "RFC 3986 §7.5",
    "https://example.org/a?X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20261122",
  ],
} as const satisfies Record<string, FindingRow>;

/** RFC 3986 §7.5: what should not stand in a reference, as it is shown, logged, kept and sent on. */

import type { FindingKind } from "../finding.ts";

export const SENSITIVE = {
  password: {
    severity: "danger",
    title: "A password",
    section: "RFC 3986 §3.2.1, §7.5",
    harm: "References are shown, logged, kept in histories and sent on to other servers, and the password with them.",
    fix: "remove it, and let the program ask for the password or read it from a store",
    example: "ftp://me:secret@example.org/",
  },
  user: {
    severity: "hint",
    title: "A user",
    section: "RFC 3986 §7.5, RFC 9110 §4.2.4",
    harm: "The name of a user is seen by everyone who sees the reference; in http and https it is not allowed, because it misleads.",
    fix: "leave the user out if the server can be reached without it",
    example: "ftp://me@example.org/",
  },
  "secret-by-name": {
    severity: "warning",
    title: "A parameter that holds a secret by its name",
    section: "RFC 3986 §7.5",
    harm: "Tokens and signatures open what they were made for, to everyone who finds them in a log, a history or a Referer field.",
    fix: "send it in a field of the header or in the body, and revoke it if the reference was shared",
    example: "https://example.org/a?access_token=4f5e6d7c8b9a",
  },
  "secret-by-shape": {
    severity: "danger",
    title: "A secret by its shape",
    section: "RFC 3986 §7.5",
    harm: "A JSON Web Token, or a key with the prefix that its issuer publishes, opens an account to everyone who sees it.",
    fix: "revoke it, and keep the new one out of references",
    example: "https://example.org/a?t=ghp_abcdefghijklmnopqrstuvwxyz0123456789",
  },
} as const satisfies Record<string, FindingKind>;

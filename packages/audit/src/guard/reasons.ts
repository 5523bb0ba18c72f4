/** The reasons of the guard that are of the policy, and not findings of the audit: what each means, and what to do. */

import type { Explanation, FindingKind } from "../finding.ts";

type Reason = Omit<FindingKind, "severity">;

const OF_POLICY: Readonly<Record<string, Reason>> = {
  "not-absolute": {
    title: "It is not a URI",
    section: "RFC 3986 §4.3",
    harm: "Without a scheme it is relative to something, and nobody told to what: each program guesses on its own.",
    fix: "resolve it against the base that it came with, and ask again",
    example: "//example.org/a",
  },
  "scheme-not-allowed": {
    title: "The policy does not allow the scheme",
    section: "RFC 3986 §3.1",
    harm: "Another scheme may read files (file), run scripts (javascript) or speak another protocol (gopher).",
    fix: "leave it out, or add the scheme to `schemes`",
    example: "file:///etc/passwd",
  },
  "host-missing": {
    title: "It names no host",
    section: "RFC 3986 §3.2.2",
    harm: "Some programs take the beginning of the path for the host.",
    fix: "leave it out",
    example: "http:///example.org/",
  },
  "host-not-allowed": {
    title: "The policy does not allow the host",
    section: "RFC 3986 §3.2.2",
    harm: "A server may be reached that was not meant.",
    fix: "leave it out, or add the host to `hosts`: exactly, or as a suffix such as `.example.org`",
    example: "https://example.org/",
  },
  "host-not-a-name": {
    title: "The host is not a name that DNS has",
    section: "RFC 3986 §3.2.2",
    harm: "Programs decode, cut or refuse such a host, each in its own way.",
    fix: "leave it out; a name beyond ASCII goes through `toAscii` of `urikit/idna` first",
    example: "http://a..example/",
  },
  "port-not-allowed": {
    title: "The policy does not allow the port",
    section: "RFC 3986 §7.2",
    harm: "Another service may listen there, and take the request for its own protocol.",
    fix: "leave it out, or add the port to `ports`",
    example: "http://example.org:25/",
  },
  "credentials-not-allowed": {
    title: "A userinfo, and the policy allows none",
    section: "RFC 3986 §3.2.1, §7.5",
    harm: "It is sent to the server as a login, and some programs take it for the host.",
    fix: "remove it, or set `allowCredentials`",
    example: "http://www.example.com@example.org/",
  },
  "not-an-address": {
    title: "What was given is not an address",
    section: "RFC 3986 §3.2.2",
    harm: "What cannot be read as a number cannot be judged.",
    fix: "give what DNS answered: four decimal octets, or an IPv6 address without brackets",
    example: "127.1",
  },
  downgrade: {
    title: "A redirect leaves a scheme with encryption",
    section: "RFC 9110 §4.2.2",
    harm: "From there on everyone on the way can read and change what is sent.",
    fix: "do not follow it",
    example: "http://example.org/",
    base: "https://example.org/",
  },
};

/** Every reason of a guard that is of its policy. Its other reasons are findings of the audit. */
export const GUARD_REASONS: readonly Explanation[] = Object.entries(OF_POLICY).map(([id, reason]) => ({
  id,
  group: "policy",
  severity: "danger",
  ...reason,
}));

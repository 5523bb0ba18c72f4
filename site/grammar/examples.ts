/** The texts that a person may trace first, and by which edition. */

import type { GrammarId } from "@urikit/standards/grammars";

export const FIRST = "foo://example.com:8042/over/there?name=ferret#nose";

export interface GrammarExample {
  readonly edition: GrammarId;
  /** The rule whose diagram tells most of it. */
  readonly rule: string;
  readonly uri: string;
}

/** RFC 3986 §1.1.2, §5.4 and §3.2.2; RFC 2396 §3; RFC 1738 §3.4; and what is no reference. */
export const EXAMPLES: readonly GrammarExample[] = [
  { edition: "rfc3986", rule: "IPv6address", uri: "ldap://[2001:db8::7]/c=GB?objectClass?one" },
  { edition: "rfc3986", rule: "relative-part", uri: "../g;x=1?y#s" },
  { edition: "rfc3986", rule: "IP-literal", uri: "http://[::1/" },
  { edition: "rfc2396", rule: "opaque_part", uri: "mailto:John.Doe@example.com" },
  { edition: "rfc1738", rule: "gopherurl", uri: "gopher://example.com/00path%09search" },
];

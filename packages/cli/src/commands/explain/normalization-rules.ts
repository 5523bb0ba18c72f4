/**
 * What each rule of normalization does (RFC 3986 §6.2, and the specifications of the schemes), and a reference that it
 * changes. Its section and its result are asked of the library.
 */

import { type NormalizationStep, normalizationSteps } from "urikit";
import { BY_SCHEME } from "../by-scheme.ts";

export interface NormalizationRuleText {
  /** What it does, and why nothing is lost by it. */
  readonly what: string;
  /** A reference that it changes. */
  readonly example: string;
}

export const NORMALIZATION_RULES = {
  "unreserved-triplets": {
    what: "decodes triplets of letters, digits, hyphen, period, underscore and tilde: encoded or not, they mean the same",
    example: "http://example.org/%7Ejoe",
  },
  "host-kind": {
    what: "decodes a host that is an IPv4 address once it is decoded",
    example: "http://%31%32%37.0.0.1/",
  },
  "triplet-case": {
    what: "writes the hexadecimal digits of triplets in upper case",
    example: "http://example.org/a%2fb",
  },
  "scheme-case": {
    what: "writes the scheme in lower case",
    example: "HTTP://example.org/",
  },
  "host-case": {
    what: "writes the host in lower case: names and addresses ignore case",
    example: "http://Example.ORG/",
  },
  "dot-segments": {
    what: 'removes the segments "." and "..", and the segment before each ".."',
    example: "http://example.org/a/./b/../c",
  },
  "empty-port": {
    what: "removes the colon of an empty port",
    example: "http://example.org:/",
  },
  "default-port": {
    what: "removes a port that is the default of the scheme",
    example: "http://example.org:80/",
  },
  "port-number": {
    what: "removes zeros before the number of a port",
    example: "http://example.org:08080/",
  },
  "empty-path": {
    what: "writes an empty path after a host as the scheme has it: as a slash in http",
    example: "http://example.org",
  },
  "ipv6-text": {
    what: "writes an IPv6 address in its one canonical form",
    example: "http://[2001:db8:0:0::1]/",
  },
  "account-host-case": {
    what: "writes the host of an account in lower case",
    example: "acct:joe@Example.ORG",
  },
  "default-item-type": {
    what: "removes the type 1 of a Gopher item without a selector: it is a menu anyway",
    example: "gopher://example.org/1",
  },
  "dict-defaults": {
    what: "removes what a request to a dictionary does anyway",
    example: "dict://dict.org/d:word:!:",
  },
  "field-name-case": {
    what: "writes the names of the fields of a message in lower case",
    example: "mailto:joe@example.org?Subject=hi",
  },
  "ftp-type-case": {
    what: "writes the type of a transfer in lower case",
    example: "ftp://example.org/a;type=I",
  },
  "geo-comparison": {
    what: "writes coordinates as they are compared: without needless zeros and signs, and with known longitude at the poles",
    example: "geo:90,10",
  },
  "irc-flags": {
    what: "writes the flags of an IRC reference in lower case and in one order, without those that are the default",
    example: "irc://example.org/%23chat,ischannel",
  },
  "irc-option-case": {
    what: "writes the names of the options of an IRC reference in lower case",
    example: "irc://example.org/chat?Key=a",
  },
  "ldap-defaults": {
    what: "removes what a search in a directory does anyway",
    example: "ldap://example.org/o=a??base",
  },
  "local-host": {
    what: "removes the host of a file that is on this machine",
    example: "file://localhost/etc/hosts",
  },
  "mail-domain-case": {
    what: "writes the domain of a mail address in lower case",
    example: "mailto:joe@Example.ORG",
  },
  "media-type-case": {
    what: "writes a media type and the names of its parameters in lower case",
    example: "data:Text/Plain,a",
  },
  "namespace-case": {
    what: "writes the namespace of a URN in lower case",
    example: "urn:ISBN:0451450523",
  },
  "sip-comparison": {
    what: "writes a SIP URI as it is compared: what ignores case in lower case",
    example: "sip:joe@Example.ORG",
  },
  "to-field": {
    what: 'moves the addresses of a field "to" into the path',
    example: "mailto:?to=joe@example.org",
  },
  "telephone-number": {
    what: "removes visual separators from a telephone number, and writes its parameters in one way",
    example: "tel:+1-201-555-0123",
  },
  "all-newsgroups": {
    what: "writes the group * where all groups of a server are meant",
    example: "news://news.example.org/",
  },
  "imap-parameter-case": {
    what: "writes the names of the parts of an IMAP URL in upper case",
    example: "imap://example.org/INBOX/;uid=20",
  },
  "info-namespace-case": {
    what: "writes the namespace of an info URI in lower case",
    example: "info:DDC/22/eng//004.678",
  },
  "info-unreserved": {
    what: "decodes what an info URI need not encode: the marks ! ' ( ) and *",
    example: "info:ddc/a%21",
  },
  "nih-separators": {
    what: "writes a name of a hash for people without hyphens, in lower case",
    example: "nih:sha-256-120;5326-9057-e12f-e2b7-4ba0-7c89-2560-a2;f",
  },
  "sms-field-case": {
    what: "writes the names of the fields of a text message in lower case",
    example: "sms:+15105550101?Body=a",
  },
  "sms-recipients": {
    what: "removes visual separators from the telephone numbers of a text message",
    example: "sms:+1-510-555-0101",
  },
  "tftp-mode": {
    what: "writes the mode of a transfer in lower case, and removes the one that is the default",
    example: "tftp://example.org/a;MODE=NETASCII",
  },
  "uuid-case": {
    what: "writes a UUID in lower case",
    example: "urn:uuid:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6",
  },
  "xmpp-host-case": {
    what: "writes the domain of an address of XMPP in lower case",
    example: "xmpp:joe@Example.ORG",
  },
} as const satisfies Readonly<Record<string, NormalizationRuleText>>;

/** What the rule does to its example. */
export function stepOf(rule: string, example: string): NormalizationStep | undefined {
  return normalizationSteps(example, BY_SCHEME).find((step) => step.rule === rule);
}

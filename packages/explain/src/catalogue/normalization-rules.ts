/**
 * Each rule of normalization (RFC 3986 §6.2, and the specifications of the schemes), explained, and a reference that it
 * changes. Its section and its result are asked of the library.
 */

import { type NormalizationStep, normalizationSteps } from "urikit";
import { say, statement } from "urikit/words";
import { BY_SCHEME } from "../reference/by-scheme.ts";
import type { ExplainingWords } from "./error-codes.ts";

/** The rules, each with a reference that it changes. */
export const NORMALIZATION_RULES = {
  "unreserved-triplets": "http://example.org/%7Ejoe",
  "host-kind": "http://%31%32%37.0.0.1/",
  "triplet-case": "http://example.org/a%2fb",
  "scheme-case": "HTTP://example.org/",
  "host-case": "http://Example.ORG/",
  "dot-segments": "http://example.org/a/./b/../c",
  "empty-port": "http://example.org:/",
  "default-port": "http://example.org:80/",
  "port-number": "http://example.org:08080/",
  "empty-path": "http://example.org",
  "ipv6-text": "http://[2001:db8:0:0::1]/",
  "account-host-case": "acct:joe@Example.ORG",
  "default-item-type": "gopher://example.org/1",
  "dict-defaults": "dict://dict.org/d:word:!:",
  "field-name-case": "mailto:joe@example.org?Subject=hi",
  "ftp-type-case": "ftp://example.org/a;type=I",
  "geo-comparison": "geo:90,10",
  "irc-flags": "irc://example.org/%23chat,ischannel",
  "irc-option-case": "irc://example.org/chat?Key=a",
  "ldap-defaults": "ldap://example.org/o=a??base",
  "local-host": "file://localhost/etc/hosts",
  "mail-domain-case": "mailto:joe@Example.ORG",
  "media-type-case": "data:Text/Plain,a",
  "namespace-case": "urn:ISBN:0451450523",
  "sip-comparison": "sip:joe@Example.ORG",
  "to-field": "mailto:?to=joe@example.org",
  "telephone-number": "tel:+1-201-555-0123",
  "all-newsgroups": "news://news.example.org/",
  "imap-parameter-case": "imap://example.org/INBOX/;uid=20",
  "info-namespace-case": "info:DDC/22/eng//004.678",
  "info-unreserved": "info:ddc/a%21",
  "nih-separators": "nih:sha-256-120;5326-9057-e12f-e2b7-4ba0-7c89-2560-a2;f",
  "sms-field-case": "sms:+15105550101?Body=a",
  "sms-recipients": "sms:+1-510-555-0101",
  "tftp-mode": "tftp://example.org/a;MODE=NETASCII",
  "uuid-case": "urn:uuid:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6",
  "xmpp-host-case": "xmpp:joe@Example.ORG",
} as const satisfies Readonly<Record<string, string>>;

export type ExplainedRule = keyof typeof NORMALIZATION_RULES;

/** The effect of the rule, and why nothing is lost by it, in the words of a language. */
export function ruleText(rule: ExplainedRule, words: ExplainingWords): string {
  return say(words, statement(`rule-${rule}`));
}

/** The change of its example by the rule. */
export function stepOf(rule: ExplainedRule): NormalizationStep | undefined {
  return normalizationSteps(NORMALIZATION_RULES[rule], BY_SCHEME).find((step) => step.rule === rule);
}

/**
 * RFC 6761 and IANA's registry "Special-Use Domain Names": names that are not for hosts on the Internet; names that
 * networks, clouds and programs use within; and services that answer a name with the address that it spells.
 */

import { type Statement, statement } from "urikit/words";

/** The kind of a name. A name of no such kind is looked up, and only its addresses decide. */
export type NameKind =
  | "loopback"
  | "metadata"
  | "local"
  | "single-label"
  | "spells-address"
  | "documentation"
  | "not-in-dns";

/** A name, with everything below it, and who sets it apart. */
export type NameRow = readonly [name: string, kind: NameKind, source: string | Statement];

/** Names with everything below them. */
export const SPECIAL_NAMES: readonly NameRow[] = [
  ["localhost", "loopback", "RFC 6761 §6.3"],
  ["localhost.localdomain", "loopback", statement("hosts-of-red-hat")],
  ["localhost6.localdomain6", "loopback", statement("hosts-of-red-hat")],
  ["localhost4.localdomain4", "loopback", statement("hosts-of-red-hat")],
  ["localhost4", "loopback", statement("hosts-of-red-hat")],
  ["localhost6", "loopback", statement("hosts-of-red-hat")],
  ["ip6-localhost", "loopback", statement("hosts-of-debian")],
  ["ip6-loopback", "loopback", statement("hosts-of-debian")],
  ["loopback", "loopback", statement("hosts-of-solaris")],
  ["localtest.me", "loopback", statement("public-name-of-loopback")],
  ["lvh.me", "loopback", statement("public-name-of-loopback")],
  ["lacolhost.com", "loopback", statement("public-name-of-loopback")],
  ["vcap.me", "loopback", statement("public-name-of-loopback")],
  ["localho.st", "loopback", statement("public-name-of-loopback")],
  ["metadata.google.internal", "metadata", "Google Cloud"],
  ["metadata.goog", "metadata", "Google Cloud"],
  ["instance-data.ec2.internal", "metadata", "AWS"],
  ["instance-data", "metadata", "AWS"],
  ["metadata", "metadata", "Google Cloud"],
  ["metadata.tencentyun.com", "metadata", "Tencent Cloud"],
  ["api.metadata.cloud.ibm.com", "metadata", "IBM Cloud"],
  ["metadata.platformequinix.com", "metadata", "Equinix Metal"],
  ["rancher-metadata", "metadata", "Rancher"],
  ["local", "local", "RFC 6762 §3"],
  ["internal", "local", statement("icann-resolution", "2024.07.29.06")],
  ["home.arpa", "local", "RFC 8375 §3"],
  ["intranet", "local", "RFC 6762 Appendix G"],
  ["private", "local", "RFC 6762 Appendix G"],
  ["corp", "local", "RFC 6762 Appendix G"],
  ["home", "local", "RFC 6762 Appendix G"],
  ["lan", "local", "RFC 6762 Appendix G"],
  ["mail", "local", statement("icann-resolution", "2018.02.04.12")],
  ["localdomain", "local", statement("hosts-of-red-hat")],
  ["kubernetes.default.svc", "local", "Kubernetes"],
  ["svc", "local", "Kubernetes"],
  ["in-addr.arpa", "local", "RFC 1035 §3.5"],
  ["ip6.arpa", "local", "RFC 3596 §2.5"],
  ["resolver.arpa", "local", "RFC 9462 §8.2"],
  ["service.arpa", "local", "RFC 9665 §10"],
  ["6tisch.arpa", "not-in-dns", "RFC 9031 §8.5"],
  ["eap.arpa", "not-in-dns", "RFC 9965"],
  ["ipv4only.arpa", "local", "RFC 8880 §7"],
  ["onion", "not-in-dns", "RFC 7686 §2"],
  ["alt", "not-in-dns", "RFC 9476 §2"],
  ["invalid", "not-in-dns", "RFC 6761 §6.4"],
  ["test", "documentation", "RFC 6761 §6.2"],
  ["example", "documentation", "RFC 6761 §6.5"],
  ["example.com", "documentation", "RFC 6761 §6.5"],
  ["example.net", "documentation", "RFC 6761 §6.5"],
  ["example.org", "documentation", "RFC 6761 §6.5"],
];

/** Services of DNS that answer a name below them with the address that it spells. */
export const SPELLING_SERVICES: readonly string[] = [
  "nip.io",
  "sslip.io",
  "xip.io",
  "traefik.me",
  "ip.dns.army",
  "backname.io",
];

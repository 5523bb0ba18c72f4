/**
 * RFC 6761 and IANA's registry "Special-Use Domain Names": names that are not for hosts on the Internet; names that
 * networks, clouds and programs use within; and services that answer a name with the address that it spells.
 */

/** What a name is. A name that is none of these is looked up, and only its addresses can tell. */
export type NameKind =
  | "loopback"
  | "metadata"
  | "local"
  | "single-label"
  | "spells-address"
  | "documentation"
  | "not-in-dns";

/** A name, with everything below it, and who sets it apart. */
export type NameRow = readonly [name: string, kind: NameKind, source: string];

/** Names with everything below them. */
export const SPECIAL_NAMES: readonly NameRow[] = [
  ["localhost", "loopback", "RFC 6761 §6.3"],
  ["localhost.localdomain", "loopback", "the file of hosts of Red Hat and others"],
  ["localhost6.localdomain6", "loopback", "the file of hosts of Red Hat and others"],
  ["localhost4.localdomain4", "loopback", "the file of hosts of Red Hat and others"],
  ["localhost4", "loopback", "the file of hosts of Red Hat and others"],
  ["localhost6", "loopback", "the file of hosts of Red Hat and others"],
  ["ip6-localhost", "loopback", "the file of hosts of Debian and others"],
  ["ip6-loopback", "loopback", "the file of hosts of Debian and others"],
  ["loopback", "loopback", "the file of hosts of Solaris and others"],
  ["localtest.me", "loopback", "a public name of 127.0.0.1"],
  ["lvh.me", "loopback", "a public name of 127.0.0.1"],
  ["lacolhost.com", "loopback", "a public name of 127.0.0.1"],
  ["vcap.me", "loopback", "a public name of 127.0.0.1"],
  ["localho.st", "loopback", "a public name of 127.0.0.1"],
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
  ["internal", "local", "ICANN, resolution 2024.07.29.06"],
  ["home.arpa", "local", "RFC 8375 §3"],
  ["intranet", "local", "RFC 6762 Appendix G"],
  ["private", "local", "RFC 6762 Appendix G"],
  ["corp", "local", "RFC 6762 Appendix G"],
  ["home", "local", "RFC 6762 Appendix G"],
  ["lan", "local", "RFC 6762 Appendix G"],
  ["mail", "local", "ICANN, resolution 2018.02.04.12"],
  ["localdomain", "local", "the file of hosts of Red Hat and others"],
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

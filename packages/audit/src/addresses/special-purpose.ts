/**
 * RFC 6890 and its updates (RFC 8190): the blocks of addresses that are for special purposes, as IANA's two registries
 * list them, and those that other registries and documents set apart: multicast, what is not allocated, and cloud
 * metadata services.
 */

/** What an address is. `global`: nothing is known that would set it apart. */
export type AddressKind =
  | "global"
  | "unspecified"
  | "loopback"
  | "private"
  | "link-local"
  | "carrier"
  | "metadata"
  | "multicast"
  | "broadcast"
  | "documentation"
  | "benchmarking"
  | "protocol"
  | "reserved"
  | "embeds-ipv4";

/** A block of addresses that is set apart, and by whom. */
export interface AddressBlock {
  /** Its first address and the length of its prefix, as in `127.0.0.0/8`. */
  readonly block: string;
  readonly kind: Exclude<AddressKind, "global">;
  /** The name that its source gives it. */
  readonly name: string;
  /** The document and section, or the service, that sets it apart. */
  readonly source: string;
  /** The year and month of its allocation, as `YYYY-MM`; absent if its source names none. */
  readonly since?: string;
}

/**
 * The day of the copies of IANA's registries that are known here, as `YYYY-MM-DD`: what was registered later is not.
 *
 * @example
 * ```ts
 * import { addressRegistryDate } from "@urikit/audit";
 *
 * addressRegistryDate; // => "2026-07-18"
 * ```
 */
export const addressRegistryDate: string = "2026-07-18";

type Row = readonly [block: string, kind: AddressBlock["kind"], name: string, source: string, since?: string];

/** IANA's "IPv4 Special-Purpose Address Registry", in its order. */
export const IPV4_REGISTRY: readonly Row[] = [
  ["0.0.0.0/8", "unspecified", '"This network"', "RFC 791 §3.2", "1981-09"],
  ["0.0.0.0/32", "unspecified", '"This host on this network"', "RFC 1122 §3.2.1.3", "1981-09"],
  ["10.0.0.0/8", "private", "Private-Use", "RFC 1918", "1996-02"],
  ["100.64.0.0/10", "carrier", "Shared Address Space", "RFC 6598", "2012-04"],
  ["127.0.0.0/8", "loopback", "Loopback", "RFC 1122 §3.2.1.3", "1981-09"],
  ["169.254.0.0/16", "link-local", "Link Local", "RFC 3927", "2005-05"],
  ["172.16.0.0/12", "private", "Private-Use", "RFC 1918", "1996-02"],
  ["192.0.0.0/24", "protocol", "IETF Protocol Assignments", "RFC 6890 §2.1", "2010-01"],
  ["192.0.0.0/29", "protocol", "IPv4 Service Continuity Prefix", "RFC 7335", "2011-06"],
  ["192.0.0.8/32", "protocol", "IPv4 dummy address", "RFC 7600", "2015-03"],
  ["192.0.0.9/32", "protocol", "Port Control Protocol Anycast", "RFC 7723", "2015-10"],
  ["192.0.0.10/32", "protocol", "Traversal Using Relays around NAT Anycast", "RFC 8155", "2017-02"],
  ["192.0.0.170/32", "protocol", "NAT64/DNS64 Discovery", "RFC 8880, RFC 7050 §2.2", "2013-02"],
  ["192.0.0.171/32", "protocol", "NAT64/DNS64 Discovery", "RFC 8880, RFC 7050 §2.2", "2013-02"],
  ["192.0.2.0/24", "documentation", "Documentation (TEST-NET-1)", "RFC 5737", "2010-01"],
  ["192.31.196.0/24", "protocol", "AS112-v4", "RFC 7535", "2014-12"],
  ["192.52.193.0/24", "protocol", "AMT", "RFC 7450", "2014-12"],
  ["192.88.99.0/24", "protocol", "Deprecated (6to4 Relay Anycast)", "RFC 7526", "2001-06"],
  ["192.88.99.2/32", "protocol", "6a44-relay anycast address", "RFC 6751", "2012-10"],
  ["192.168.0.0/16", "private", "Private-Use", "RFC 1918", "1996-02"],
  ["192.175.48.0/24", "protocol", "Direct Delegation AS112 Service", "RFC 7534", "1996-01"],
  ["198.18.0.0/15", "benchmarking", "Benchmarking", "RFC 2544", "1999-03"],
  ["198.51.100.0/24", "documentation", "Documentation (TEST-NET-2)", "RFC 5737", "2010-01"],
  ["203.0.113.0/24", "documentation", "Documentation (TEST-NET-3)", "RFC 5737", "2010-01"],
  ["240.0.0.0/4", "reserved", "Reserved", "RFC 1112 §4", "1989-08"],
  ["255.255.255.255/32", "broadcast", "Limited Broadcast", "RFC 8190, RFC 919 §7", "1984-10"],
];

/** IANA's "IPv6 Special-Purpose Address Registry", in its order. */
export const IPV6_REGISTRY: readonly Row[] = [
  ["::1/128", "loopback", "Loopback Address", "RFC 4291", "2006-02"],
  ["::/128", "unspecified", "Unspecified Address", "RFC 4291", "2006-02"],
  ["::ffff:0:0/96", "embeds-ipv4", "IPv4-mapped Address", "RFC 4291", "2006-02"],
  ["64:ff9b::/96", "embeds-ipv4", "IPv4-IPv6 Translat.", "RFC 6052", "2010-10"],
  ["64:ff9b:1::/48", "embeds-ipv4", "IPv4-IPv6 Translat.", "RFC 8215", "2017-06"],
  ["100::/64", "protocol", "Discard-Only Address Block", "RFC 6666", "2012-06"],
  ["100:0:0:1::/64", "protocol", "Dummy IPv6 Prefix", "RFC 9780", "2025-04"],
  ["2001::/23", "protocol", "IETF Protocol Assignments", "RFC 2928", "2000-09"],
  ["2001::/32", "embeds-ipv4", "TEREDO", "RFC 4380, RFC 8190", "2006-01"],
  ["2001:1::1/128", "protocol", "Port Control Protocol Anycast", "RFC 7723", "2015-10"],
  ["2001:1::2/128", "protocol", "Traversal Using Relays around NAT Anycast", "RFC 8155", "2017-02"],
  ["2001:1::3/128", "protocol", "DNS-SD Service Registration Protocol Anycast", "RFC 9665", "2024-04"],
  ["2001:2::/48", "benchmarking", "Benchmarking", "RFC 5180, RFC Errata 1752", "2008-04"],
  ["2001:3::/32", "protocol", "AMT", "RFC 7450", "2014-12"],
  ["2001:4:112::/48", "protocol", "AS112-v6", "RFC 7535", "2014-12"],
  ["2001:10::/28", "protocol", "Deprecated (previously ORCHID)", "RFC 4843", "2007-03"],
  ["2001:20::/28", "protocol", "ORCHIDv2", "RFC 7343", "2014-07"],
  ["2001:30::/28", "protocol", "Drone Remote ID Protocol Entity Tags (DETs) Prefix", "RFC 9374", "2022-12"],
  ["2001:db8::/32", "documentation", "Documentation", "RFC 3849", "2004-07"],
  ["2002::/16", "embeds-ipv4", "6to4", "RFC 3056", "2001-02"],
  ["2620:4f:8000::/48", "protocol", "Direct Delegation AS112 Service", "RFC 7534", "2011-05"],
  ["3fff::/20", "documentation", "Documentation", "RFC 9637", "2024-07"],
  ["5f00::/16", "protocol", "Segment Routing (SRv6) SIDs", "RFC 9602", "2024-04"],
  ["fc00::/7", "private", "Unique-Local", "RFC 4193, RFC 8190", "2005-10"],
  ["fe80::/10", "link-local", "Link-Local Unicast", "RFC 4291", "2006-02"],
];

/**
 * What those registries do not list, because others do. Outside `2000::/3` IANA's "IPv6 Address Space" has nothing for
 * hosts on the Internet: what is not listed elsewhere is reserved by the IETF.
 */
export const OTHER_BLOCKS: readonly Row[] = [
  ["224.0.0.0/4", "multicast", "Multicast", "RFC 5771 §3"],
  ["ff00::/8", "multicast", "Multicast", "RFC 4291 §2.7"],
  ["::/96", "embeds-ipv4", "IPv4-Compatible IPv6 Address (deprecated)", "RFC 4291 §2.5.5.1"],
  ["::ffff:0:0:0/96", "embeds-ipv4", "IPv4-translated address", "RFC 2765 §2.1"],
  ["fec0::/10", "private", "Site-local (deprecated)", "RFC 3879 §4"],
  ["::/3", "reserved", "Reserved by IETF", "RFC 4291 §4"],
  ["4000::/2", "reserved", "Reserved by IETF", "RFC 4291 §4"],
  ["8000::/1", "reserved", "Reserved by IETF", "RFC 4291 §4"],
];

/** Where the machines of a cloud ask who they are, and get their credentials; a source is the provider's manual. */
export const METADATA_BLOCKS: readonly Row[] = [
  [
    "169.254.169.254/32",
    "metadata",
    "Instance metadata",
    "AWS, Azure, Google Cloud, Oracle, OpenStack, DigitalOcean",
  ],
  ["169.254.170.2/32", "metadata", "Container credentials", "AWS ECS"],
  ["169.254.170.23/32", "metadata", "Pod Identity Agent", "AWS EKS"],
  ["169.254.42.42/32", "metadata", "Instance metadata", "Scaleway"],
  ["169.254.0.23/32", "metadata", "Instance metadata", "Tencent Cloud"],
  ["100.100.100.200/32", "metadata", "Instance metadata", "Alibaba Cloud"],
  ["168.63.129.16/32", "metadata", "WireServer, a virtual address in public space", "Azure"],
  ["192.0.0.192/32", "metadata", "Instance metadata", "Oracle Cloud Infrastructure Classic"],
  ["fd00:ec2::254/128", "metadata", "Instance metadata", "AWS"],
  ["fd00:ec2::23/128", "metadata", "Pod Identity Agent", "AWS EKS"],
  ["fd20:ce::254/128", "metadata", "Instance metadata", "Google Cloud"],
  ["fd00:42::42/128", "metadata", "Instance metadata", "Scaleway"],
];

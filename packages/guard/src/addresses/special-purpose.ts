/**
 * RFC 6890 and its updates (RFC 8190): the blocks of addresses that are for special purposes, as IANA's two registries
 * list them, and those that other registries and documents set apart: multicast, what is not allocated, and cloud
 * metadata services.
 */

import type { Statement } from "urikit/words";

/** The kind of an address. `global`: nothing is known that would set it apart. */
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
  readonly name: Statement;
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
 * import { addressRegistryDate } from "@urikit/guard";
 *
 * addressRegistryDate; // => "2026-07-18"
 * ```
 */
export const addressRegistryDate: string = "2026-07-18";

/** A block as a row of the tables below. */
export type BlockRow = readonly [
  block: string,
  kind: AddressBlock["kind"],
  name: string,
  source: string,
  since?: string,
];

/** IANA's "IPv4 Special-Purpose Address Registry", in its order. */
export const IPV4_REGISTRY: readonly BlockRow[] = [
  ["0.0.0.0/8", "unspecified", "this-network", "RFC 791 §3.2", "1981-09"],
  ["0.0.0.0/32", "unspecified", "this-host-on-this-network", "RFC 1122 §3.2.1.3", "1981-09"],
  ["10.0.0.0/8", "private", "private-use", "RFC 1918", "1996-02"],
  ["100.64.0.0/10", "carrier", "shared-address-space", "RFC 6598", "2012-04"],
  ["127.0.0.0/8", "loopback", "loopback", "RFC 1122 §3.2.1.3", "1981-09"],
  ["169.254.0.0/16", "link-local", "link-local", "RFC 3927", "2005-05"],
  ["172.16.0.0/12", "private", "private-use", "RFC 1918", "1996-02"],
  ["192.0.0.0/24", "protocol", "ietf-protocol-assignments", "RFC 6890 §2.1", "2010-01"],
  ["192.0.0.0/29", "protocol", "ipv4-service-continuity-prefix", "RFC 7335", "2011-06"],
  ["192.0.0.8/32", "protocol", "ipv4-dummy-address", "RFC 7600", "2015-03"],
  ["192.0.0.9/32", "protocol", "port-control-protocol-anycast", "RFC 7723", "2015-10"],
  ["192.0.0.10/32", "protocol", "traversal-using-relays-around-nat-anycast", "RFC 8155", "2017-02"],
  ["192.0.0.170/32", "protocol", "nat64-dns64-discovery", "RFC 8880, RFC 7050 §2.2", "2013-02"],
  ["192.0.0.171/32", "protocol", "nat64-dns64-discovery", "RFC 8880, RFC 7050 §2.2", "2013-02"],
  ["192.0.2.0/24", "documentation", "documentation-test-net-1", "RFC 5737", "2010-01"],
  ["192.31.196.0/24", "protocol", "as112-v4", "RFC 7535", "2014-12"],
  ["192.52.193.0/24", "protocol", "amt", "RFC 7450", "2014-12"],
  ["192.88.99.0/24", "protocol", "deprecated-6to4-relay-anycast", "RFC 7526", "2001-06"],
  ["192.88.99.2/32", "protocol", "6a44-relay-anycast-address", "RFC 6751", "2012-10"],
  ["192.168.0.0/16", "private", "private-use", "RFC 1918", "1996-02"],
  ["192.175.48.0/24", "protocol", "direct-delegation-as112-service", "RFC 7534", "1996-01"],
  ["198.18.0.0/15", "benchmarking", "benchmarking", "RFC 2544", "1999-03"],
  ["198.51.100.0/24", "documentation", "documentation-test-net-2", "RFC 5737", "2010-01"],
  ["203.0.113.0/24", "documentation", "documentation-test-net-3", "RFC 5737", "2010-01"],
  ["240.0.0.0/4", "reserved", "reserved", "RFC 1112 §4", "1989-08"],
  ["255.255.255.255/32", "broadcast", "limited-broadcast", "RFC 8190, RFC 919 §7", "1984-10"],
];

/** IANA's "IPv6 Special-Purpose Address Registry", in its order. */
export const IPV6_REGISTRY: readonly BlockRow[] = [
  ["::1/128", "loopback", "loopback-address", "RFC 4291", "2006-02"],
  ["::/128", "unspecified", "unspecified-address", "RFC 4291", "2006-02"],
  ["::ffff:0:0/96", "embeds-ipv4", "ipv4-mapped-address", "RFC 4291", "2006-02"],
  ["64:ff9b::/96", "embeds-ipv4", "ipv4-ipv6-translat", "RFC 6052", "2010-10"],
  ["64:ff9b:1::/48", "embeds-ipv4", "ipv4-ipv6-translat", "RFC 8215", "2017-06"],
  ["100::/64", "protocol", "discard-only-address-block", "RFC 6666", "2012-06"],
  ["100:0:0:1::/64", "protocol", "dummy-ipv6-prefix", "RFC 9780", "2025-04"],
  ["2001::/23", "protocol", "ietf-protocol-assignments", "RFC 2928", "2000-09"],
  ["2001::/32", "embeds-ipv4", "teredo", "RFC 4380, RFC 8190", "2006-01"],
  ["2001:1::1/128", "protocol", "port-control-protocol-anycast", "RFC 7723", "2015-10"],
  ["2001:1::2/128", "protocol", "traversal-using-relays-around-nat-anycast", "RFC 8155", "2017-02"],
  ["2001:1::3/128", "protocol", "dns-sd-service-registration-protocol-anycast", "RFC 9665", "2024-04"],
  ["2001:2::/48", "benchmarking", "benchmarking", "RFC 5180, RFC Errata 1752", "2008-04"],
  ["2001:3::/32", "protocol", "amt", "RFC 7450", "2014-12"],
  ["2001:4:112::/48", "protocol", "as112-v6", "RFC 7535", "2014-12"],
  ["2001:10::/28", "protocol", "deprecated-previously-orchid", "RFC 4843", "2007-03"],
  ["2001:20::/28", "protocol", "orchidv2", "RFC 7343", "2014-07"],
  ["2001:30::/28", "protocol", "drone-remote-id-protocol-entity-tags-dets-prefix", "RFC 9374", "2022-12"],
  ["2001:db8::/32", "documentation", "documentation", "RFC 3849", "2004-07"],
  ["2002::/16", "embeds-ipv4", "6to4", "RFC 3056", "2001-02"],
  ["2620:4f:8000::/48", "protocol", "direct-delegation-as112-service", "RFC 7534", "2011-05"],
  ["3fff::/20", "documentation", "documentation", "RFC 9637", "2024-07"],
  ["5f00::/16", "protocol", "segment-routing-srv6-sids", "RFC 9602", "2024-04"],
  ["fc00::/7", "private", "unique-local", "RFC 4193, RFC 8190", "2005-10"],
  ["fe80::/10", "link-local", "link-local-unicast", "RFC 4291", "2006-02"],
];

/**
 * The addresses that those registries do not list, because others do. Outside `2000::/3` IANA's "IPv6 Address Space" has nothing for
 * hosts on the Internet: what is not listed elsewhere is reserved by the IETF.
 */
export const OTHER_BLOCKS: readonly BlockRow[] = [
  ["224.0.0.0/4", "multicast", "multicast", "RFC 5771 §3"],
  ["ff00::/8", "multicast", "multicast", "RFC 4291 §2.7"],
  ["::/96", "embeds-ipv4", "ipv4-compatible-ipv6-address-deprecated", "RFC 4291 §2.5.5.1"],
  ["::ffff:0:0:0/96", "embeds-ipv4", "ipv4-translated-address", "RFC 2765 §2.1"],
  ["fec0::/10", "private", "site-local-deprecated", "RFC 3879 §4"],
  ["::/3", "reserved", "reserved-by-ietf", "RFC 4291 §4"],
  ["4000::/2", "reserved", "reserved-by-ietf", "RFC 4291 §4"],
  ["8000::/1", "reserved", "reserved-by-ietf", "RFC 4291 §4"],
];

/** Where the machines of a cloud ask who they are, and get their credentials; a source is the provider's manual. */
export const METADATA_BLOCKS: readonly BlockRow[] = [
  [
    "169.254.169.254/32",
    "metadata",
    "instance-metadata",
    "AWS, Azure, Google Cloud, Oracle, OpenStack, DigitalOcean",
  ],
  ["169.254.170.2/32", "metadata", "container-credentials", "AWS ECS"],
  ["169.254.170.23/32", "metadata", "pod-identity-agent", "AWS EKS"],
  ["169.254.42.42/32", "metadata", "instance-metadata", "Scaleway"],
  ["169.254.0.23/32", "metadata", "instance-metadata", "Tencent Cloud"],
  ["100.100.100.200/32", "metadata", "instance-metadata", "Alibaba Cloud"],
  ["168.63.129.16/32", "metadata", "wireserver-a-virtual-address-in-public-space", "Azure"],
  ["192.0.0.192/32", "metadata", "instance-metadata", "Oracle Cloud Infrastructure Classic"],
  ["fd00:ec2::254/128", "metadata", "instance-metadata", "AWS"],
  ["fd00:ec2::23/128", "metadata", "pod-identity-agent", "AWS EKS"],
  ["fd20:ce::254/128", "metadata", "instance-metadata", "Google Cloud"],
  ["fd00:42::42/128", "metadata", "instance-metadata", "Scaleway"],
];

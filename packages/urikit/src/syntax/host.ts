/**
 * RFC 3986 §3.2.2: `host = IP-literal / IPv4address / reg-name`, the alternative that matches first.
 *
 * Here is read what stands between the brackets of an IP-literal, and a valid host told by its kind.
 * Everything works on a range of a text: the scanner asks here.
 */

import { isIPv4 } from "./ipv4.ts";
import { isIPv6 } from "./ipv6.ts";

export { isIPv4 } from "./ipv4.ts";
export { isIPv6 } from "./ipv6.ts";

/** What a host is: the alternative of the rule `host` (§3.2.2) that matches it first. */
export type HostKind = "reg-name" | "ipv4" | "ipv6" | "ipvfuture";

const IPV_FUTURE = /^v[0-9A-F]+\.[\w.~!$&'()*+,;=:-]+$/i;

/** What a `ZoneID` has not: a character that is not unreserved, or half a triplet (RFC 6874 §2). */
const NOT_IN_ZONE_ID = /[^\w.~%-]|%(?![0-9A-F]{2})/i;

/**
 * The kind of the host `text[from..to)`, brackets included, which is known to be valid.
 *
 * "First-match-wins" (§3.2.2): what is an IPv4address is no reg-name, though it reads as one.
 */
export function hostKindOf(text: string, from: number, to: number): HostKind {
  if (text[from] === "[") return /v/i.test(text.charAt(from + 1)) ? "ipvfuture" : "ipv6";
  return isIPv4(text, from, to) ? "ipv4" : "reg-name";
}

/** Whether `text[from..to)` is an IPvFuture: `"v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )`. */
export function isIPvFuture(text: string, from: number, to: number): boolean {
  return IPV_FUTURE.test(text.slice(from, to));
}

/** Whether `text[from..to)` is an IPv6addrz (RFC 6874 §2): `IPv6address "%25" 1*( unreserved / pct-encoded )`. */
export function isIPv6WithZone(text: string, from: number, to: number): boolean {
  const [address = "", ...rest] = text.slice(from, to).split("%25");
  const zone = rest.join("%25");
  return isIPv6(address, 0, address.length) && zone !== "" && !NOT_IN_ZONE_ID.test(zone);
}

/**
 * RFC 3986 §3.2.2: `host = IP-literal / IPv4address / reg-name`, the alternative that matches first.
 *
 * Everything works on a range of a text: the scanner asks here.
 */

import { isIPv4 } from "./ipv4.ts";

/** The kind of a host: the alternative of the rule `host` (§3.2.2) that matches it first. */
export type HostKind = "reg-name" | "ipv4" | "ipv6" | "ipvfuture";

const IPV_FUTURE = /^v[0-9A-F]+\.[\w.~!$&'()*+,;=:-]+$/i;

/**
 * The kind of the host `text[from..to)`, brackets included, which is known to be valid.
 *
 * "First-match-wins" (§3.2.2): an IPv4address is not a reg-name, though it could be read as one.
 */
export function hostKindOf(text: string, from: number, to: number): HostKind {
  if (text[from] === "[") return /v/i.test(text.charAt(from + 1)) ? "ipvfuture" : "ipv6";
  return isIPv4(text, from, to) ? "ipv4" : "reg-name";
}

/** Whether `text[from..to)` is an IPvFuture: `"v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )`. */
export function isIPvFuture(text: string, from: number, to: number): boolean {
  return IPV_FUTURE.test(text.slice(from, to));
}

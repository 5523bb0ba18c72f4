/**
 * RFC 3986 §3.2.2: `host = IP-literal / IPv4address / reg-name`, the alternative that matches first.
 *
 * Here is read what stands between the brackets of an IP-literal, and a valid host told by its kind.
 * Everything works on a range of a text and makes no strings: the scanner asks here.
 */

import { CLASS, classOf, hexValue, isUnreserved } from "./characters.ts";
import { isIPv4 } from "./ipv4.ts";
import { isIPv6 } from "./ipv6.ts";
import { octetAt } from "./percent-encoding.ts";

export { isIPv4 } from "./ipv4.ts";
export { isIPv6 } from "./ipv6.ts";

const { REG_NAME } = CLASS;

/** What a host is: the alternative of the rule `host` (§3.2.2) that matches it first. */
export type HostKind = "reg-name" | "ipv4" | "ipv6" | "ipvfuture";

const PERCENT = 0x25;
const DOT = 0x2e;
const COLON = 0x3a;
const OPENING_BRACKET = 0x5b;

/** What separates an address from its zone identifier (RFC 6874 §2). */
const ZONE_DELIMITER = "%25";

/**
 * The kind of the host `text[from..to)`, brackets included, which is known to be valid.
 *
 * "First-match-wins" (§3.2.2): what is an IPv4address is no reg-name, though it reads as one.
 */
export function hostKindOf(text: string, from: number, to: number): HostKind {
  if (from < to && text.charCodeAt(from) === OPENING_BRACKET) {
    return isV(text.charCodeAt(from + 1)) ? "ipvfuture" : "ipv6";
  }
  return isIPv4(text, from, to) ? "ipv4" : "reg-name";
}

/** Whether `text[from..to)` is an IPvFuture: `"v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )`. */
export function isIPvFuture(text: string, from: number, to: number): boolean {
  if (from === to || !isV(text.charCodeAt(from))) return false;
  const version = from + 1;
  let at = version;
  while (at < to && hexValue(text.charCodeAt(at)) >= 0) at++;
  if (at === version || at === to || text.charCodeAt(at) !== DOT) return false;
  at++;
  const address = at;
  while (at < to && isIPvFutureCharacter(text.charCodeAt(at))) at++;
  return at === to && at > address;
}

/** `v`; in ABNF a letter in quotes stands for both of its cases (RFC 5234 §2.3). */
function isV(code: number): boolean {
  return code === 0x76 || code === 0x56;
}

function isIPvFutureCharacter(code: number): boolean {
  return code === COLON || (classOf(code) & REG_NAME) !== 0;
}

/** Whether `text[from..to)` is an IPv6addrz (RFC 6874 §2): `IPv6address "%25" 1*( unreserved / pct-encoded )`. */
export function isIPv6WithZone(text: string, from: number, to: number): boolean {
  let addressEnd = from;
  while (addressEnd < to && text.charCodeAt(addressEnd) !== PERCENT) addressEnd++;
  const zone = addressEnd + ZONE_DELIMITER.length;
  return (
    zone < to &&
    text.startsWith(ZONE_DELIMITER, addressEnd) &&
    isZoneId(text, zone, to) &&
    isIPv6(text, from, addressEnd)
  );
}

/** `ZoneID = 1*( unreserved / pct-encoded )` (RFC 6874 §2), the first character known to be there. */
function isZoneId(text: string, from: number, to: number): boolean {
  let at = from;
  while (at < to) {
    if (isUnreserved(text.charCodeAt(at))) at++;
    else if (octetAt(text, at, to) >= 0) at += 3;
    else return false;
  }
  return true;
}

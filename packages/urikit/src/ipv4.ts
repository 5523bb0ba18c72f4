/**
 * RFC 3986 §3.2.2: `IPv4address`, four decimal octets with dots between them, to a number and back.
 *
 * No other notation is an address: not fewer parts, not octal, not hexadecimal, no leading zero (§7.4).
 */

import { isDigit } from "./characters.ts";
import { requireString } from "./require-string.ts";

const DOT = 0x2e;
const ZERO = 0x30;

const SHORTEST = "0.0.0.0".length;
const LONGEST = "255.255.255.255".length;

/** The address in `text[from..to)`, or -1 where that is no IPv4address. Makes no strings. */
export function readIPv4(text: string, from: number, to: number): number {
  if (to - from < SHORTEST || to - from > LONGEST) return -1;
  let address = 0;
  let at = from;
  for (let octets = 1; ; octets++) {
    const start = at;
    let octet = 0;
    while (at < to) {
      const code = text.charCodeAt(at);
      if (!isDigit(code)) break;
      octet = octet * 10 + code - ZERO;
      at++;
    }
    if (at === start || octet > 255) return -1;
    if (at - start > 1 && text.charCodeAt(start) === ZERO) return -1;
    address = address * 256 + octet;
    if (octets === 4) return at === to ? address : -1;
    if (at === to || text.charCodeAt(at) !== DOT) return -1;
    at++;
  }
}

/** Whether `text[from..to)` is an IPv4address (§3.2.2). */
export function isIPv4(text: string, from: number, to: number): boolean {
  return readIPv4(text, from, to) >= 0;
}

/**
 * Reads an IPv4 address (RFC 3986 §3.2.2, `IPv4address`).
 *
 * Exactly four decimal octets from 0 to 255 without leading zeros. Other spellings that some software takes
 * for an address (`127.1`, `0x7f.0.0.1`, `0177.0.0.1`, `2130706433`) are none: as a host they are a reg-name.
 *
 * @param text The address alone.
 * @returns The address as an unsigned number of 32 bits, first octet highest; `undefined` for any other text.
 * @throws {TypeError} If the text is no string.
 *
 * @example
 * ```ts
 * import { parseIPv4 } from "urikit";
 *
 * parseIPv4("192.0.2.1"); // => 3221225985
 * parseIPv4("192.0.2.01"); // => undefined
 * ```
 */
export function parseIPv4(text: string): number | undefined {
  requireString(text, "the address");
  const address = readIPv4(text, 0, text.length);
  return address < 0 ? undefined : address;
}

/**
 * Writes an IPv4 address (RFC 3986 §3.2.2, `IPv4address`): the only spelling that it has.
 *
 * @param address The address as an unsigned number of 32 bits.
 * @returns Four decimal octets with dots between them.
 * @throws {TypeError} Where `address` is not an integer from 0 to 4294967295.
 *
 * @example
 * ```ts
 * import { formatIPv4 } from "urikit";
 *
 * formatIPv4(3221225985); // => "192.0.2.1"
 * ```
 */
export function formatIPv4(address: number): string {
  if (!Number.isInteger(address) || address < 0 || address > 0xffffffff) {
    throw new TypeError("an IPv4 address is an integer from 0 to 4294967295");
  }
  return `${address >>> 24}.${(address >>> 16) & 255}.${(address >>> 8) & 255}.${address & 255}`;
}

/**
 * RFC 3986 §3.2.2: `IPv4address`, four decimal octets with dots between them, to a number and back.
 *
 * No other notation is an address: not fewer parts, not octal, not hexadecimal, no leading zero (§7.4, `ipv4-notations`).
 */

import { isDigit } from "./characters.ts";

/** `dec-octet "." dec-octet "." dec-octet "." dec-octet` */
const ADDRESS = /^(?:(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])(?:\.(?!$)|$)){4}$/;

/** Whether `text[from..to)` is an IPv4address (§3.2.2). */
export function isIPv4(text: string, from: number, to: number): boolean {
  // Names, which most hosts are, are recognized by their first character.
  return isDigit(text.charCodeAt(from)) && ADDRESS.test(text.slice(from, to));
}

/**
 * The number of an IPv4address (§3.2.2), unsigned, its first octet highest; undefined for any other text.
 */
export function ipv4Of(text: string): number | undefined {
  if (!isIPv4(text, 0, text.length)) return undefined;
  return text.split(".").reduce((address, octet) => address * 256 + Number(octet), 0);
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
  if (typeof address !== "number" || address !== address >>> 0)
    throw new TypeError("an IPv4 address has 32 bits");
  return [24, 16, 8, 0].map((bits) => (address >>> bits) & 0xff).join(".");
}

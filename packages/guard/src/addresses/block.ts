/**
 * RFC 4632 §3.1, RFC 4291 §2.3: blocks of addresses with one prefix, as numbers. An address is four octets in one
 * number, or eight pieces of 16 bits: never a text (RFC 3986 §7.4).
 */

import { formatIPv4, formatIPv6, parseIPv4, parseIPv6 } from "urikit";

/** An address: an unsigned number of 32 bits (IPv4), or eight pieces of 16 bits (IPv6). */
export type AddressNumber = number | Uint16Array;

/** The addresses with one prefix. */
export interface Prefix {
  /** Its first address. */
  readonly address: AddressNumber;
  /** How many bits all of them have in common. */
  readonly length: number;
}

/**
 * The number of an address, which is given as its text without brackets, as a number, or as pieces; undefined for any other
 * text. A zone is not part of the number.
 *
 * @throws {TypeError} If a number does not have 32 bits, or there are not eight pieces of 16 bits.
 */
export function addressNumber(
  address: string | AddressNumber | readonly number[],
): AddressNumber | undefined {
  if (typeof address === "string") return numberOf(address);
  if (typeof address === "number") {
    formatIPv4(address); // throws where it is not one
    return address;
  }
  formatIPv6(address); // throws where these are not pieces
  return Uint16Array.from(address);
}

function numberOf(text: string): AddressNumber | undefined {
  const zone = text.indexOf("%"); // RFC 4007 §11
  const isZoned = zone > 0 && zone < text.length - 1 && text.includes(":");
  return text.includes(":") ? parseIPv6(isZoned ? text.slice(0, zone) : text) : parseIPv4(text);
}

/**
 * Reads a block, such as `10.0.0.0/8`, or an address, which is a block of one. Undefined for any other text, and where
 * bits after the prefix are set: it would not be clear what was meant.
 */
export function parsePrefix(text: string): Prefix | undefined {
  const [, start = "", digits] = /^([0-9A-Fa-f:.]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const address = addressNumber(start);
  if (address === undefined) return undefined;
  const bits = typeof address === "number" ? 32 : 128;
  const length = digits === undefined ? bits : Number(digits);
  if (length > bits || `${length}` !== (digits ?? `${bits}`)) return undefined;
  return hasBitsAfter(address, length) ? undefined : { address, length };
}

function hasBitsAfter(address: AddressNumber, length: number): boolean {
  if (typeof address === "number") return length < 32 && (address << length) >>> 0 !== 0;
  return address.some((piece, at) => (piece & ~pieceMask(length, at) & 0xffff) !== 0);
}

/** The bits of the piece at `at` that belong to a prefix of this length. */
function pieceMask(length: number, at: number): number {
  const bits = Math.min(Math.max(length - 16 * at, 0), 16);
  return (0xffff << (16 - bits)) & 0xffff;
}

/** Whether the address begins with the prefix. An IPv4 address is never in a block of IPv6, nor the other way about. */
export function isInPrefix(address: AddressNumber, prefix: Prefix): boolean {
  const { address: first, length } = prefix;
  if (typeof address === "number") {
    if (typeof first !== "number") return false;
    return length === 0 || (address ^ first) >>> (32 - length) === 0;
  }
  if (typeof first === "number") return false;
  const whole = length >> 4;
  for (let at = 0; at < whole; at += 1) if (address[at] !== first[at]) return false;
  const bits = length & 15;
  // Both pieces exist: whole is below eight where bits are left.
  return bits === 0 || (((address[whole] ?? 0) ^ (first[whole] ?? 0)) & pieceMask(length, whole)) === 0;
}

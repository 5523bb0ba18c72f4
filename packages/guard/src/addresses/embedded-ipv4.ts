/**
 * The IPv4 address within an IPv6 address, to which gateways, tunnels and platforms pass on what is sent there: mapped,
 * compatible (RFC 4291 §2.5.5), translated (RFC 2765 §2.1), NAT64 (RFC 6052 §2.2, RFC 8215), 6to4 (RFC 3056 §2), Teredo
 * (RFC 4380 §4) and ISATAP (RFC 5214 §6.1).
 */

/** How an IPv6 address embeds an IPv4 address. */
export type EmbeddingForm =
  | "ipv4-mapped"
  | "ipv4-compatible"
  | "ipv4-translated"
  | "nat64"
  | "nat64-local"
  | "6to4"
  | "teredo"
  | "isatap";

/** An IPv4 address that was found, as a number. */
export interface FoundIPv4 {
  readonly form: EmbeddingForm;
  readonly section: string;
  readonly address: number;
}

/** The IPv4 address within the eight pieces of an IPv6 address; undefined if there is no such address. */
export function embeddedIPv4(pieces: Uint16Array): FoundIPv4 | undefined {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = pieces;
  const last = g * 0x10000 + h;
  if (a === 0x2002) return { form: "6to4", section: "RFC 3056 §2", address: b * 0x10000 + c };
  // "The Teredo client's IPv4 address … obfuscated" by inverting each bit.
  if (a === 0x2001 && b === 0) return { form: "teredo", section: "RFC 4380 §4", address: ~last >>> 0 };
  if (a === 0x64 && b === 0xff9b) return translated(pieces, last);
  // The interface identifier ::0:5efe or ::200:5efe, after any prefix.
  if ((e & 0xfdff) === 0 && f === 0x5efe) return { form: "isatap", section: "RFC 5214 §6.1", address: last };
  if (a !== 0 || b !== 0 || c !== 0 || d !== 0) return undefined;
  if (e === 0 && f === 0xffff) return { form: "ipv4-mapped", section: "RFC 4291 §2.5.5.2", address: last };
  if (e === 0xffff && f === 0) return { form: "ipv4-translated", section: "RFC 2765 §2.1", address: last };
  // "::" and "::1" are the unspecified and the loopback address (§2.5.2, §2.5.3).
  if (e === 0 && f === 0 && last > 1)
    return { form: "ipv4-compatible", section: "RFC 4291 §2.5.5.1", address: last };
  return undefined;
}

/**
 * The well-known prefix has 96 bits. Of `64:ff9b:1::/48` a network takes a prefix of a length of its own: the last 32
 * bits where they are not zero, as they are after shorter prefixes, and otherwise the layout after 48 bits, which leaves
 * out bits 64 to 71.
 */
function translated(pieces: Uint16Array, last: number): FoundIPv4 | undefined {
  const [, , c = 0, d = 0, e = 0, f = 0] = pieces;
  if (c === 0 && d === 0 && e === 0 && f === 0) {
    return { form: "nat64", section: "RFC 6052 §2.1", address: last };
  }
  if (c !== 1) return undefined;
  const after48 = (d * 0x10000 + ((e & 0xff) << 8) + (f >>> 8)) >>> 0;
  return { form: "nat64-local", section: "RFC 8215", address: last === 0 ? after48 : last };
}

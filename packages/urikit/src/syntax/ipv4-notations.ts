/**
 * RFC 3986 §7.4: rare IP address formats. "Literals should be converted to numeric form and filtered based on the
 * numeric value, and not on a prefix or suffix of the string form."
 */

import { ipv4Of } from "./ipv4.ts";
import { requireOption, requireOptions } from "./require-option.ts";
import { requireString } from "./require-string.ts";

/** How an address may be written. */
export interface IPv4Options {
  /**
   * `uri`, the default: as a URI has it, four decimal octets (§3.2.2). `any`: also as a platform may take it (§7.4).
   */
  readonly notation?: "uri" | "any" | undefined;
}

/**
 * Reads an IPv4 address (RFC 3986 §3.2.2, `IPv4address`).
 *
 * Exactly four decimal octets from 0 to 255 without leading zeros. Other spellings that some software takes
 * for an address (`127.1`, `0x7f.0.0.1`, `0177.0.0.1`, `2130706433`) are not one: as a host they are a reg-name.
 *
 * With `{ notation: "any" }` their number is given too, to compare or to filter by (§7.4): one to four parts, of which
 * the last fills all octets that are left; each decimal, octal after `0`, or hexadecimal after `0x`, as C and its
 * `inet_aton` have it; and a dot at the end and a bare `0x`, which is 0, as the URL Standard has them. Numbers that do
 * not fit are refused.
 *
 * @param text The address alone, decoded.
 * @returns The address as an unsigned number of 32 bits, first octet highest; `undefined` for any other text.
 * @throws {TypeError} If `text` is not a string, or `notation` has another value.
 *
 * @example
 * ```ts
 * import { formatIPv4, parseIPv4 } from "urikit";
 *
 * parseIPv4("192.0.2.1"); // => 3221225985
 * parseIPv4("192.0.2.01"); // => undefined
 * parseIPv4("127.1"); // => undefined
 * formatIPv4(parseIPv4("127.1", { notation: "any" }) ?? 0); // => "127.0.0.1"
 * ```
 */
export function parseIPv4(text: string, options?: IPv4Options): number | undefined {
  requireString(text);
  const notation = options === undefined ? options : requireOptions(options, { notation: true }).notation;
  requireOption("notation", notation, ["uri", "any"]);
  return notation === "any" ? numberOf(text) : ipv4Of(text);
}

function numberOf(text: string): number | undefined {
  const parts = text.split(".", 6).map(partOf);
  if (parts.length > 1 && text.endsWith(".")) parts.pop(); // the URL Standard, "ends in a number checker"
  const last = parts.pop() ?? Number.NaN;
  // "the last part is interpreted as a 16-bit quantity" after two others: it fills what is left (§7.4).
  const fits = parts.length < 4 && parts.every((part) => part < 256) && last < 256 ** (4 - parts.length);
  return fits ? parts.reduce((address, part, at) => address + part * 256 ** (3 - at), last) : undefined;
}

/** "A leading 0x or 0X implies hexadecimal; a leading 0 implies octal; otherwise, the number is interpreted as decimal." */
function partOf(part: string): number {
  if (/^0x[\da-f]*$/i.test(part)) return Number.parseInt(`0${part.slice(2)}`, 16);
  if (/^0[0-7]*$/.test(part)) return Number.parseInt(part, 8);
  return /^[1-9]\d*$/.test(part) ? Number(part) : Number.NaN;
}

/**
 * RFC 2673 §3.2: an IPv4 address as `dotted-quad`. A number has no leading zeros, as RFC 3986 §3.2.2 adds: some
 * programs read those as octal.
 */

import { isIPv4 } from "../syntax/ipv4.ts";

/**
 * Whether a value is the text of an IPv4 address: four decimal numbers up to 255, without zeros before them, with dots
 * between (RFC 2673 §3.2, RFC 3986 §3.2.2). The format `ipv4` of JSON Schema.
 *
 * @param text Anything; the answer is `false` for a value that is not a string.
 *
 * @example
 * ```ts
 * import { isIpv4 } from "urikit/formats";
 *
 * isIpv4("192.0.2.1"); // => true
 * isIpv4("192.0.2.01"); // => false
 * isIpv4("192.0.2"); // => false
 * ```
 */
export function isIpv4(text: unknown): text is string {
  return typeof text === "string" && isIPv4(text, 0, text.length);
}

/**
 * RFC 4291 §2.2: an IPv6 address, without the zone of RFC 4007.
 */

import { isIPv6 } from "../syntax/ipv6.ts";

/**
 * Whether a value is the text of an IPv6 address (RFC 4291 §2.2), without brackets and without a zone. The format `ipv6`
 * of JSON Schema.
 *
 * @param text Anything; the answer is `false` for a value that is not a string.
 *
 * @example
 * ```ts
 * import { isIpv6 } from "urikit/formats";
 *
 * isIpv6("2001:db8::192.0.2.1"); // => true
 * isIpv6("fe80::1%eth0"); // => false
 * isIpv6("[::1]"); // => false
 * ```
 */
export function isIpv6(text: unknown): text is string {
  return typeof text === "string" && isIPv6(text, 0, text.length);
}

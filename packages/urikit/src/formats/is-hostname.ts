/**
 * RFC 1123 §2.1: the names of hosts; A-labels in them by RFC 5890 §2.3.2.1.
 */

import { isDomainOfLabels } from "./idna2008.ts";
import { LDH, ldhName } from "./ldh-name.ts";

/** RFC 1034 §3.1: 255 octets, of which one is the length of the first label, and one the root's. */
export const LONGEST_NAME = 253;

/** RFC 1123 §2.1: “a valid host name can never have the dotted-decimal form #.#.#.#” */
const DOTTED_DECIMAL = /^\d+\.\d+\.\d+\.\d+$/;

/**
 * Whether a value is the name of a host (RFC 1123 §2.1): at most 253 characters, labels of 1 to 63 letters, digits and
 * hyphens, no hyphen at the ends of a label, and not an IPv4 address. A label that begins with `xn--` must be an A-label
 * (RFC 5890 §2.3.2.1): Punycode of a label that IDNA 2008 allows. The format `hostname` of JSON Schema.
 *
 * @param text Anything; the answer is `false` for a value that is not a string.
 *
 * @example
 * ```ts
 * import { isHostname } from "urikit/formats";
 *
 * isHostname("www.example.com"); // => true
 * isHostname("xn--bcher-kva.example"); // => true
 * isHostname("xn--x.example"); // => false
 * isHostname("my_host"); // => false
 * isHostname("example."); // => false
 * ```
 */
export function isHostname(text: unknown): text is string {
  if (typeof text !== "string" || text.length > LONGEST_NAME) return false;
  const kind = ldhName(text, 0, text.length);
  if (kind === LDH.NONE || DOTTED_DECIMAL.test(text)) return false;
  return kind === LDH.PLAIN || isDomainOfLabels(text.toLowerCase().split("."));
}

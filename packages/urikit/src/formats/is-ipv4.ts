/**
 * RFC 2673 §3.2: an IPv4 address as `dotted-quad`. A number has no leading zeros, as RFC 3986 §3.2.2 adds: some
 * programs read those as octal.
 */

/** `decbyte 3("." decbyte)`, each as `dec-octet` of RFC 3986 §3.2.2. */
const DOTTED_QUAD = /* @__PURE__ */ dottedQuad();

function dottedQuad(): RegExp {
  const octet = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
  return new RegExp(`^${octet}\\.${octet}\\.${octet}\\.${octet}$`);
}

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
  return typeof text === "string" && DOTTED_QUAD.test(text);
}

/** Whether `text[from..to)` is a dotted quad. */
export function isDottedQuad(text: string, from: number, to: number): boolean {
  return DOTTED_QUAD.test(text.slice(from, to));
}

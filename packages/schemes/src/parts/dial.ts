/**
 * RFC 3986 §3.2.2: "When a non-ASCII registered name represents an internationalized domain name intended for
 * resolution via the DNS, the name must be transformed to the IDNA encoding [RFC3490] prior to name lookup."
 */

import { formatIPv4, parseIPv4 } from "urikit";
import { toAscii } from "urikit/idna";
import { statement } from "urikit/words";
import { fault } from "./fault.ts";
import { DIAL_FAULTS } from "./faults.ts";
import type { SchemeRule, SchemeSource } from "./source.ts";

const REG_NAME: SchemeRule = { rule: "reg-name", section: "RFC 3986 §3.2.2" };
const IP_FUTURE: SchemeRule = { rule: "IPvFuture", section: "RFC 3986 §3.2.2" };
const PORT: SchemeRule = { rule: "port", section: "RFC 6335 §6" };

const ASCII = /^[\0-\x7f]*$/;

/**
 * The host of a reading as DNS and sockets take it: a name in ASCII, an address without brackets.
 *
 * @throws {UriSyntaxError} If DNS has no form of the name, or the address is of a version that nobody knows.
 */
export function dialledHost(source: SchemeSource, host: string): string {
  if (!host.startsWith("[")) return ASCII.test(host) ? host : asciiHost(source, host);
  if (!/^\[v/i.test(host)) return host.slice(1, -1);
  throw source.error(source.layout.hostFrom, IP_FUTURE, {
    code: "access-refused",
    ...fault("a-name-or-an-IPv6-address", "address-not-supported", DIAL_FAULTS),
  });
}

/**
 * RFC 3986 §7.4: the address that many systems take a host for which is a name by the grammar, such as `127.1`;
 * undefined for other names, and for addresses.
 */
export function rareAddress(dialled: string): string | undefined {
  const address = parseIPv4(dialled, { notation: "any" });
  const written = address === undefined ? undefined : formatIPv4(address);
  return written === dialled ? undefined : written;
}

/** UTS 46 §4.2; a dot at the end, which means the root, stays. */
function asciiHost(source: SchemeSource, host: string): string {
  const root = host.endsWith(".") ? "." : "";
  const { text, errors } = toAscii(root === "" ? host : host.slice(0, -1));
  if (text !== undefined) return text + root;
  throw source.error(source.layout.hostFrom, REG_NAME, {
    code: "access-refused",
    ...fault("a-name-that-DNS-has-a-form-of", statement("no-dns-form", errors[0].reason), DIAL_FAULTS),
  });
}

/**
 * A port that can be reached.
 *
 * @throws {UriSyntaxError} If it is 0, which is reserved.
 */
export function dialledPort(source: SchemeSource, port: number): number {
  if (port !== 0) return port;
  throw source.error(source.layout.hostTo + 1, PORT, {
    code: "access-refused",
    ...fault("a-port-that-can-be-reached", "port-0", DIAL_FAULTS),
  });
}

/**
 * RFC 3986 §3.2.2: "When a non-ASCII registered name represents an internationalized domain name intended for
 * resolution via the DNS, the name must be transformed to the IDNA encoding [RFC3490] prior to name lookup."
 */

import { toAscii } from "../../idna/to-ascii.ts";
import { formatIPv4 } from "../../syntax/ipv4.ts";
import { parseIPv4 } from "../../syntax/ipv4-notations.ts";
import type { Rule, Source } from "./source.ts";

const REG_NAME: Rule = { rule: "reg-name", section: "RFC 3986 §3.2.2" };
const IP_FUTURE: Rule = { rule: "IPvFuture", section: "RFC 3986 §3.2.2" };
const PORT: Rule = { rule: "port", section: "RFC 6335 §6" };

const ASCII = /^[\0-\x7f]*$/;

/**
 * The host of a reading as DNS and sockets take it: a name in ASCII, an address without brackets.
 *
 * @throws {UriSyntaxError} If DNS has no form of the name, or the address is of a version that nobody knows.
 */
export function dialledHost(source: Source, host: string): string {
  if (!host.startsWith("[")) return ASCII.test(host) ? host : asciiHost(source, host);
  if (!/^\[v/i.test(host)) return host.slice(1, -1);
  throw source.error(source.layout.hostFrom, IP_FUTURE, {
    code: "access-refused",
    expected: "a name or an IPv6 address",
    message: "address mechanism not supported: no version of IP has such addresses",
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

/** UTS 46 §4.2; a dot at the end, which stands for the root, stays. */
function asciiHost(source: Source, host: string): string {
  const root = host.endsWith(".") ? "." : "";
  const { text, errors } = toAscii(root === "" ? host : host.slice(0, -1));
  if (text !== undefined) return text + root;
  throw source.error(source.layout.hostFrom, REG_NAME, {
    code: "access-refused",
    expected: "a name that DNS has a form of",
    message: `DNS has no form of this host: ${errors[0].reason}`,
  });
}

/**
 * A port that can be reached.
 *
 * @throws {UriSyntaxError} If it is 0, which is reserved.
 */
export function dialledPort(source: Source, port: number): number {
  if (port !== 0) return port;
  throw source.error(source.layout.hostTo + 1, PORT, {
    code: "access-refused",
    expected: "a port that can be reached",
    message: "port 0 is reserved, and nothing can be reached there",
  });
}

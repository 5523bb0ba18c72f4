/**
 * RFC 3986 §3.2.2, RFC 6874: the host as a component, and a component as a host. The component of an IP literal has no
 * brackets, except that of an IPvFuture.
 */

import { formatIPv6, parseIPv6 } from "urikit";
import { decodePunycode } from "urikit/idna";
import { decoded, decodeUnreserved, encodeComponent, REG_NAME } from "./encoding.ts";

/** A host that was read. */
export interface ReadHost {
  readonly host: string;
  /** The zone of an IPv6 address. */
  readonly zone?: string;
  readonly error?: string;
}

/** The rules of a scheme for its host. */
export interface HostRules {
  /** Whether it is a domain name, given in ASCII (§3.2.2, RFC 5891). */
  readonly isDomain: boolean;
  /** Whether characters beyond ASCII stay. */
  readonly keepsUnicode: boolean;
}

/** The fault of a text that is not a host. */
export const MALFORMED_HOST = "URI host is malformed.";

/** The fault of a name of other scripts. */
export const NOT_ASCII = "Host's domain name can not be converted to ASCII: UTS 46 §4 refuses it.";

const IPV_FUTURE = /^\[v[0-9A-F]+\.[A-Z0-9\-._~!$&'()*+,;=:]+\]$/i;

/** RFC 6874 §2: an address and, after `%25` or, as people write it, `%`, its zone. */
const ZONED = /^([0-9A-Fa-f:.]+)(?:%25|%(?![0-9A-Fa-f]{2}))((?:[A-Za-z0-9\-._~]|%[0-9A-Fa-f]{2})+)$/;

/** Characters of ASCII that no reg-name holds. */
const FORBIDDEN = /[\0-\x20"#/:<>?@[\\\]^`{|}\x7f]/;

/** The `URL` of the platform. */
declare const URL: new (text: string) => { readonly hostname: string };

/** The host of a text, as a component. */
export function readHost(text: string, rules: HostRules): ReadHost {
  if (/^[a-z0-9\-._]*$/.test(text)) return { host: rules.isDomain ? asAddress(text) : text };
  if (text.startsWith("[")) return readLiteral(text);
  if (FORBIDDEN.test(text)) return { host: text, error: MALFORMED_HOST };
  const plain = decodeUnreserved(text);
  if (rules.keepsUnicode) return { host: folded(plain) };
  if (!rules.isDomain) return { host: folded(encodeComponent(plain, REG_NAME, { decodes: false })) };
  return readDomain(plain);
}

/** §6.2.2.1: in lower case, except the digits of triplets. */
function folded(host: string): string {
  return host.toLowerCase().replace(/%[0-9a-f]{2}/g, (triplet) => triplet.toUpperCase());
}

/** §3.2.2: a name for the DNS, whose octets beyond ASCII are the UTF-8 of an internationalized one. */
function readDomain(text: string): ReadHost {
  const name = text.replace(/(?:%[89A-Fa-f][0-9A-Fa-f])+/g, (octets) => decoded(octets) ?? octets);
  if (!/[^\0-\x7f]/.test(name)) return { host: asAddress(folded(name)) };
  const ascii = asciiOf(name);
  if (ascii !== undefined) return { host: asAddress(ascii) };
  return { host: folded(name), error: NOT_ASCII };
}

/** §7.4: what the sockets of most systems, and browsers, take for an IPv4 address is given as that address. */
function asAddress(host: string): string {
  return /^[0-9]/.test(host) ? (asciiOf(host) ?? host) : host;
}

/**
 * The ASCII form of a domain name, or the address that it is a form of, as the platform's `URL` gives it (UTS 46 §4, with
 * the parameters of the URL Standard). The originals leave it to the platform, too: the tables of `urikit/idna` would be
 * a third of what a program loads.
 */
export function asciiOf(name: string): string | undefined {
  if (name.includes("%") || FORBIDDEN.test(name)) return undefined; // `URL` would decode it, or find no host there
  try {
    return new URL(`http://${name}/`).hostname;
  } catch {
    return undefined;
  }
}

/** The Unicode form of a domain name, where it has one. */
export function unicodeOf(name: string): string {
  const labels = asciiOf(name)?.split(".") ?? [name];
  return labels.map((label) => (label.startsWith("xn--") ? decodedLabel(label) : label)).join(".");
}

/** An A-label as its U-label (RFC 5890 §2.3.2.1). */
function decodedLabel(label: string): string {
  return decodePunycode(label.slice("xn--".length)) ?? label;
}

/** `IP-literal`, between brackets. */
function readLiteral(text: string): ReadHost {
  const lower = text.toLowerCase();
  if (IPV_FUTURE.test(text)) return { host: lower };
  const { address, zone } = zoned(text.slice(1, -1));
  const written = text.endsWith("]") ? canonical(address) : undefined;
  if (written === undefined) return { host: lower, error: MALFORMED_HOST };
  return zone === undefined ? { host: written } : { host: `${written}%${zone}`, zone };
}

function zoned(text: string): { readonly address: string; readonly zone?: string } {
  const [, address, zone] = ZONED.exec(text) ?? [];
  return address === undefined || zone === undefined ? { address: text } : { address, zone };
}

/** RFC 5952 §4: an IPv6 address in its canonical text. */
function canonical(address: string): string | undefined {
  const pieces = parseIPv6(address);
  return pieces && formatIPv6(pieces);
}

/** A component as a host: of an IP literal with its brackets, of any other data as the reg-name that encodes it. */
export function writeHost(host: string, zone: string | undefined, rules: HostRules): string {
  const inner = host.startsWith("[") && host.endsWith("]") ? host.slice(1, -1) : host;
  if (inner !== host && IPV_FUTURE.test(host)) return host.toLowerCase();
  const literal = inner.includes(":") ? writeIpv6(inner, zone) : undefined;
  if (literal !== undefined) return literal;
  if (rules.keepsUnicode) return encodeComponent(host, REG_NAME, { decodes: true, iri: true });
  const isForeign = rules.isDomain && /[^\0-\x7f]/.test(host) && !FORBIDDEN.test(host);
  const name = (isForeign ? asciiOf(host) : undefined) ?? host;
  return encodeComponent(name, REG_NAME, { decodes: false });
}

/** `[` IPv6address `]`; with a zone, what RFC 6874 §2 makes of it. A zone that is given counts if it is the host's. */
function writeIpv6(text: string, given: string | undefined): string | undefined {
  const percent = text.indexOf("%");
  if (given !== undefined && percent >= 0 && text.slice(percent + 1) === given) {
    const address = ZONED.test(`::%25${given}`) ? canonical(text.slice(0, percent)) : undefined;
    if (address !== undefined) return `[${address}%25${given}]`;
  }
  const { address, zone } = zoned(text);
  const written = canonical(address);
  if (written === undefined) return undefined;
  return zone === undefined ? `[${written}]` : `[${written}%25${zone}]`;
}

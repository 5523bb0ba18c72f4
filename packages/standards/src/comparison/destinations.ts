/**
 * The places that references lead to, in one canonical spelling, so that two readings can be compared: a different
 * spelling of the same place is not a difference.
 */

import { formatIPv6, parseIPv6 } from "urikit";
import { nonDefaultPort } from "../default-ports.ts";
import type { EditionDestination } from "../edition.ts";
import { platformUrl } from "../editions/whatwg.ts";
import { partsOf, type ReferenceParts, serverOf } from "../parts.ts";

/** A destination in the canonical spelling. */
export interface CanonicalDestination {
  readonly scheme: string;
  /** Empty where there is none; undefined where the edition does not know it. */
  readonly host: string | undefined;
  /** Empty where it is the default of the scheme, or there is no host. */
  readonly port: string | undefined;
}

/** The destination in the canonical spelling. */
export function canonicalDestination({
  scheme = "",
  host = "",
  port,
  hostKnown,
}: EditionDestination): CanonicalDestination {
  const name = scheme.toLowerCase();
  if (!hostKnown) return { scheme: name, host: undefined, port: undefined };
  if (host === "" || isLocal(name, host)) return { scheme: name, host: "", port: "" };
  return { scheme: name, host: canonicalHost(host), port: nonDefaultPort(name, port) ?? "" };
}

/** RFC 1738 §3.10: in a file URL, `localhost` is the same as no host. */
function isLocal(scheme: string, host: string): boolean {
  return scheme === "file" && host.toLowerCase() === "localhost";
}

/** A host in lower case, its triplets decoded, its IPv6 address and its internationalized labels in one form. */
function canonicalHost(host: string): string {
  if (host.startsWith("[")) return canonicalAddress(host);
  return decoded(host).split(".").map(asciiLabel).join(".").toLowerCase();
}

function canonicalAddress(host: string): string {
  const pieces = parseIPv6(host.slice(1, -1));
  return pieces === undefined ? host.toLowerCase() : `[${formatIPv6(pieces)}]`;
}

/** RFC 3986 §3.2.2: triplets of a registered name are octets of its UTF-8. */
function decoded(host: string): string {
  try {
    return decodeURIComponent(host);
  } catch {
    return host;
  }
}

/** RFC 5890: a label and its A-label name the same; a full-width letter and the letter are not the same label. */
function asciiLabel(label: string): string {
  if (/^[\0-\x7f]*$/.test(label)) return label;
  const ascii = platformUrl(`http://${label}/`)?.hostname;
  return ascii?.startsWith("xn--") ? ascii : label;
}

/** The place that a program goes to if it only splits a text (Appendix B), and takes the text after the last `@` for the host. */
export function splitterDestination(reference: string, base?: string): EditionDestination {
  const { scheme, authority } = inheriting(partsOf(reference), base);
  if (authority === undefined) return { scheme, host: undefined, port: undefined, hostKnown: true };
  const { host, port } = serverOf(authority);
  return { scheme, host, port, hostKnown: true };
}

function inheriting(R: ReferenceParts, base: string | undefined): ReferenceParts {
  if (R.scheme !== undefined || base === undefined) return R;
  const { scheme, authority } = partsOf(base);
  return { ...R, scheme, authority: R.authority ?? authority };
}

/**
 * The path and query of a target in the canonical spelling: a path after an authority is never empty, an empty query
 * is the same as none, and no character is encoded except those that divide paths and queries, `/`, `?`, `#` and `%`.
 * Dot-segments stay: an edition that resolves a reference removes them, or it sends them.
 */
export function canonicalResource(target: string): string {
  const { authority, path, query } = partsOf(target);
  const canonicalPath = path === "" && authority !== undefined ? "/" : canonicalTriplets(path);
  return query ? `${canonicalPath}?${canonicalTriplets(query)}` : canonicalPath;
}

function canonicalTriplets(text: string): string {
  return text.replace(/%[0-9A-Fa-f]{2}/g, (triplet) => {
    const octet = Number.parseInt(triplet.slice(1), 16);
    const isKept = octet < 0x21 || octet > 0x7e || "/?#%".includes(String.fromCharCode(octet));
    return isKept ? triplet.toUpperCase() : String.fromCharCode(octet);
  });
}

/**
 * The places that references lead to, in one canonical spelling, so that two readings can be compared: a different
 * spelling of the same place is not a difference.
 */

import { platformUrl, type ReadDestination } from "@urikit/programs";
import { formatIPv6, parseIPv6 } from "urikit";
import { nonDefaultPort } from "../../default-ports.ts";
import { type ReferenceParts, replacedInPieces } from "../../parts.ts";

/** The place that a reader is led to, in the canonical spelling. */
export interface Place {
  readonly scheme: string;
  /** Empty where it is absent; undefined where the edition does not know it. */
  readonly host: string | undefined;
  /** Empty where it is the default of the scheme, or there is no host. */
  readonly port: string | undefined;
  /** The path and the query of the target; undefined where the reader has no target. */
  readonly resource: string | undefined;
}

/** The aspects of a place, in the order in which they are compared. */
export const PLACE_ASPECTS = ["scheme", "host", "port", "resource"] as const;

/** A destination and the parts of a target, if there is one, in the canonical spelling. */
export function canonicalPlace(
  { scheme = "", host = "", port, hostKnown }: ReadDestination,
  target: ReferenceParts | undefined,
): Place {
  const name = scheme.toLowerCase();
  const resource = target && canonicalResource(target);
  if (!hostKnown) return { scheme: name, host: undefined, port: undefined, resource };
  if (host === "" || isLocal(name, host)) return { scheme: name, host: "", port: "", resource };
  return { scheme: name, host: canonicalHost(host), port: nonDefaultPort(name, port) ?? "", resource };
}

/** The first aspect in which two places differ that both have; undefined if there is no such aspect. */
export function firstDifference(one: Place, other: Place): (typeof PLACE_ASPECTS)[number] | undefined {
  if (one.host === undefined || other.host === undefined) return differ(one, other, "resource");
  return PLACE_ASPECTS.find((aspect) => differ(one, other, aspect) !== undefined);
}

function differ<A extends keyof Place>(one: Place, other: Place, aspect: A): A | undefined {
  const haveBoth = one[aspect] !== undefined && other[aspect] !== undefined;
  return haveBoth && one[aspect] !== other[aspect] ? aspect : undefined;
}

/** RFC 1738 §3.10: in a file URL, `localhost` is the same as no host. */
function isLocal(scheme: string, host: string): boolean {
  return scheme === "file" && host.toLowerCase() === "localhost";
}

/** A host in lower case, its triplets decoded, its IPv6 address and its internationalized labels in one form. */
function canonicalHost(host: string): string {
  if (host.startsWith("[")) return canonicalAddress(host);
  return asciiName(decoded(host)).toLowerCase();
}

function asciiName(name: string): string {
  return name.split(".").map(asciiLabel).join(".");
}

/** RFC 4291 §2.5.5.2: an IPv4-mapped address is that of an IPv4 node. */
const MAPPED = /^::ffff:([0-9.]+)$/;

/** Without its zone, which only the machine itself knows (RFC 4007 §11). */
export function canonicalAddress(host: string): string {
  const pieces = parseIPv6(host.slice(1, -1).replace(/%.*$/s, ""));
  if (pieces === undefined) return host.toLowerCase();
  const written = formatIPv6(pieces);
  return MAPPED.exec(written)?.[1] ?? `[${written}]`;
}

/** RFC 3986 §3.2.2: triplets of a registered name are octets of its UTF-8; those that are not stay, one by one. */
function decoded(host: string): string {
  return host.replace(/(?:%[0-9A-Fa-f]{2})+/g, (triplets) => {
    try {
      return decodeURIComponent(triplets);
    } catch {
      return triplets.replace(/%[0-7][0-9A-Fa-f]/g, decodeURIComponent);
    }
  });
}

/**
 * Whether two hosts are one name, of which one writes labels in other scripts, in UTF-8, and the other in Punycode (RFC
 * 5890 §2.3.2.1): a platform may look up either.
 */
export function isOneName(one: string, other: string): boolean {
  return asciiName(one) === asciiName(other);
}

/** RFC 5890: a label and its A-label name the same; a full-width letter and the letter are not the same label. */
function asciiLabel(label: string): string {
  if (/^[\0-\x7f]*$/.test(label)) return label;
  const ascii = platformUrl(`http://${label}/`)?.hostname;
  return ascii?.startsWith("xn--") ? ascii : label;
}

/**
 * The path and query of a target in the canonical spelling: a path after an authority is never empty, an empty query
 * is the same as none, and a character is encoded if it is not a printable one of ASCII, or one that divides paths and
 * queries, `/`, `?`, `#` and `%`. Dot-segments stay: an edition that resolves a reference removes them, or it sends
 * them.
 */
export function canonicalResource({ authority, path, query }: ReferenceParts): string {
  const canonicalPath =
    path === "" && authority !== undefined ? "/" : canonicalTriplets(unguarded(authority, path));
  return query ? `${canonicalPath}?${canonicalTriplets(query)}` : canonicalPath;
}

/** The `/.` before a path that would otherwise begin an authority is not part of what is meant (WHATWG URL §4.5). */
function unguarded(authority: string | undefined, path: string): string {
  return authority === undefined && path.startsWith("/.//") ? path.slice(2) : path;
}

function canonicalTriplets(text: string): string {
  return replacedInPieces(text, (piece) =>
    piece.replace(/[^\x21-\x7e]+/g, encoded).replace(/%[0-9A-Fa-f]{2}/g, canonicalTriplet),
  );
}

function canonicalTriplet(triplet: string): string {
  const octet = Number.parseInt(triplet.slice(1), 16);
  const isKept = octet < 0x21 || octet > 0x7e || "/?#%".includes(String.fromCharCode(octet));
  return isKept ? triplet.toUpperCase() : String.fromCharCode(octet);
}

/** As UTF-8; half a surrogate pair is not a character, and becomes U+FFFD, as in every encoder. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, "\ufffd"));
}

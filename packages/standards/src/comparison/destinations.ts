/**
 * Where a reference leads, so that two readings of it can be compared: differences of spelling that lead to the
 * same place are none.
 */

import { formatIPv6, parseIPv6 } from "urikit";
import { portBesideDefault } from "../default-ports.ts";
import type { Destination } from "../edition.ts";
import { platformUrl } from "../editions/whatwg/platform.ts";
import { type Parts, partsOf } from "../parts.ts";
import { serverOf } from "../server.ts";

/** A destination in the one spelling that is compared. */
export interface EffectiveDestination {
  readonly scheme: string;
  /** Empty where there is none; undefined where the edition does not tell it. */
  readonly host: string | undefined;
  /** Empty where it is the default of the scheme, or there is no host. */
  readonly port: string | undefined;
}

/** The destination in the one spelling. */
export function effective({ scheme = "", host = "", port, told }: Destination): EffectiveDestination {
  const name = scheme.toLowerCase();
  if (!told) return { scheme: name, host: undefined, port: undefined };
  const effectiveHost = isLocal(name, host) ? "" : hostName(host);
  return {
    scheme: name,
    host: effectiveHost,
    port: effectiveHost === "" ? "" : (portBesideDefault(name, port) ?? ""),
  };
}

/** RFC 1738 §3.10: in a file URL, `localhost` is the same as no host. */
function isLocal(scheme: string, host: string): boolean {
  return scheme === "file" && host.toLowerCase() === "localhost";
}

/** A host in lower case, its triplets decoded, its IPv6 address and its internationalized labels in one form. */
function hostName(host: string): string {
  if (host.startsWith("[")) return addressIn(host);
  return decoded(host).split(".").map(asciiLabel).join(".").toLowerCase();
}

function addressIn(host: string): string {
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

/** A label and its A-label (RFC 5890) name the same; a full-width letter and the letter are not the same label. */
function asciiLabel(label: string): string {
  if (/^[\0-\x7f]*$/.test(label)) return label;
  const ascii = platformUrl(`http://${label}/`)?.hostname;
  return ascii?.startsWith("xn--") ? ascii : label;
}

/** Where a program goes that only splits a text (Appendix B), and takes for the host what stands behind the last `@`. */
export function splitDestination(reference: string, base?: string): Destination {
  const its = inherited(partsOf(reference), base);
  if (its.authority === undefined)
    return { scheme: its.scheme, host: undefined, port: undefined, told: true };
  const { host, port } = serverOf(its.authority);
  return { scheme: its.scheme, host, port, told: true };
}

function inherited(its: Parts, base: string | undefined): Parts {
  if (its.scheme !== undefined || base === undefined) return its;
  const { scheme, authority } = partsOf(base);
  return { ...its, scheme, authority: its.authority ?? authority };
}

/**
 * The path and query of a target in the one spelling: a path behind an authority is never empty, an empty query is
 * none, and only what parts them, `/`, `?`, `#` and `%`, keeps its triplets. Dot-segments stay: whoever resolves
 * has removed them, or sends them.
 */
export function effectiveResource(target: string): string {
  const { authority, path, query } = partsOf(target);
  const spelled = path === "" && authority !== undefined ? "/" : plain(path);
  return query ? `${spelled}?${plain(query)}` : spelled;
}

function plain(text: string): string {
  return text.replace(/%[0-9A-Fa-f]{2}/g, (triplet) => {
    const octet = Number.parseInt(triplet.slice(1), 16);
    const isKept = octet < 0x21 || octet > 0x7e || "/?#%".includes(String.fromCharCode(octet));
    return isKept ? triplet.toUpperCase() : String.fromCharCode(octet);
  });
}

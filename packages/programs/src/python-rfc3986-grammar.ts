/**
 * The components that Python's `rfc3986` checks against the grammar of RFC 3986, and the characters that it encodes.
 */

import { isIpv6 } from "./habits/host.ts";
import { hasOpenTriplet, triplets } from "./habits/triplets.ts";

/** The parts of an authority. */
export interface AuthorityParts {
  readonly userinfo: string | undefined;
  readonly host: string;
  readonly port: string | undefined;
}

/** The parts of an authority; undefined if it is not valid. */
export function partsOf(authority: string): AuthorityParts | undefined {
  const [whole, userinfo, host = "", port] =
    /^(?:([^@]+)@)?(\[[^\]]*\]|[^:[\]@]*):?([0-9]{1,5})?\n?$/.exec(authority) ?? [];
  const isValid = whole !== undefined && isUserinfo(userinfo ?? "") && isHost(host);
  return isValid ? { userinfo, host, port } : undefined;
}

const isUserinfo = (text: string) => /^[A-Za-z0-9._~\-!$&'()*+,;=:%]*$/.test(text) && !hasOpenTriplet(text);

function isHost(host: string): boolean {
  if (host.startsWith("[")) return isAddress(host.slice(1, -1));
  const isIpv4 = /^(?:[0-9]{1,3}\.){3}[0-9]{1,3}$/.test(host);
  if (isIpv4 && host.split(".").some((octet) => Number(octet) > 255)) return false;
  return !host.includes(":") && isUserinfo(host);
}

function isAddress(text: string): boolean {
  if (/^v[0-9A-Fa-f]+\.[A-Za-z0-9._~\-!$&'()*+,;=:]+$/.test(text)) return true;
  const [, address = "", zone = "-"] = /^([^%]*)(?:%(?:25)?(.+))?$/.exec(text) ?? [];
  return isIpv6(address) && /^(?:[A-Za-z0-9._~-]|%[0-9A-Fa-f]{2})+$/.test(zone);
}

/** Characters that are neither reserved nor unreserved in triplets, and `%` too if one does not begin a triplet. */
export function encoded(text: string): string {
  const excluded = hasOpenTriplet(text)
    ? /[^A-Za-z0-9._~!\-:/?#[\]@$&'()*+,;=]/gu
    : /[^A-Za-z0-9._~!\-:/?#[\]@$&'()*+,;=%]/gu;
  return text.replace(excluded, triplets);
}

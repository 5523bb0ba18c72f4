/**
 * RFC 1738 §3.1: the common Internet scheme syntax, `//<user>:<password>@<host>:<port>/<url-path>`: its data, and
 * how they are written. RFC 3986 §3.2 defines hosts and ports today.
 */

import { CLASS, encodeRange, requireString } from "urikit/foundation";
import { encodeData, type OctetData } from "./octet-data.ts";

/** `host [ ":" port ]`; the port is the default one if no port is written. */
export interface HostPort {
  /** A name, decoded, or an address; an IPv6 address is in brackets. */
  readonly host: string;
  readonly port: number;
}

/** A host, and a port if it is not the default one. */
export interface HostPortParts {
  readonly host: string;
  readonly port?: number | undefined;
}

/** `[ user [ ":" password ] "@" ]`: absent is not empty, and there is no password without a user. */
export interface Credentials {
  readonly user?: OctetData | undefined;
  readonly password?: OctetData | undefined;
}

/** A host as it is written in a reference. */
export function writeHost(host: string): string {
  requireString(host, "the host");
  if (host.startsWith("[")) return host;
  return encodeRange(host, 0, host.length, { classes: CLASS.REG_NAME, triplets: false, rule: "reg-name" });
}

/** `user [ ":" password ]` as it is written in a reference. */
export function writeCredentials({ user, password }: Credentials): string | undefined {
  if (user === undefined && password === undefined) return undefined;
  const written = encodeData(user ?? "");
  return password === undefined ? written : `${written}:${encodeData(password)}`;
}

/**
 * RFC 1738 §3.1: the common Internet scheme syntax, `//<user>:<password>@<host>:<port>/<url-path>`: its data, and
 * how they are written. RFC 3986 §3.2 says today which hosts and ports there are.
 */

import * as CLASS from "../../syntax/classes.ts";
import { encodeRange } from "../../syntax/percent-encoding.ts";
import { requireString } from "../../syntax/require-string.ts";
import { type Data, encodeData } from "./octet-data.ts";

/** `host [ ":" port ]`; the port is the default one where none is written. */
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
  readonly user?: Data | undefined;
  readonly password?: Data | undefined;
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

/**
 * RFC 1738 §3.1: the common Internet scheme syntax, `//<user>:<password>@<host>:<port>/<url-path>`. What is a host
 * and what a port is today for RFC 3986 §3.2 to say.
 */

import { CLASS } from "../../syntax/characters.ts";
import { encodeRange } from "../../syntax/percent-encoding.ts";
import { requireString } from "../../syntax/require-string.ts";
import { hasAuthority } from "../../syntax/scanner.ts";
import { type Data, dataOf, encodeData } from "./octet-data.ts";
import { type Rule, refusal } from "./refusal.ts";
import { decodeRange, type Source } from "./source.ts";

/** `host [ ":" port ]`, the port that is meant where none is written. */
export interface HostPort {
  /** A name, decoded, or an address, that of version 6 in brackets. */
  readonly host: string;
  readonly port: number;
}

/** `[ user [ ":" password ] "@" ]`: absent is not empty, and without a user there is no password. */
export interface Credentials {
  readonly user?: Data | undefined;
  readonly password?: Data | undefined;
}

const HOST: Rule = { rule: "host", section: "RFC 3986 §3.2.2" };
const PORT: Rule = { rule: "port", section: "RFC 3986 §3.2.3" };
const HIGHEST_PORT = 65535;

/** `hostport` (RFC 1738 §5), the host of which has to be there. */
export function readHostPort(source: Source, scheme: Rule, defaultPort: number): HostPort {
  requireHost(source, scheme);
  return { host: readHost(source), port: readPort(source, defaultPort) };
}

/** Refuses an absent or an empty host. */
export function requireHost({ text, layout }: Source, scheme: Rule): void {
  if (layout.hostFrom < layout.hostTo) return;
  throw refusal(text, layout.hostFrom, "missing-host", scheme, {
    expected: hasAuthority(layout) ? "a host" : '"//" and a host',
    why: "a host has to be named here",
  });
}

/** The host, decoded as §3.2.2 has it; empty where it is. */
export function readHost({ text, layout }: Source): string {
  const { hostFrom, hostTo } = layout;
  const host = text.slice(hostFrom, hostTo);
  if (!host.includes("%")) return host;
  const decoded = decodeRange(text, hostFrom, hostTo);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a control character in a host is what is looked for
  const bad = /[\u0000-\u0020\u007f"#%/:<>?@[\\\]^`{|}]/.exec(decoded)?.[0];
  if (bad === undefined) return decoded;
  throw refusal(text, hostFrom + host.indexOf("%"), "forbidden-character", HOST, {
    expected: "the name of a host",
    why: `no host has a name that holds ${JSON.stringify(bad)}, encoded or not`,
  });
}

/** The port, or the one that is meant where none is written. */
export function readPort({ text, layout }: Source, defaultPort: number): number {
  const from = layout.hostTo + 1;
  if (from >= layout.pathFrom) return defaultPort;
  const port = Number(text.slice(from, layout.pathFrom));
  if (port <= HIGHEST_PORT) return port;
  throw refusal(text, from, "invalid-port", PORT, {
    expected: `a number from 0 to ${HIGHEST_PORT}`,
    why: `there is no port above ${HIGHEST_PORT}`,
  });
}

/** `user [ ":" password ]` (RFC 1738 §3.1), cut at the colon and then decoded. */
export function readCredentials({ text, layout }: Source): Credentials {
  const from = layout.schemeEnd + 3;
  const to = layout.hostFrom - 1;
  if (!hasAuthority(layout) || to < from) return { user: undefined, password: undefined };
  const colon = text.slice(from, to).indexOf(":");
  if (colon < 0) return { user: dataOf(text.slice(from, to)), password: undefined };
  const second = text.slice(from + colon + 1, to).indexOf(":");
  if (second >= 0) throw colonInPassword(text, from + colon + 1 + second);
  return {
    user: dataOf(text.slice(from, from + colon)),
    password: dataOf(text.slice(from + colon + 1, to)),
  };
}

function colonInPassword(text: string, index: number): Error {
  const rule: Rule = { rule: "password", section: "RFC 1738 §3.1" };
  return refusal(text, index, "invalid-for-scheme", rule, {
    expected: "the end of the password",
    why: 'a ":" in a user or a password is written %3A',
  });
}

/** Refuses a user where the scheme allows none; an empty one is one. */
export function forbidUserinfo({ text, layout }: Source, scheme: Rule, advice = ""): void {
  const from = layout.schemeEnd + 3;
  if (!hasAuthority(layout) || from >= layout.hostFrom) return;
  throw refusal(text, from, "userinfo-not-allowed", scheme, {
    expected: "a host",
    why: `user and password are not allowed here${advice}`,
  });
}

/** A host as it is written in a reference. */
export function writeHost(host: string): string {
  requireString(host, "the host");
  if (host.startsWith("[")) return host;
  return encodeRange(host, 0, host.length, { classes: CLASS.REG_NAME, triplets: false, rule: "reg-name" });
}

/** A port as it is written in a reference: not at all where it goes without saying. */
export function writePort(port: number, defaultPort: number | undefined): string | undefined {
  return port === defaultPort ? undefined : String(port);
}

/** `user [ ":" password ]` as it is written in a reference. */
export function writeCredentials({ user, password }: Credentials): string | undefined {
  if (user === undefined && password === undefined) return undefined;
  const written = encodeData(user ?? "");
  return password === undefined ? written : `${written}:${encodeData(password)}`;
}

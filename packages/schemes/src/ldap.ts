/**
 * RFC 4516: `ldap`, and `ldaps` by custom. Where a search of a directory begins, how far it goes, and what it asks for.
 */

import { EMPTY_PATH } from "urikit/foundation";
import type { HostPort, HostPortParts } from "./parts/authority.ts";
import { defineScheme } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import {
  completeSearch,
  LDAP_DEFAULTS,
  LDAP_URL,
  type LdapOptions,
  type LdapSearch,
  type LdapSearchParts,
  readSearch,
  requireServer,
  searchStep,
  writeSearch,
} from "./parts/ldap-search.ts";
import { type Plan, planTo } from "./parts/plan.ts";
import type { SchemeSource } from "./parts/source.ts";

export type { LdapOptions } from "./parts/ldap-search.ts";

/**
 * The meaning of an `ldap` reference. A part that is absent or empty has its default, and is undefined or empty here.
 */
export interface LdapReading extends LdapSearch {
  /** Undefined where the client must know a server itself. */
  readonly server?: HostPort | undefined;
}

/** The members that `ldap.build` needs: a member that is left out is empty, or has its default. */
export interface LdapParts extends LdapSearchParts {
  readonly server?: HostPortParts | undefined;
}

/**
 * `ldap` (RFC 4516).
 *
 * @example
 * ```ts
 * import { ldap } from "@urikit/schemes";
 *
 * const reading = ldap.read("ldap://ldap1.example.net/c=GB?objectClass?ONE");
 * reading.dn; // => "c=GB"
 * reading.scope; // => "one"
 * ldap.read("ldap:///o=University%20of%20Michigan,c=US").server; // => undefined
 * ```
 */
export const ldap = ldapScheme("ldap", 389, "RFC 4516", "RFC 1959");

/**
 * `ldaps`: `ldap` over TLS from the first octet, on a port of its own. No RFC defines it; directories have it by custom.
 *
 * @example
 * ```ts
 * import { ldaps } from "@urikit/schemes";
 *
 * ldaps.read("ldaps://ldap1.example.net/c=GB").server?.port; // => 636
 * ```
 */
export const ldaps = ldapScheme("ldaps", 636, "RFC 4516, over TLS by custom", "custom");

function ldapScheme<Name extends string>(
  name: Name,
  defaultPort: number,
  specification: string,
  origin: string,
) {
  return defineScheme({
    name,
    defaultPort,
    rules: [EMPTY_PATH, LDAP_DEFAULTS],
    specification,
    origin,
    options: ["extensions"],
    read,
    complete: ({ server, ...search }: LdapParts): LdapReading => ({
      server: server && { host: server.host, port: server.port ?? defaultPort },
      ...completeSearch(search),
    }),
    write: ({ server = { host: "", port: undefined }, ...search }) => ({ ...server, ...writeSearch(search) }),
    plan,
  });
}

function read(source: SchemeSource): LdapReading {
  requireServer(source);
  return { server: readServer(source), ...readSearch(source) };
}

/** Without a host, an empty or default port is the same as no port (RFC 3986 §6.2.3). */
function readServer(source: SchemeSource): HostPort | undefined {
  const host = source.host();
  const port = source.port();
  if (host !== "") return { host, port };
  if (port === source.defaultPort) return undefined;
  throw source.error(source.layout.hostTo, LDAP_URL, {
    code: "missing-host",
    ...fault("a-host-before-the-port", "a-port-makes-no-sense-without-a-host"),
  });
}

function plan(reading: LdapReading, source: SchemeSource, options: LdapOptions | undefined): Plan {
  const where = reading.server ?? { host: undefined, port: source.port() };
  return planTo(source, where, [searchStep(source, reading, options)], {
    tls: source.name === "ldaps" ? "implicit" : "none",
    receives: "entries",
  });
}

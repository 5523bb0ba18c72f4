/**
 * `ldapi`, by custom: RFC 4516 over a socket of this system (IPC), whose path replaces the host of `ldap`. No
 * document defines it; OpenLDAP's `ldap.conf` and `slapd` have it so.
 */

import { EMPTY_PATH } from "urikit/foundation";
import { defineScheme } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { LDAPI_FAULTS } from "./parts/faults.ts";
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
import { noted } from "./parts/noted.ts";
import { type Plan, planHere, withoutLineBreak } from "./parts/plan.ts";
import type { SchemeSource } from "./parts/source.ts";

/** The meaning of an `ldapi` reference. */
export interface LdapiReading extends LdapSearch {
  /** The path of the socket, decoded; undefined where it is the one that the client knows itself. */
  readonly socket?: string | undefined;
}

/** The members that `ldapi.build` needs: a member that is left out is empty, or has its default. */
export interface LdapiParts extends LdapSearchParts {
  readonly socket?: string | undefined;
}

/**
 * `ldapi`: `ldap` over a socket of this system, whose path is written with `%2F` for `/`.
 *
 * @example
 * ```ts
 * import { ldapi } from "@urikit/schemes";
 *
 * ldapi.read("ldapi://%2Fvar%2Frun%2Fldapi/c=GB??sub").socket; // => "/var/run/ldapi"
 * ldapi.build({ socket: "/tmp/s", dn: "c=GB" }); // => "ldapi://%2Ftmp%2Fs/c=GB"
 * ldapi.read("ldapi:///c=GB").socket; // => undefined
 * ```
 */
export const ldapi = defineScheme({
  name: "ldapi",
  rules: [EMPTY_PATH, LDAP_DEFAULTS],
  specification: "RFC 4516, over a socket of this system by custom",
  origin: "custom",
  options: ["extensions"],
  read,
  complete: ({ socket, ...search }: LdapiParts): LdapiReading => ({ socket, ...completeSearch(search) }),
  write: ({ socket = "", ...search }) => ({ host: socket, ...writeSearch(search) }),
  plan,
});

function read(source: SchemeSource): LdapiReading {
  requireServer(source);
  const { hostFrom, hostTo, pathFrom } = source.layout;
  if (pathFrom - hostTo > 1 || source.text[hostFrom] === "[") {
    throw source.error(
      pathFrom - hostTo > 1 ? hostTo : hostFrom,
      LDAP_URL,
      fault("encoded-socket-path", "socket-has-only-path", LDAPI_FAULTS),
    );
  }
  const socket = source.decode({ from: hostFrom, to: hostTo });
  return { socket: socket === "" ? undefined : socket, ...readSearch(source) };
}

/** There is no connection to a host: the socket is a parameter of the request. */
function plan(reading: LdapiReading, source: SchemeSource, options: LdapOptions | undefined): Plan {
  const { socket } = reading;
  withoutLineBreak(source.text, socket ?? "");
  const search = searchStep(source, reading, options);
  return planHere(
    source,
    {
      ...search,
      parameters: { socket, ...search.parameters },
      note: noted(
        socket === undefined ? "search-directory-over-own-socket" : "search-directory-over-this-socket",
      ),
    },
    "entries",
  );
}

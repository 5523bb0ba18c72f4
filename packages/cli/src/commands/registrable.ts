/** publicsuffix.org/list: the domain that somebody registered. The list is loaded only for a command that asks for it. */

import { registrableDomain } from "@urikit/domains";

/** The registrable domain of a host; undefined without a host, for an address, and for a public suffix. */
export function registrableOf(host: string | undefined): string | undefined {
  return host === undefined ? undefined : registrableDomain(host);
}

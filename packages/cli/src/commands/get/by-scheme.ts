/** The values of `uri get` by the rules of schemes. It is loaded only for a format that asks for it. */

import { BY_SCHEME } from "@urikit/explain";
import { schemeOf } from "@urikit/schemes";
import { compose, normalize, parse, type UriReference } from "urikit";
import type { NamedValue } from "./values.ts";

/**
 * Scheme, host and port in their normal form, the default port left out (RFC 6454 §6.2). The origin of a file is up to
 * each program (§4, step 4), and so it has no value here.
 */
export const ORIGIN: NamedValue = {
  section: "RFC 6454 §4",
  value: ({ scheme, host, port }) => {
    if (scheme === undefined || !host || scheme.toLowerCase() === "file") return undefined;
    const normal = parse(normalize(compose({ scheme, host, port }), BY_SCHEME));
    return `${normal.scheme}://${normal.host}${normal.port ? `:${normal.port}` : ""}`;
  },
};

/** The port, or where it is undefined or empty that of the scheme (§3.2.3). Without a host there is nothing to reach. */
export function defaultPort(port: string | undefined, reference: UriReference): string | undefined {
  if (port || !reference.host) return port;
  return schemeOf(reference, BY_SCHEME.schemes)?.defaultPort?.toString() ?? port;
}

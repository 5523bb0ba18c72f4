/**
 * The plan of what most lines are, as one line: an `http` or `https` URI of a name, without userinfo and port (RFC 9110
 * §4.2, §7.2, RFC 9112 §3). Only its answer is sure: everything else is for `plan` of the scheme. A test compares the two.
 */

import type { UriReference } from "urikit";
import { layoutOf } from "urikit/foundation";

const CONNECTIONS: { readonly [scheme: string]: string } = {
  http: ", port 80 (the scheme's own)",
  https: ", port 443 (the scheme's own), over TLS",
};

/** The steps of the plan, as a line has them; undefined if the reference is not that plain. */
export function plainWebPlan(reference: UriReference): string | undefined {
  const { text, schemeEnd, hostFrom, hostTo, pathFrom, pathTo, queryTo } = layoutOf(reference);
  if (hostFrom !== schemeEnd + 3 || hostTo !== pathFrom) return undefined;
  const connection = CONNECTIONS[text.slice(0, schemeEnd)];
  const host = text.slice(hostFrom, hostTo);
  if (connection === undefined || !isName(host)) return undefined;
  const target = (pathFrom === pathTo ? "/" : "") + text.slice(pathFrom, queryTo);
  return `connect to ${host}${connection}; then send "GET ${target} HTTP/1.1\\r\\n"; then send "Host: ${host}\\r\\n"; then send "\\r\\n"`;
}

/** Whether a host is a name as it stands, and no system takes it for an address: its last label begins with a letter. */
function isName(host: string): boolean {
  const first = host.charCodeAt(host.lastIndexOf(".") + 1) | 32;
  return first >= 97 && first <= 122 && !host.startsWith("[") && !host.includes("%");
}

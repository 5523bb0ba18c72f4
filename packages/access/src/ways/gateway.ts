/** RFC 1738 §4, RFC 9110 §3.7: a gateway, which is asked by HTTP for what a URI of any scheme names. */

import { guard } from "@urikit/guard";
import { planThrough } from "@urikit/schemes/gateway";
import { parse } from "urikit";
import { allowedText, refused } from "../refused.ts";
import type { Content } from "../resource.ts";
import type { Way } from "../way.ts";
import { answerOver } from "./http.ts";

/**
 * The answer of a gateway. The gateway is judged as whoever is dialled, and so is the host that it is to ask. A redirect of it is
 * an answer that is not `ok`: where it leads is not what was asked for.
 */
export async function getThrough(gateway: string, way: Way): Promise<Content> {
  const { policy } = way.settings;
  allowedText(guard(gateway, policy));
  const { host } = refused(() => parse(way.uri));
  if (host) allowedText(guard(hostBehind(gateway, host), policy));
  const userinfo = policy.allowUserinfo ? "allow" : "refuse";
  const plan = refused(() => planThrough(way.uri, gateway, { userinfo }));
  return answerOver(plan, way);
}

/** The host that the gateway is to ask, as if the gateway were there: the port is that of another protocol, which the guard may not know. */
function hostBehind(gateway: string, host: string): string {
  const { scheme, port } = parse(gateway);
  return `${scheme}://${host}${port === undefined ? "" : `:${port}`}/`;
}

/**
 * RFC 1738 §4: it is recommended that "the client software have provision for being configured to use specific gateway
 * locators for indirect access through new naming schemes". Such a gateway is what RFC 9110 §3.7 calls a proxy: chosen by
 * local rules for some schemes, and asked by HTTP for the URI itself.
 */

import type { ReferenceLike } from "../reference.ts";
import { toReference } from "../reference.ts";
import { HTTP, HTTPS } from "../scheme-rules.ts";
import { type Plan, planTo, protocolLine, send } from "./parts/plan.ts";
import { type Rule, Source } from "./parts/source.ts";

/** Which gateway leads to the resources of a scheme: its `http` or `https` URI by the name of the scheme. */
export interface Gateways {
  readonly [scheme: string]: string;
}

/** What a caller may ask of a plan that goes through a gateway. */
export interface GatewayOptions {
  /** Whether the gateway may be given the user and password of the reference; they are for another server. */
  readonly userinfo?: "refuse" | "allow";
}

const LOCATOR: Rule = { rule: "gateway", section: "RFC 1738 §4, RFC 9110 §3.7" };
const TUNNEL: Rule = { rule: "scheme", section: "RFC 9110 §9.3.6" };
const USERINFO: Rule = { rule: "userinfo", section: "RFC 9110 §4.2.4" };
const ADVICE = ": the gateway would read them; leave them out, or ask for them to be allowed";

const PLAIN = { name: "http", ...HTTP };
const SECURE = { name: "https", ...HTTPS };

/**
 * The gateway for the scheme of a reference, if there is one; names of schemes are case-insensitive.
 *
 * @example
 * ```ts
 * import { gatewayFor } from "urikit/schemes";
 *
 * gatewayFor("WAIS://host.dom/db", { wais: "http://gateway.example:8001/" }); // => "http://gateway.example:8001/"
 * gatewayFor("ftp://host.dom/", { wais: "http://gateway.example:8001/" }); // => undefined
 * ```
 */
export function gatewayFor(reference: ReferenceLike, gateways: Gateways): string | undefined {
  const scheme = toReference(reference).scheme?.toLowerCase();
  return Object.entries(gateways).find(([name]) => name.toLowerCase() === scheme)?.[1];
}

/**
 * The plan that asks a gateway for what a URI of any scheme names: HTTP, with the whole URI as the target of the request
 * (RFC 9112 §3.2.2).
 *
 * @param gateway Its `http` or `https` URI, which names a host and a port only.
 * @throws {UriSyntaxError} If `reference` is not a URI; has userinfo that is not allowed; is of the scheme `https` or
 * `wss`, whose TLS reaches from end to end; or if `gateway` is not such a URI.
 *
 * @example
 * ```ts
 * import { planThrough } from "urikit/schemes";
 *
 * const plan = planThrough("wais://host.dom/flowers?red", "http://gateway.example:8001/");
 * const [connect, request] = plan.steps;
 * connect?.do === "connect" ? `${connect.host}:${connect.port}` : ""; // => "gateway.example:8001"
 * request?.do === "send" ? String.fromCharCode(...request.octets) : ""; // => "GET wais://host.dom/flowers?red HTTP/1.1\r\n"
 * ```
 */
export function planThrough(reference: ReferenceLike, gateway: string, options?: GatewayOptions): Plan {
  const { scheme = "", text, password } = toReference(reference);
  const source = new Source(reference, { name: scheme.toLowerCase(), defaultPort: undefined });
  refuseTunnel(source);
  if (options?.userinfo !== "allow") source.forbidUserinfo(USERINFO, ADVICE);
  const { schemeEnd, hostFrom, pathFrom, queryTo } = source.layout;
  const authority = source.hasAuthority ? text.slice(Math.max(hostFrom, schemeEnd + 3), pathFrom) : "";
  const locator = gatewaySource(gateway);
  const plan = planTo(
    locator,
    { host: locator.host(), port: locator.port() },
    [
      send(
        protocolLine(text, "GET ", text.slice(0, queryTo), " HTTP/1.1"),
        "ask the gateway for the resource by its whole URI (RFC 9112 §3.2.2)",
        { secret: Boolean(password) },
      ),
      send(protocolLine(text, "Host: ", authority), "the authority of the resource, if any (RFC 9112 §3.2)"),
      send(protocolLine(""), "end the header section (RFC 9112 §2.1)"),
    ],
    { secure: locator.name === "https" },
  );
  return { ...plan, scheme: source.name, gateway };
}

function refuseTunnel(source: Source): void {
  if (source.name !== "https" && source.name !== "wss") return;
  throw source.error(0, TUNNEL, {
    code: "access-refused",
    expected: "a scheme without TLS",
    message: `what TLS protects from end to end is not asked of a gateway: "${source.name}" needs a tunnel`,
  });
}

/** RFC 9110 §3.7: a proxy is named by its origin alone. */
function gatewaySource(gateway: string): Source {
  const isSecure = toReference(gateway).scheme?.toLowerCase() === SECURE.name;
  const source = new Source(gateway, isSecure ? SECURE : PLAIN);
  source.requireHost(LOCATOR);
  source.forbidUserinfo(LOCATOR);
  source.forbidQuery(LOCATOR);
  source.forbidFragment(LOCATOR);
  const { from, to } = source.path;
  if (to - from <= 1) return source;
  throw source.error(from + 1, LOCATOR, {
    expected: "the end of the URI",
    message: "a gateway is a host and a port, without a path",
  });
}

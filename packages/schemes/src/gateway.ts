/**
 * RFC 1738 §4: it is recommended that "the client software have provision for being configured to use specific gateway
 * locators for indirect access through new naming schemes". Such a gateway is what RFC 9110 §3.7 calls a proxy: chosen by
 * local rules for some schemes, and asked by HTTP for the URI itself. This entry is for urikit's own packages, and promises
 * nothing.
 */

import type { ReferenceLike } from "urikit";
import { HTTP, HTTPS, requireObject, requireOptions, toReference } from "urikit/foundation";
import { statement } from "urikit/words";
import { fault } from "./parts/fault.ts";
import { GATEWAY_FAULTS } from "./parts/faults.ts";
import { noted } from "./parts/noted.ts";
import { type Plan, planTo, protocolLine, send } from "./parts/plan.ts";
import { type SchemeRule, SchemeSource } from "./parts/source.ts";
import { getRequest, headerEnd, requestLine } from "./parts/web.ts";

/** The gateways to the resources of schemes: the `http` or `https` URI by the name of the scheme. */
export interface Gateways {
  readonly [scheme: string]: string;
}

/** The options of a plan that goes through a gateway. */
export interface GatewayOptions {
  /** Whether the gateway may be given the user and password of the reference; they are for another server. */
  readonly userinfo?: "refuse" | "allow" | undefined;
}

const LOCATOR: SchemeRule = { rule: "gateway", section: "RFC 1738 §4, RFC 9110 §3.7" };
const TUNNEL: SchemeRule = { rule: "scheme", section: "RFC 9110 §9.3.6" };
const USERINFO: SchemeRule = { rule: "userinfo", section: "RFC 9110 §4.2.4" };

const PLAIN = { name: "http", ...HTTP };
const SECURE = { name: "https", ...HTTPS };

/**
 * The gateway for the scheme of a reference, if there is one; names of schemes are case-insensitive.
 *
 * @example
 * ```ts
 * import { gatewayFor } from "@urikit/schemes/gateway";
 *
 * gatewayFor("WAIS://host.dom/db", { wais: "http://gateway.example:8001/" }); // => "http://gateway.example:8001/"
 * gatewayFor("ftp://host.dom/", { wais: "http://gateway.example:8001/" }); // => undefined
 * ```
 */
export function gatewayFor(reference: ReferenceLike, gateways: Gateways): string | undefined {
  requireObject(gateways, "gateways");
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
 * import { planThrough } from "@urikit/schemes/gateway";
 *
 * const plan = planThrough("wais://host.dom/flowers?red", "http://gateway.example:8001/");
 * const [connect, request] = plan.steps;
 * connect?.do === "connect" ? `${connect.host}:${connect.port}` : ""; // => "gateway.example:8001"
 * request?.do === "send" ? String.fromCharCode(...request.octets) : ""; // => "GET wais://host.dom/flowers?red HTTP/1.1\r\n"
 * ```
 */
export function planThrough(reference: ReferenceLike, gateway: string, options?: GatewayOptions): Plan {
  if (options !== undefined) requireOptions(options, { userinfo: true });
  const { scheme = "", text, password } = toReference(reference);
  const source = new SchemeSource(reference, { name: scheme.toLowerCase(), defaultPort: undefined });
  refuseTunnel(source);
  if (options?.userinfo !== "allow") source.forbidUserinfo(USERINFO, "login-read-by-gateway");
  const { schemeEnd, hostFrom, pathFrom, queryTo } = source.layout;
  const authority = source.hasAuthority ? text.slice(Math.max(hostFrom, schemeEnd + 3), pathFrom) : "";
  const locator = gatewaySource(gateway);
  const request = getRequest(text.slice(0, queryTo), authority);
  const plan = planTo(
    locator,
    { host: locator.host(), port: locator.port() },
    [
      {
        ...requestLine(source, request.target, noted("ask-gateway-by-whole-uri")),
        secret: Boolean(password),
      },
      send(protocolLine(text, "Host: ", authority), noted("authority-of-resource")),
      headerEnd(noted("end-header-section")),
    ],
    { tls: locator.name === "https" ? "implicit" : "none", receives: "http-message", request },
  );
  return { ...plan, scheme: source.name, gateway };
}

function refuseTunnel(source: SchemeSource): void {
  if (source.name !== "https" && source.name !== "wss") return;
  throw source.error(0, TUNNEL, {
    code: "access-refused",
    ...fault("a-scheme-without-TLS", statement("needs-tunnel", source.name), GATEWAY_FAULTS),
  });
}

/** RFC 9110 §3.7: a proxy is named by its origin alone. */
function gatewaySource(gateway: string): SchemeSource {
  const isSecure = toReference(gateway).scheme?.toLowerCase() === SECURE.name;
  const source = new SchemeSource(gateway, isSecure ? SECURE : PLAIN);
  source.requireHost(LOCATOR);
  source.forbidUserinfo(LOCATOR);
  source.forbidQuery(LOCATOR);
  source.forbidFragment(LOCATOR);
  const { from, to } = source.path;
  if (to - from <= 1) return source;
  throw source.error(from + 1, LOCATOR, fault("the-end-of-the-URI", "gateway-with-path", GATEWAY_FAULTS));
}

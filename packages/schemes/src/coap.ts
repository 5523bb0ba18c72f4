/**
 * RFC 7252 §6, RFC 8323 §8: `coap` and its kin, one for each way to a server of the Constrained Application Protocol.
 */

import { ipv4Of, normalTriplets } from "urikit/foundation";
import { removeDotSegments } from "urikit/syntax";
import { statement } from "urikit/words";
import type { HostPort } from "./parts/authority.ts";
import { defineScheme, type WrittenParts } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { COAP_FAULTS } from "./parts/faults.ts";
import { noted } from "./parts/noted.ts";
import { decodeData, encodeData, type OctetData, octetsOf } from "./parts/octet-data.ts";
import { type ConnectionFacts, type Plan, type PlanStep, planTo, protocolLine, send } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";
import { authorityOf, headerEnd, hostField, requestLine, SWITCHING } from "./parts/web.ts";

/** The meaning of a `coap` reference. */
export interface CoapReading extends HostPort {
  /** The segments of the path, without dot-segments; `/` and an empty path have no segments. */
  readonly segments: readonly OctetData[];
  /** The arguments of the query, between its `&`; an empty list if there is no query. */
  readonly query: readonly OctetData[];
}

const URL_RULE: SchemeRule = { rule: "coap-URI", section: "RFC 7252 §6.1" };
const OPTION: SchemeRule = { rule: "option", section: "RFC 7252 §5.10" };

/** §6.5, steps 6 and 8. */
const IN_SEGMENT = "!$&'()*+,;=:@";
const IN_ARGUMENT = "!$'()*+,;=:@/?";

const LONGEST_OPTION = 255;

/**
 * `coap` (RFC 7252 §6.1): over UDP.
 *
 * @example
 * ```ts
 * import { coap } from "@urikit/schemes";
 *
 * const reading = coap.read("coap://example.com/~sensors/temp.xml?u=Cel");
 * reading.segments; // => ["~sensors", "temp.xml"]
 * reading.query; // => ["u=Cel"]
 * coap.build({ host: "example.com", segments: [".well-known", "core"] }); // => "coap://example.com/.well-known/core"
 * ```
 */
export const coap = coapScheme("coap", 5683, "RFC 7252 §6.1");

/**
 * `coaps` (RFC 7252 §6.2): over DTLS.
 *
 * @example
 * ```ts
 * import { coaps } from "@urikit/schemes";
 *
 * coaps.read("coaps://example.com").port; // => 5684
 * ```
 */
export const coaps = coapScheme("coaps", 5684, "RFC 7252 §6.2");

/**
 * `coap+tcp` (RFC 8323 §8.1): over TCP.
 *
 * @example
 * ```ts
 * import { coapTcp } from "@urikit/schemes";
 *
 * coapTcp.name; // => "coap+tcp"
 * ```
 */
export const coapTcp = coapScheme("coap+tcp", 5683, "RFC 8323 §8.1");

/**
 * `coaps+tcp` (RFC 8323 §8.2): over TLS.
 *
 * @example
 * ```ts
 * import { coapsTcp } from "@urikit/schemes";
 *
 * coapsTcp.read("coaps+tcp://example.com").port; // => 5684
 * ```
 */
export const coapsTcp = coapScheme("coaps+tcp", 5684, "RFC 8323 §8.2");

/**
 * `coap+ws` (RFC 8323 §8.3): over WebSockets.
 *
 * @example
 * ```ts
 * import { coapWs } from "@urikit/schemes";
 *
 * coapWs.read("coap+ws://example.org/sensors/temperature?u=Cel").port; // => 80
 * ```
 */
export const coapWs = coapScheme("coap+ws", 80, "RFC 8323 §8.3");

/**
 * `coaps+ws` (RFC 8323 §8.4): over WebSockets and TLS.
 *
 * @example
 * ```ts
 * import { coapsWs } from "@urikit/schemes";
 *
 * coapsWs.read("coaps+ws://example.org").port; // => 443
 * ```
 */
export const coapsWs = coapScheme("coaps+ws", 443, "RFC 8323 §8.4");

function coapScheme<Name extends string>(name: Name, defaultPort: number, specification: string) {
  return defineScheme({
    name,
    defaultPort,
    emptyPath: "/",
    specification,
    origin: specification,
    read,
    defaults: { segments: [], query: [] },
    write,
    plan,
  });
}

function read(source: SchemeSource): CoapReading {
  source.forbidUserinfo(URL_RULE);
  source.forbidFragment(URL_RULE);
  const server = source.hostPort(URL_RULE);
  const { query } = source;
  return {
    ...server,
    segments: segmentsOf(source),
    query: query === undefined ? [] : source.splitData(query, "&"),
  };
}

/** §6.4, steps 2 and 8: dot-segments are resolved before the path is split, and `/` has no segments. */
function segmentsOf(source: SchemeSource): readonly OctetData[] {
  const { from, to } = source.path;
  const path = removeDotSegments(normalTriplets(source.text, from, to));
  return path === "" || path === "/"
    ? []
    : path
        .slice(1)
        .split("/")
        .map((piece) => decodeData(piece));
}

/** §6.5: a path is never empty. */
function write({ host, port, segments, query }: CoapReading): WrittenParts {
  return {
    host,
    port,
    path: `/${segments.map((segment) => encodeData(segment, IN_SEGMENT)).join("/")}`,
    query: query.length === 0 ? undefined : query.map((item) => encodeData(item, IN_ARGUMENT)).join("&"),
  };
}

/**
 * §6.4: the options of the request; RFC 8323 §8.3: a WebSocket is opened at a place that is known; §3.3, §4.3: on a
 * connection, both sides first say what they can do.
 */
function plan(reading: CoapReading, source: SchemeSource): Plan {
  const steps = [
    ...(source.name.endsWith("+ws") ? handshake(source, reading) : []),
    ...(source.name.includes("+") ? [CAPABILITIES] : []),
    request(source, reading),
  ];
  return planTo(source, reading, steps, way(source));
}

const CAPABILITIES: PlanStep = {
  do: "request",
  of: "coap",
  operation: "CSM",
  parameters: {},
  note: noted("say-capabilities"),
};

function way({ name }: SchemeSource): ConnectionFacts {
  const tls = name.startsWith("coaps") ? "implicit" : "none";
  return { tls, ...(!name.includes("+") && { transport: "udp" }), receives: "reply" };
}

/** RFC 8323 §4.1; the other fields of the handshake are the client's (RFC 6455 §4.1). */
function handshake(source: SchemeSource, server: HostPort): readonly PlanStep[] {
  return [
    requestLine(source, "/.well-known/coap", noted("open-coap-websocket")),
    hostField(source, authorityOf(source, server)),
    send(protocolLine("", "Sec-WebSocket-Protocol: coap"), noted("say-what-is-spoken")),
    headerEnd(noted("end-handshake"), SWITCHING),
  ];
}

function request(source: SchemeSource, { host, segments, query }: CoapReading): PlanStep {
  for (const value of [...segments, ...query]) requireOption(source, value);
  const isName = !host.startsWith("[") && ipv4Of(host) === undefined;
  return {
    do: "request",
    of: "coap",
    operation: "GET",
    // An address and a port that are those of the connection are not options (§6.4, steps 5 and 7).
    parameters: { uriHost: isName ? host.toLowerCase() : undefined, uriPath: segments, uriQuery: query },
    note: noted("ask-for-resource", "RFC 7252 §5.8.1"),
  };
}

/** §5.10, table 4: these options have at most 255 octets. They may hold any (§5.10.1): CoAP counts them. */
function requireOption(source: SchemeSource, value: OctetData): void {
  if (octetsOf(value).length <= LONGEST_OPTION) return;
  throw source.error(source.path.from, OPTION, {
    code: "access-refused",
    ...fault(statement("at-most-octets", LONGEST_OPTION), "coap-option-too-long", COAP_FAULTS),
  });
}

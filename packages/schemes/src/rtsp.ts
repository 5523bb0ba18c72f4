/**
 * RFC 7826 §4.2, RFC 2326 §3.2: `rtsp`, `rtsps` and `rtspu`. A presentation, or a stream of one, that is played.
 */

import type { Credentials, HostPort } from "./parts/authority.ts";
import { defineScheme } from "./parts/define-scheme.ts";
import { noted } from "./parts/noted.ts";
import { type Plan, planTo, protocolLine, send } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";

/** The meaning of an `rtsp` reference. */
export interface RtspReading extends HostPort, Credentials {
  /** The path as it is written: to the client it is opaque (RFC 2326 §3.2). */
  readonly path: string;
  /** The text after the `?`, as it is written; only the server knows its meaning. */
  readonly query?: string | undefined;
}

/**
 * `rtsp` (RFC 7826 §4.2): over TCP.
 *
 * @example
 * ```ts
 * import { rtsp } from "@urikit/schemes";
 *
 * const reading = rtsp.read("rtsp://media.example.com/twister/audiotrack");
 * reading.port; // => 554
 * reading.path; // => "/twister/audiotrack"
 * rtsp.build({ host: "media.example.com", path: "/twister" }); // => "rtsp://media.example.com/twister"
 * ```
 */
export const rtsp = rtspScheme("rtsp", 554, "RFC 7826 §4.2");

/**
 * `rtsps` (RFC 7826 §4.2): over TLS.
 *
 * @example
 * ```ts
 * import { rtsps } from "@urikit/schemes";
 *
 * rtsps.read("rtsps://media.example.com/twister").port; // => 322
 * ```
 */
export const rtsps = rtspScheme("rtsps", 322, "RFC 7826 §4.2");

/**
 * `rtspu` (RFC 2326 §3.2): over UDP. RTSP 2.0 has no use for it (RFC 7826 §4.2).
 *
 * @example
 * ```ts
 * import { rtspu } from "@urikit/schemes";
 *
 * rtspu.plan("rtspu://media.example.com/twister").steps[0];
 * // => { do: "connect", host: "media.example.com", port: 554, transport: "udp", tls: "none", expects: [], note: { id: "connect-to-server", values: [] } }
 * ```
 */
export const rtspu = rtspScheme("rtspu", 554, "RFC 2326 §3.2");

function rtspScheme<Name extends string>(name: Name, defaultPort: number, specification: string) {
  return defineScheme({
    name,
    defaultPort,
    emptyPath: "/",
    specification,
    origin: "RFC 2326 §3.2",
    read: (source) => read(source, { rule: "RTSP-URI", section: specification }),
    defaults: { path: "/" },
    write: (reading) => reading,
    plan,
  });
}

/** RFC 7826 §20.2.1: `"//" authority path-abempty [ "?" query ]`; "a host identity MUST be provided". */
function read(source: SchemeSource, rule: SchemeRule): RtspReading {
  return {
    ...source.hostPort(rule),
    ...source.credentials(),
    path: source.slice(source.path),
    query: source.query && source.slice(source.query),
  };
}

/**
 * The first request asks what there is to play. The request names it without a user, and without a fragment (RFC 7826
 * §4.2); the client sends the login when the server asks for it.
 */
function plan(reading: RtspReading, source: SchemeSource): Plan {
  const { text, layout, name } = source;
  const version = name === "rtspu" ? "1.0" : "2.0";
  const target = `${name}://${text.slice(layout.hostFrom, layout.queryTo)}`;
  const hasLogin = reading.user !== undefined;
  const steps = [
    send(
      protocolLine(text, "DESCRIBE ", target, ` RTSP/${version}`),
      noted(hasLogin ? "ask-what-to-play-with-login" : "ask-what-to-play"),
    ),
    send(protocolLine("", "CSeq: 1"), noted("number-request")),
    send(protocolLine(""), noted("end-rtsp-header"), { expects: [["2xx"]] }),
  ];
  return planTo(source, reading, steps, {
    tls: name === "rtsps" ? "implicit" : "none",
    receives: "reply",
    ...(name === "rtspu" && { transport: "udp" }),
  });
}

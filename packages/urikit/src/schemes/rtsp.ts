/**
 * RFC 7826 §4.2, RFC 2326 §3.2: `rtsp`, `rtsps` and `rtspu`. A presentation, or a stream of one, that is played.
 */

import type { Credentials, HostPort } from "./parts/authority.ts";
import { defineScheme } from "./parts/define-scheme.ts";
import { type Plan, planTo, protocolLine, send } from "./parts/plan.ts";
import type { Rule, Source } from "./parts/source.ts";

/** What an `rtsp` reference means. */
export interface RtspReading extends HostPort, Credentials {
  /** The path as it is written: to the client it is opaque (RFC 2326 §3.2). */
  readonly path: string;
  /** What follows the `?`, as it is written; what it says, only the server knows. */
  readonly query?: string | undefined;
}

/**
 * `rtsp` (RFC 7826 §4.2): over TCP.
 *
 * @example
 * ```ts
 * import { rtsp } from "urikit/schemes";
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
 * import { rtsps } from "urikit/schemes";
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
 * import { rtspu } from "urikit/schemes";
 *
 * rtspu.plan("rtspu://media.example.com/twister").steps[0];
 * // => { do: "connect", host: "media.example.com", port: 554, transport: "udp", secure: false, note: "connect to the server" }
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
function read(source: Source, rule: Rule): RtspReading {
  return {
    ...source.hostPort(rule),
    ...source.credentials(),
    path: source.slice(source.path),
    query: source.query && source.slice(source.query),
  };
}

/**
 * What is to be played is asked for first. The request names it without a user, and without a fragment (RFC 7826 §4.2);
 * who they are, the client says when the server asks.
 */
function plan(reading: RtspReading, source: Source): Plan {
  const { text, layout, name } = source;
  const version = name === "rtspu" ? "1.0" : "2.0";
  const target = `${name}://${text.slice(layout.hostFrom, layout.queryTo)}`;
  const answer =
    reading.user === undefined
      ? ""
      : "; a server that asks who you are is told the user and the password then";
  const steps = [
    send(
      protocolLine(text, "DESCRIBE ", target, ` RTSP/${version}`),
      `ask what there is to be played (RFC 7826 §13.2)${answer}`,
    ),
    send(protocolLine("", "CSeq: 1"), "number the request (RFC 7826 §18.20)"),
    send(protocolLine(""), "end the header (RFC 7826 §5.2)"),
  ];
  return planTo(source, reading, steps, {
    secure: name === "rtsps",
    ...(name === "rtspu" && { transport: "udp" }),
  });
}

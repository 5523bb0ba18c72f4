/**
 * RFC 6455 §3: `ws` and `wss`, which have neither userinfo nor a fragment.
 */

import { HTTP, HTTPS } from "urikit/foundation";
import { defineScheme } from "./parts/define-scheme.ts";
import { noted } from "./parts/noted.ts";
import { type Plan, planTo } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource } from "./parts/source.ts";
import {
  authorityOf,
  headerEnd,
  hostField,
  originForm,
  readWeb,
  requestLine,
  SWITCHING,
  type WebReading,
  writeWeb,
} from "./parts/web.ts";

/** The meaning of a `ws` reference. */
export interface WsReading extends WebReading {}

/**
 * `ws` (RFC 6455 §3).
 *
 * @example
 * ```ts
 * import { ws } from "@urikit/schemes";
 *
 * ws.read("ws://example.org/chat?room=1").searchpart; // => "room=1"
 * ```
 */
export const ws = wsScheme("ws", HTTP.defaultPort, { rule: "ws-URI", section: "RFC 6455 §3" });

/**
 * `wss` (RFC 6455 §3): the same by TLS.
 *
 * @example
 * ```ts
 * import { wss } from "@urikit/schemes";
 *
 * wss.read("wss://example.org").port; // => 443
 * ```
 */
export const wss = wsScheme("wss", HTTPS.defaultPort, { rule: "wss-URI", section: "RFC 6455 §3" });

function wsScheme<Name extends string>(name: Name, defaultPort: number, rule: SchemeRule) {
  return defineScheme({
    name,
    defaultPort,
    emptyPath: "/",
    specification: rule.section,
    origin: rule.section,
    read: (source) => read(source, rule),
    defaults: { segments: [] },
    write: writeWeb,
    plan,
  });
}

function read(source: SchemeSource, rule: SchemeRule): WsReading {
  source.forbidUserinfo(rule);
  source.forbidFragment(rule);
  return readWeb(source, rule);
}

/** The opening handshake (RFC 6455 §4.1): request line, Host field and end; its other fields are the client's. */
function plan(reading: WsReading, source: SchemeSource): Plan {
  const steps = [
    requestLine(source, originForm(source), noted("open-websocket")),
    hostField(source, authorityOf(source, reading)),
    headerEnd(noted("end-handshake"), SWITCHING),
  ];
  const tls = source.name === "wss" ? "implicit" : "none";
  return planTo(source, reading, steps, { tls, receives: "session" });
}

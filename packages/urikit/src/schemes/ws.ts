/**
 * RFC 6455 §3: `ws` and `wss`, which have neither userinfo nor a fragment.
 */

import { textOf, type UriReference } from "../reference.ts";
import { HTTP, HTTPS } from "../scheme-rules.ts";
import { forbidUserinfo } from "./parts/authority.ts";
import type { Scheme } from "./parts/define-scheme.ts";
import { type Plan, planTo } from "./parts/plan.ts";
import { readBack } from "./parts/reading-back.ts";
import { type Rule, refusal } from "./parts/refusal.ts";
import { type Source, sourceOf } from "./parts/source.ts";
import { hostField, readWeb, requestLine, type WebReading, type WebScheme, writeWeb } from "./parts/web.ts";

/** What a `ws` reference means. */
export type WsReading = Omit<WebReading, "userinfo">;

/**
 * `ws` (RFC 6455 §3).
 *
 * @example
 * ```ts
 * import { ws } from "urikit/schemes";
 *
 * ws.read("ws://example.org/chat?room=1").searchpart; // => "room=1"
 * ```
 */
export const ws: Scheme<WsReading> = wsScheme("ws", HTTP.defaultPort, {
  rule: "ws-URI",
  section: "RFC 6455 §3",
});

/**
 * `wss` (RFC 6455 §3): the same by TLS.
 *
 * @example
 * ```ts
 * import { wss } from "urikit/schemes";
 *
 * wss.read("wss://example.org").port; // => 443
 * ```
 */
export const wss: Scheme<WsReading> = wsScheme("wss", HTTPS.defaultPort, {
  rule: "wss-URI",
  section: "RFC 6455 §3",
});

function wsScheme(name: string, defaultPort: number, rule: Rule): Scheme<WsReading> {
  const web: WebScheme = { name, opening: `${name}://`, defaultPort, rule };
  const read = (reference: string | UriReference): WsReading => {
    const source = sourceOf(reference, name);
    forbidUserinfo(source, rule);
    forbidFragment(source, rule);
    return readWeb(reference, web);
  };
  return {
    name,
    defaultPort,
    emptyPath: "/",
    specification: rule.section,
    origin: rule.section,
    read,
    build: (reading) => readBack(writeWeb(reading, web), reading, read),
    plan: (reference) => planOf(reference, read(reference), web),
  };
}

function forbidFragment({ text, layout }: Source, rule: Rule): void {
  if (layout.queryTo === layout.to) return;
  throw refusal(text, layout.queryTo, "fragment-not-allowed", rule, {
    expected: "the end of the URI",
    why: 'a fragment means nothing here and is not allowed; as data, "#" is written %23',
  });
}

/** The request line and the Host field of the opening handshake (RFC 6455 §4.1); its other fields are the client's. */
function planOf(reference: string | UriReference, reading: WsReading, web: WebScheme): Plan {
  return planTo(
    web,
    reading,
    [
      requestLine(textOf(reference), "open the handshake (RFC 6455 §4.1)"),
      hostField(reference, web.defaultPort),
    ],
    web.name === "wss",
  );
}

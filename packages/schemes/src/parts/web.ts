/**
 * RFC 1738 §3.3, RFC 9110 §4.2, RFC 6455 §3: `//<host>:<port>/<path>?<searchpart>`, which `http` and `ws` share,
 * and the request that it becomes.
 */

import type { Statement } from "urikit/words";
import type { HostPort } from "./authority.ts";
import type { WrittenParts } from "./define-scheme.ts";
import { dialledHost } from "./dial.ts";
import { noted } from "./noted.ts";
import { encodeData, type OctetData, SAFE_AND_EXTRA } from "./octet-data.ts";
import { protocolLine, type SendStep, send } from "./plan.ts";
import type { SchemeRule, SchemeSource } from "./source.ts";

/** The meaning of a reference to the Web. */
export interface WebReading extends HostPort {
  /** The pieces of the path between its slashes, decoded; an empty path has no segments. */
  readonly segments: readonly OctetData[];
  /** The text after the `?`, as it is written: it has parts of its own, to be split before they are decoded. */
  readonly searchpart?: string | undefined;
}

/** Host and port, the segments of the path, and the query. */
export function readWeb(source: SchemeSource, rule: SchemeRule): WebReading {
  const { path, query } = source;
  source.requireHost(rule);
  return {
    host: source.host(),
    port: source.port(),
    segments: path.from === path.to ? [] : source.splitData({ from: path.from + 1, to: path.to }, "/"),
    searchpart: query && source.slice(query),
  };
}

/**
 * RFC 1738 §3.3: "Within the <path> and <searchpart> components, "/", ";", "?" are reserved", so a `;` that is
 * data is encoded.
 */
const IN_SEGMENT = `${SAFE_AND_EXTRA}:@&=`;

/** How a reading is written. */
export function writeWeb({ host, port, segments, searchpart }: WebReading): WrittenParts {
  const path = segments.map((segment) => `/${encodeData(segment, IN_SEGMENT)}`).join("");
  return { host, port, path, query: searchpart };
}

/** RFC 9112 §3.2.1: the request line in origin-form, with path and query as they are written. */
export function requestLine({ text, layout }: SchemeSource, note: Statement): SendStep {
  const { pathFrom, pathTo, queryTo } = layout;
  const target = (pathFrom === pathTo ? "/" : "") + text.slice(pathFrom, queryTo);
  return send(protocolLine(text, "GET ", target, " HTTP/1.1"), note);
}

/** RFC 9110 §7.2: the Host field names the host as it is dialled, an address in brackets, and no default port. */
export function hostField(
  source: SchemeSource,
  { host, port }: HostPort,
  own = source.defaultPort,
): SendStep {
  const dialled = dialledHost(source, host);
  const written = host.startsWith("[") ? `[${dialled}]` : dialled;
  return send(
    protocolLine(source.text, "Host: ", port === own ? written : `${written}:${port}`),
    noted("say-which-host-is-meant"),
  );
}

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
import { type HttpRequest, protocolLine, type ReplyCodes, type SendStep, send } from "./plan.ts";
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

/** RFC 9112 §3.2.1: the target in origin-form, with path and query as they are written. */
export function originForm({ text, layout }: SchemeSource): string {
  const { pathFrom, pathTo, queryTo } = layout;
  return (pathFrom === pathTo ? "/" : "") + text.slice(pathFrom, queryTo);
}

/** RFC 9112 §3.2: the request line. */
export function requestLine({ text }: SchemeSource, target: string, note: Statement): SendStep {
  return send(protocolLine(text, "GET ", target, " HTTP/1.1"), note);
}

/** The request that a plan of HTTP makes. */
export function getRequest(target: string, authority: string): HttpRequest {
  return { method: "GET", target, authority, fields: [] };
}

/** RFC 9110 §7.2: the host as it is dialled, an address in brackets, and no default port. */
export function authorityOf(
  source: SchemeSource,
  { host, port }: HostPort,
  own = source.defaultPort,
): string {
  const dialled = dialledHost(source, host);
  const written = host.startsWith("[") ? `[${dialled}]` : dialled;
  return port === own ? written : `${written}:${port}`;
}

/** RFC 9110 §7.2: the Host field. */
export function hostField({ text }: SchemeSource, authority: string): SendStep {
  return send(protocolLine(text, "Host: ", authority), noted("say-which-host-is-meant"));
}

/** The end of the header section, which a response of these codes follows (RFC 9112 §2.1). */
export function headerEnd(note: Statement, expects: readonly ReplyCodes[] = SUCCESS): SendStep {
  return send(protocolLine(""), note, { expects });
}

/** RFC 9110 §15.3; a redirect or an error has content of its own, and ends the plan. */
const SUCCESS: readonly ReplyCodes[] = [["2xx"]];

/** RFC 6455 §4.2.2: "Switching Protocols". */
export const SWITCHING: readonly ReplyCodes[] = [["101"]];

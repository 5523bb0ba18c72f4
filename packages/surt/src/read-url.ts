/**
 * A URL as people and pages write it, read as browsers read it: what crawlers find is not always a URI.
 */

import { split } from "urikit/syntax";

/** The parts of a URL, as they are written. */
export interface LooseUrl {
  readonly scheme: string;
  readonly userinfo: string | undefined;
  /** Undefined where there is no authority. */
  readonly host: string | undefined;
  readonly port: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

/** The schemes whose URLs browsers read leniently, and the ports that they mean (WHATWG URL §4.2; gopher as it was there). */
export const WEB_PORTS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["http", "80"],
  ["https", "443"],
  ["ws", "80"],
  ["wss", "443"],
  ["ftp", "21"],
  ["gopher", "70"],
]);

/** Whether browsers read the URLs of a scheme leniently. */
export function isWebScheme(scheme: string): boolean {
  return WEB_PORTS.has(scheme);
}

const SCHEME = /^[a-z][a-z\d+.-]*(?=:)/i;

/** `example.org:8080/…`: a host with a port, and not a scheme. */
const HOST_AND_PORT = /^(?:[a-z\d-]+\.[a-z\d.-]*|localhost):\d+(?:[/?#]|$)/i;

/** The scheme that a text begins with, as it is written; undefined if it is absent. */
export function writtenScheme(text: string): string | undefined {
  return HOST_AND_PORT.test(text) ? undefined : SCHEME.exec(text)?.[0];
}

/** Reads a text that has a scheme, and two slashes before its host. */
export function readUrl(text: string): LooseUrl {
  const { schemeEnd, pathFrom, pathTo, queryTo } = split(text);
  const scheme = text.slice(0, Math.max(schemeEnd, 0));
  const afterScheme = schemeEnd + 1;
  return {
    scheme,
    ...authorityParts(pathFrom > afterScheme ? text.slice(afterScheme + 2, pathFrom) : undefined),
    path: text.slice(pathFrom, pathTo),
    query: pathTo < queryTo ? text.slice(pathTo + 1, queryTo) : undefined,
    fragment: queryTo < text.length ? text.slice(queryTo + 1) : undefined,
  };
}

function authorityParts(authority: string | undefined): Pick<LooseUrl, "userinfo" | "host" | "port"> {
  if (authority === undefined) return { userinfo: undefined, host: undefined, port: undefined };
  const at = authority.lastIndexOf("@");
  const hostPort = authority.slice(at + 1);
  const end = hostPort.startsWith("[") ? hostPort.indexOf("]") + 1 : 0;
  const colon = hostPort.indexOf(":", end);
  return {
    userinfo: at < 0 ? undefined : authority.slice(0, at),
    host: colon < 0 ? hostPort : hostPort.slice(0, colon),
    port: colon < 0 ? undefined : hostPort.slice(colon + 1),
  };
}

/** The text of a URL. */
export function writeUrl({ scheme, userinfo, host, port, path, query, fragment }: LooseUrl): string {
  const user = userinfo === undefined ? "" : `${userinfo}@`;
  const authority = host === undefined ? "" : `//${user}${host}${port === undefined ? "" : `:${port}`}`;
  const rest =
    path + (query === undefined ? "" : `?${query}`) + (fragment === undefined ? "" : `#${fragment}`);
  return `${scheme}:${authority}${rest}`;
}

/** Python: `httpx`, which reads by expressions of its own, and tells the path decoded. */

import { toUnicode, URL_STANDARD } from "urikit/idna";
import { type Habit, program } from "./habit.ts";
import { authorityEndsAsInRfc3986, cutsFragment, cutsQuery, emptyQueryIsAbsent } from "./habits/authority.ts";
import { looksUpByIdna2003, portWraps } from "./habits/dialling.ts";
import { isIpv6 } from "./habits/host.ts";
import { integerOfPython } from "./habits/integer.ts";
import { decoded, triplets } from "./habits/triplets.ts";
import { httpxResolution } from "./resolution/httpx.ts";
import { step } from "./step.ts";
import { asciiLabel } from "./urllib3.ts";

const refusesControlsAndLength: Habit = {
  ...step(
    "blanks",
    "refuses-controls-and-length",
    "httpx/_urlparse.py, urlparse: MAX_URL_LENGTH, isprintable",
  ),
  apply: (progress) =>
    [...progress.rest].some((one) => one < " " || one === "\x7f") || [...progress.rest].length > 65536
      ? undefined
      : progress,
};

const schemeMayBeEmpty: Habit = {
  ...step("scheme", "scheme-may-be-empty", "httpx/_urlparse.py, URL_REGEX"),
  apply(progress) {
    const [whole = "", scheme] = /^([a-zA-Z][a-zA-Z0-9+.-]*)?:/.exec(progress.rest) ?? [];
    return { ...progress, scheme, rest: progress.rest.slice(whole.length) };
  },
};

const portNeedsNoColon: Habit = {
  ...step("port", "port-needs-no-colon", "httpx/_urlparse.py, AUTHORITY_REGEX, normalize_port: int"),
  apply(progress) {
    const { authority = "" } = progress;
    const [, userinfo, host = "", text = ""] = /^(?:(.*)@)?(\[.*\]|[^:@]*):?(.*)$/s.exec(authority) ?? [];
    const port = text === "" ? undefined : integerOfPython(text);
    if (text !== "" && port === undefined) return undefined;
    return { ...progress, userinfo, host, port: port === undefined ? undefined : String(port) };
  },
};

const defaultPortIsAbsent: Habit = {
  ...step("default-port", "default-port-is-absent-of-httpx", "httpx/_urlparse.py, normalize_port"),
  apply(progress) {
    const standard = DEFAULT_PORTS[progress.scheme ?? ""];
    return progress.port === standard ? { ...progress, port: undefined } : progress;
  },
};

const DEFAULT_PORTS: Readonly<Record<string, string>> = {
  ftp: "21",
  http: "80",
  https: "443",
  ws: "80",
  wss: "443",
};

const SUB_DELIMS_AND_MORE = /[A-Za-z0-9\-._~!$&'()*+,;="`{}%|\\]/;

const encodesHost: Habit = {
  ...step("host-characters", "encodes-host-of-httpx", "httpx/_urlparse.py, encode_host"),
  apply(progress) {
    const { host = "" } = progress;
    if (/^\p{Nd}+\.\p{Nd}+\.\p{Nd}+\.\p{Nd}+$/u.test(host)) return isIpv4(host) ? progress : undefined;
    if (/^\[.*\]$/.test(host)) {
      const address = host.slice(1, -1);
      return isAddress(address) ? { ...progress, host: address } : undefined;
    }
    if (/^[\0-\x7f]*$/.test(host))
      return { ...progress, host: quoted(host.toLowerCase(), SUB_DELIMS_AND_MORE) };
    const labels = host.split(/[.\u3002\uff0e\uff61]/).map(asciiLabel);
    const isEmpty = labels.slice(0, -1).includes("");
    return labels.includes(undefined) || isEmpty ? undefined : { ...progress, host: labels.join(".") };
  },
};

function isIpv4(host: string): boolean {
  return host.split(".").every((part) => /^(?:0|[1-9][0-9]{0,2})$/.test(part) && Number(part) < 256);
}

/** Python's `ipaddress`, which knows zones. */
function isAddress(text: string): boolean {
  const [address = "", ...zone] = text.split("%");
  return isIpv6(address) && zone.length < 2 && zone[0] !== "";
}

/** Triplets stay; what is not allowed, `%` too, is encoded. */
export function quoted(text: string, allowed: RegExp): string {
  return text.replace(/%[A-Fa-f0-9]{2}|./gsu, (one) =>
    one.length === 3 && one.startsWith("%") ? one : allowed.test(one) ? one : triplets(one),
  );
}

const USERINFO = /[A-Za-z0-9\-._~!$%&'()*+,:]/;
const PATH = /[!$-;=@-_a-z|~[\]\\^]/;
const QUERY = /[!$-;=?-~]/;

const pathFitsAuthority: Habit = {
  ...step("authority", "path-fits-authority", "httpx/_urlparse.py, validate_path; RFC 3986 §3.3"),
  apply(progress) {
    const { scheme, rest } = progress;
    const isRooted = rest === "" || rest.startsWith("/");
    if (hasAuthority(progress)) return isRooted ? progress : undefined;
    return scheme === undefined && /^(?:\/\/|:)/.test(rest) ? undefined : progress;
  },
};

const hasAuthority = ({ userinfo, host, port }: Parameters<Habit["apply"]>[0]) =>
  Boolean(userinfo) || Boolean(host) || port !== undefined;

const dropsDotSegmentsAlone: Habit = {
  ...step("dot-segments", "drops-dot-segments-alone", "httpx/_urlparse.py, normalize_path"),
  apply(progress) {
    if (progress.scheme === undefined && !hasAuthority(progress)) return progress;
    const segments = progress.rest.split("/");
    const kept: string[] = [];
    for (const segment of segments) {
      if (segment === "..") {
        if (kept.length > 1 || (kept.length === 1 && kept[0] !== "")) kept.pop();
      } else if (segment !== ".") kept.push(segment);
    }
    return { ...progress, rest: kept.join("/") };
  },
};

const encodesEachPart: Habit = {
  ...step("encoding", "encodes-each-part", "httpx/_urlparse.py, quote; WHATWG URL §1.3"),
  apply: (progress) => ({
    ...progress,
    scheme: progress.scheme?.toLowerCase(),
    userinfo: progress.userinfo && quoted(progress.userinfo, USERINFO),
    rest: quoted(progress.rest, PATH),
    query: progress.query && quoted(progress.query, QUERY),
  }),
};

const tellsHostInUnicode: Habit = {
  ...step("idna", "tells-host-in-unicode-of-httpx", "httpx/_urls.py, URL.host: idna.decode"),
  apply(progress) {
    const { host } = progress;
    if (!host?.startsWith("xn--")) return { ...progress, host: host || undefined };
    const { valid, text } = toUnicode(host, URL_STANDARD);
    return valid ? { ...progress, host: text } : undefined;
  },
};

const tellsPathAsText: Habit = {
  ...step("encoding", "tells-path-as-text", "httpx/_urls.py, URL.path: urllib.parse.unquote"),
  apply: (progress) => ({
    ...progress,
    userinfo: progress.userinfo || undefined,
    rest: decoded(progress.rest || "/").replace(/[\udc80-\udcff]/gu, "\ufffd"),
  }),
};

/** A `ws` too, as it asks for the upgrade of a connection. */
const dialsHttpAndWs: Habit = {
  ...step("scheme", "dials-http-and-ws", "httpcore/_sync/connection_pool.py, handle_request"),
  apply: (progress) => {
    const { scheme = "", port } = progress;
    if (!/^(?:https?|wss?)$/.test(scheme)) return undefined;
    return { ...progress, port: Number(port) ? port : /^(?:https|wss)$/.test(scheme) ? "443" : "80" };
  },
};

const asksForHost: Habit = {
  ...step("no-host", "asks-for-host-of-httpx", "httpx/_client.py; httpcore/_backends/sync.py, connect_tcp"),
  apply: (progress) => (progress.host && tellsHostInUnicode.apply(progress) ? progress : undefined),
};

const READING: readonly Habit[] = [
  refusesControlsAndLength,
  schemeMayBeEmpty,
  authorityEndsAsInRfc3986,
  cutsFragment,
  cutsQuery,
  portNeedsNoColon,
  defaultPortIsAbsent,
  encodesHost,
  pathFitsAuthority,
  dropsDotSegmentsAlone,
  encodesEachPart,
];

export const httpx = program({
  id: "httpx",
  name: "Python httpx",
  version: "httpx 0.28.1",
  habits: [...READING, emptyQueryIsAbsent, tellsHostInUnicode, tellsPathAsText],
  resolution: httpxResolution(READING),
  dialling: [...READING, asksForHost, dialsHttpAndWs, looksUpByIdna2003, portWraps],
});

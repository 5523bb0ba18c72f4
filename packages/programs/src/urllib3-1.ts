/** Python: `parse_url` of `urllib3` 1.26, which takes what has no scheme for a host. */

import { encodePunycode, isValidLabel } from "urikit/idna";
import { type Habit, type HabitProgress, program, progressBy } from "./habit.ts";
import { authorityEndsAtBackslash, cutsFragment, cutsQuery } from "./habits/authority.ts";
import {
  dialsDefaultPortForZero,
  dialsHttpOnly,
  dropsBrackets,
  looksUpByIdna2003,
} from "./habits/dialling.ts";
import { isIpv6 } from "./habits/host.ts";
import { readsScheme } from "./habits/scheme.ts";
import { triplets } from "./habits/triplets.ts";
import { step } from "./step.ts";

export const hostWithoutScheme: Habit = {
  ...step("no-scheme", "host-without-scheme", "urllib3/util/url.py, SCHEME_RE"),
  apply: (progress) =>
    progress.rest === "" || /^(?:[a-zA-Z][a-zA-Z0-9+-]*:|\/)/.test(progress.rest)
      ? progress
      : { ...progress, rest: `//${progress.rest}` },
};

/** The schemes that it normalizes: http, https, and no scheme. */
export const isNormalized = ({ scheme }: HabitProgress) => scheme === undefined || /^https?$/.test(scheme);

export const lastAtUnlessEmpty: Habit = {
  ...step("at", "last-at-unless-empty", "urllib3/util/url.py, parse_url"),
  apply({ authority, ...found }) {
    const at = authority?.lastIndexOf("@") ?? -1;
    if (authority === undefined || at === -1) return { authority, ...found };
    return { ...found, authority: authority.slice(at + 1), userinfo: authority.slice(0, at) || undefined };
  },
};

const portOfFiveDigits: Habit = {
  ...step("port", "port-of-five-digits", "urllib3/util/url.py, _HOST_PORT_RE"),
  apply(progress) {
    const { authority } = progress;
    if (authority === undefined) return progress;
    const [, host, port = ""] =
      /^(\[[^\]]*\]|(?:[^[\]%:/?#]|%[a-fA-F0-9]{2})*)(?::([0-9]{0,5})\n?)?$/.exec(authority) ?? [];
    if (host === undefined || Number(port) > 65535 || (host.startsWith("[") && !isAddress(host)))
      return undefined;
    return { ...progress, host, port: port === "" ? undefined : String(Number(port)) };
  },
};

const ZONE = /^[^%]*%(?:25)?((?:[A-Za-z0-9._!\-~]|%[a-fA-F0-9]{2})+)\]$/;

function isAddress(host: string): boolean {
  return isIpv6(host.replace(/%.*$/s, "]").slice(1, -1)) && (!host.includes("%") || ZONE.test(host));
}

const writesHostByIdna2008: Habit = {
  ...step("idna", "writes-host-by-idna2008", "urllib3/util/url.py, _normalize_host; RFC 5891 §4"),
  apply(progress) {
    const { host } = progress;
    if (!host || !isNormalized(progress)) return progress;
    if (host.startsWith("[")) return { ...progress, host: withPlainZone(host) };
    const labels = host.split(".").map(asciiLabel);
    return labels.includes(undefined) ? undefined : { ...progress, host: labels.join(".") };
  },
};

function withPlainZone(host: string): string {
  const zone = ZONE.exec(host)?.[1];
  const address = host.replace(/%.*$/s, "]").toLowerCase();
  return zone === undefined ? address : `${address.slice(0, -1)}%${encoded(zone, UNRESERVED)}]`;
}

export function asciiLabel(label: string): string | undefined {
  const lower = label.toLowerCase();
  if (/^[\0-\x7f]*$/.test(lower)) return lower;
  return isOfIdna2008(lower) && isValidLabel(lower) ? `xn--${encodePunycode(lower)}` : undefined;
}

/** RFC 5892 §2: letters, digits and marks that normalization leaves alone. */
function isOfIdna2008(label: string): boolean {
  return (
    /^(?:[\p{Ll}\p{Lo}\p{Lm}\p{Mn}\p{Mc}\p{Nd}-]|\u200c|\u200d)+$/u.test(label) &&
    label.normalize("NFKC") === label
  );
}

export const normalizesPath: Habit = {
  ...step("dot-segments", "normalizes-path", "urllib3/util/url.py, _remove_path_dot_segments and Url"),
  apply(progress) {
    const { rest } = progress;
    if (rest === "") return progress;
    const path = isNormalized(progress) ? encoded(withoutDotSegments(rest), PATH) : rest;
    return { ...progress, rest: path === "" || path.startsWith("/") ? path : `/${path}` };
  },
};

function withoutDotSegments(path: string): string {
  const kept: string[] = [];
  for (const segment of path.split("/")) {
    if (segment === "..") kept.pop();
    else if (segment !== ".") kept.push(segment);
  }
  if (path.startsWith("/") && kept[0] !== "") kept.unshift("");
  if (/\/\.\.?$/.test(path)) kept.push("");
  return kept.join("/");
}

export const encodesQueryAndUserinfo: Habit = {
  ...step(
    "encoding",
    "encodes-query-and-userinfo",
    "urllib3/util/url.py, _encode_invalid_chars; RFC 3986 §2.1",
  ),
  apply(progress) {
    if (!isNormalized(progress)) return progress;
    const { query, userinfo } = progress;
    return {
      ...progress,
      query: query && encoded(query, QUERY),
      userinfo: userinfo && encoded(userinfo, USERINFO),
    };
  },
};

export const UNRESERVED = /[A-Za-z0-9._\-~]/;
const USERINFO = /[A-Za-z0-9._\-~!$&'()*+,;=:]/;
const PATH = /[A-Za-z0-9._\-~!$&'()*+,;=:@/]/;
const QUERY = /[A-Za-z0-9._\-~!$&'()*+,;=:@/?]/;

/** Triplets stay, in upper case, if every `%` begins one; otherwise every `%` is encoded. */
export function encoded(text: string, allowed: RegExp): string {
  const upper = text.replace(/%[a-fA-F0-9]{2}/g, (triplet) => triplet.toUpperCase());
  const areTriplets = !/%(?![a-fA-F0-9]{2})/.test(upper);
  return Array.from(upper, (character) =>
    allowed.test(character) || (areTriplets && character === "%") ? character : triplets(character),
  ).join("");
}

const HABITS: readonly Habit[] = [
  hostWithoutScheme,
  readsScheme,
  authorityEndsAtBackslash,
  cutsFragment,
  cutsQuery,
  lastAtUnlessEmpty,
  portOfFiveDigits,
  writesHostByIdna2008,
  normalizesPath,
  encodesQueryAndUserinfo,
];

const readsPathAgain: Habit = {
  ...step("encoding", "reads-path-again", "urllib3/connectionpool.py, urlopen: _encode_target, parse_url"),
  apply: (progress) =>
    progress.rest.startsWith("//") && progressBy(HABITS, progress.rest) === undefined ? undefined : progress,
};

export const schemeIsHttp: Habit = {
  ...step("no-scheme", "no-scheme-is-http", "urllib3/poolmanager.py, connection_from_host"),
  apply: (progress) => ({ ...progress, scheme: progress.scheme ?? "http" }),
};

export const refusesEmptyHostAndBlanks: Habit = {
  ...step(
    "no-host",
    "refuses-empty-host-and-blanks",
    "urllib3/poolmanager.py, LocationValueError; http.client, _validate_host",
  ),
  apply: (progress) => (/^[!-~\u0080-\uffff]+$/.test(progress.host ?? "") ? progress : undefined),
};

export const urllib3Of126 = program({
  id: "urllib3@1.26",
  name: "Python urllib3 1.26",
  version: "urllib3 1.26.12",
  habits: HABITS,
  dialling: [
    ...HABITS,
    readsPathAgain,
    schemeIsHttp,
    dialsHttpOnly,
    refusesEmptyHostAndBlanks,
    dropsBrackets,
    looksUpByIdna2003,
    dialsDefaultPortForZero,
  ],
});

/**
 * Python: `parse_url` of `urllib3` 2, which takes what has no scheme for a host, refuses blanks in a host, and decodes what a
 * host need not encode.
 */

import { encodePunycode, isValidLabel } from "urikit/idna";
import { type Habit, type HabitProgress, program } from "./habit.ts";
import { authorityEndsAtBackslash, cutsFragment, cutsQuery } from "./habits/authority.ts";
import { dialsDefaultPort, dialsHttpOnly, dropsBrackets, looksUpByIdna2003 } from "./habits/dialling.ts";
import { isIpv6 } from "./habits/host.ts";
import { readsScheme } from "./habits/scheme.ts";
import { triplets } from "./habits/triplets.ts";
import { step } from "./step.ts";

const hostWithoutScheme: Habit = {
  ...step("no-scheme", "host-without-scheme", "urllib3/util/url.py, SCHEME_RE"),
  apply: (progress) =>
    progress.rest === "" || /^(?:[a-zA-Z][a-zA-Z0-9+-]*:|\/)/.test(progress.rest)
      ? progress
      : { ...progress, rest: `//${progress.rest}` },
};

/** The schemes that it normalizes: http, https, and no scheme. */
const isNormalized = ({ scheme }: HabitProgress) => scheme === undefined || /^https?$/.test(scheme);

const lastAtUnlessEmpty: Habit = {
  ...step("at", "last-at-unless-empty", "urllib3/util/url.py, parse_url"),
  apply({ authority, ...found }) {
    const at = authority?.lastIndexOf("@") ?? -1;
    if (authority === undefined || at === -1) return { authority, ...found };
    return { ...found, authority: authority.slice(at + 1), userinfo: authority.slice(0, at) || undefined };
  },
};

const portOfFiveDigitsAfterZeros: Habit = {
  ...step("port", "port-of-five-digits-after-zeros", "urllib3/util/url.py, _HOST_PORT_RE"),
  apply(progress) {
    const { authority } = progress;
    if (authority === undefined) return progress;
    const [, host, port = ""] =
      /^(\[[^\]]*\]|(?:[^[\]%:/?#]|%[a-fA-F0-9]{2})*)(?::0*(|0|[1-9][0-9]{0,4}))?$/.exec(authority) ?? [];
    if (host === undefined || Number(port) > 65535 || (host.startsWith("[") && !isAddress(host)))
      return undefined;
    const isZero = port === "" && /:0+$/.test(authority);
    return { ...progress, host, port: isZero ? "0" : port || undefined };
  },
};

const ZONE = /^%(?:25)?((?:[A-Za-z0-9._\-~]|%[a-fA-F0-9]{2})+)\]$/;

function isAddress(host: string): boolean {
  // Each number at its end may have three digits.
  const address = host
    .replace(/%.*$/s, "]")
    .slice(1, -1)
    .replace(/(?:[0-9]{1,3}\.){3}[0-9]{1,3}$/, "1.2.3.4");
  return isIpv6(address) && (!host.includes("%") || zoneOf(host) !== undefined);
}

/** All that stands after the first `%` of the host, without the `25` of its encoding. */
function zoneOf(host: string): string | undefined {
  return ZONE.exec(host.slice(host.indexOf("%")))?.[1];
}

const refusesBlanksInHost: Habit = {
  ...step("host-characters", "refuses-host-with-blanks", "urllib3/util/url.py, _HOST_INVALID_CHAR_RE"),
  apply: (progress) => (/[\0- \x7f]/.test(progress.host ?? "") ? undefined : progress),
};

/** A number, or up to four, each decimal or hexadecimal. */
const NUMBERS = /^(?:0[xX][0-9a-fA-F]+|[0-9]+)(?:\.(?:0[xX][0-9a-fA-F]+|[0-9]+)){0,3}$/;

const decodesUnreservedInHost: Habit = {
  ...step(
    "host-decoded",
    "decodes-unreserved-in-host",
    "urllib3/util/url.py, _normalize_host_percent_encoding; RFC 3986 §6.2.2.2",
  ),
  apply(progress) {
    const { host } = progress;
    if (!host || !isNormalized(progress)) return progress;
    if (/%(?:[01][0-9a-f]|7f)/i.test(host)) return undefined;
    if (host.startsWith("[")) return progress;
    const name = host.replace(/%[a-fA-F0-9]{2}/g, (triplet) => {
      const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
      return UNRESERVED.test(character) ? character : triplet;
    });
    return { ...progress, host: name };
  },
};

const writesHostButNumbersByIdna2008: Habit = {
  ...step(
    "idna",
    "writes-host-but-numbers-by-idna2008",
    "urllib3/util/url.py, _normalize_host, _IPV4_RE; RFC 5891 §4",
  ),
  apply(progress) {
    const { host } = progress;
    if (!host || !isNormalized(progress) || NUMBERS.test(host)) return progress;
    if (host.startsWith("[")) return { ...progress, host: withPlainZone(host) };
    const labels = host.split(".").map(asciiLabel);
    if (labels.includes(undefined)) return undefined;
    const name = labels.join(".").replace(/%[a-f0-9]{2}/g, (triplet) => triplet.toUpperCase());
    return { ...progress, host: name };
  },
};

function withPlainZone(host: string): string {
  const zone = zoneOf(host);
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

const normalizesPath: Habit = {
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

const encodesQueryAndUserinfo: Habit = {
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

const UNRESERVED = /[A-Za-z0-9._\-~]/;
const USERINFO = /[A-Za-z0-9._\-~!$&'()*+,;=:]/;
const PATH = /[A-Za-z0-9._\-~!$&'()*+,;=:@/]/;
const QUERY = /[A-Za-z0-9._\-~!$&'()*+,;=:@/?]/;

/** Triplets stay, in upper case, if every `%` begins one; otherwise every `%` is encoded. */
function encoded(text: string, allowed: RegExp): string {
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
  portOfFiveDigitsAfterZeros,
  refusesBlanksInHost,
  decodesUnreservedInHost,
  writesHostButNumbersByIdna2008,
  normalizesPath,
  encodesQueryAndUserinfo,
];

const schemeIsHttp: Habit = {
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

export const urllib3 = program({
  id: "urllib3",
  name: "Python urllib3",
  version: "urllib3 2.8.0",
  habits: HABITS,
  dialling: [
    ...HABITS,
    schemeIsHttp,
    dialsHttpOnly,
    refusesEmptyHostAndBlanks,
    dropsBrackets,
    looksUpByIdna2003,
    dialsDefaultPort,
  ],
});

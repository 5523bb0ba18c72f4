/**
 * The steps of canonicalization on the parts of a URL, as the documents of urlcanon name what they do.
 */

import { formatIPv4, formatIPv6, parseIPv4, parseIPv6 } from "urikit";
import { toAscii, URL_STANDARD } from "urikit/idna";
import { removeDotSegments } from "urikit/syntax";
import { recode } from "./octets.ts";
import { isWebScheme, type LooseUrl, WEB_PORTS } from "./read-url.ts";
import { withoutPathSession, withoutQuerySessions } from "./session-ids.ts";

/**
 * A level of canonicalization: which URLs it keeps apart. Each level has the steps of those before it.
 */
export type CanonicalLevel = "precise" | "semantic" | "aggressive";

/** A step on the parts. */
export interface UrlStep {
  readonly name: string;
  readonly reason: string;
  readonly level: CanonicalLevel;
  /** The parts that it changes. */
  readonly apply: (url: LooseUrl) => Partial<LooseUrl>;
}

/** `unreserved / sub-delims / ":" / "@"` and the slash. */
const PATH_CHARACTER = /[\w.~!$&'()*+,;=:@/-]/;
const QUERY_CHARACTER = /[\w.~!$&'()*+,;=:@/?-]/;
const HOST_CHARACTER = /[\w.~!$&'()*+,;=-]/;

const QUERY_ORDER = "the order of parameters rarely matters, and programs do not agree on one";

const sortedQuery = ({ scheme, query }: LooseUrl) =>
  query === undefined || !isWebScheme(scheme) ? {} : { query: query.split("&").sort().join("&") };

/** For URLs of the Web, whose hosts and paths browsers rewrite; others are only their own. */
const onWeb =
  (apply: (url: LooseUrl) => Partial<LooseUrl>) =>
  (url: LooseUrl): Partial<LooseUrl> =>
    isWebScheme(url.scheme) ? apply(url) : {};

/** The steps in their order. */
export const URL_STEPS: readonly UrlStep[] = [
  {
    name: "userinfo",
    reason: "a name and a password say who asks, and not for what",
    level: "precise",
    apply: () => ({ userinfo: undefined }),
  },
  {
    name: "percent-encoding",
    reason: "data is encoded in many ways, also several times; what would be a delimiter stays encoded",
    level: "precise",
    apply: withOneEncoding,
  },
  {
    name: "host-name",
    reason: "names are alike in either case, and the DNS knows their ASCII form (UTS 46)",
    level: "precise",
    apply: onWeb(({ host }) => (host === undefined ? {} : { host: asciiName(host) })),
  },
  {
    name: "host-dots",
    reason: "full stops at the ends of a host, and several in a row, are slips",
    level: "precise",
    apply: ({ host }) => (host === undefined ? {} : { host: withoutDots(host) }),
  },
  {
    name: "ip-address",
    reason: "an address has many notations, which programs accept",
    level: "precise",
    apply: ({ host }) => (host === undefined ? {} : { host: canonicalAddress(host) }),
  },
  {
    name: "default-port",
    reason: "the port that the scheme means need not be written (RFC 3986 §6.2.3)",
    level: "precise",
    apply: ({ scheme, port }) =>
      port === "" || (port !== undefined && port.replace(/^0+(?=\d)/, "") === WEB_PORTS.get(scheme))
        ? { port: undefined }
        : {},
  },
  {
    name: "dot-segments",
    reason: "dot-segments are no part of what is asked for (RFC 3986 §5.2.4)",
    level: "precise",
    apply: ({ path }) => (path.startsWith("/") ? { path: removeDotSegments(path) } : {}),
  },
  {
    name: "slashes",
    reason: "several slashes in a row are mostly a slip, and servers read them as one",
    level: "precise",
    apply: onWeb(({ path }) => ({ path: path.replace(/\/{2,}/g, "/") })),
  },
  {
    name: "empty-path",
    reason: "an empty path asks for the root (RFC 3986 §6.2.3)",
    level: "precise",
    apply: ({ scheme, path }) =>
      path === "" && (isWebScheme(scheme) || scheme === "file") ? { path: "/" } : {},
  },
  { name: "query-order", reason: QUERY_ORDER, level: "precise", apply: sortedQuery },
  {
    name: "fragment",
    reason: "a fragment is not sent to the server",
    level: "semantic",
    apply: () => ({ fragment: undefined }),
  },
  {
    name: "https",
    reason: "the same page is mostly served by http and https",
    level: "aggressive",
    apply: ({ scheme }) => (scheme === "https" ? { scheme: "http" } : {}),
  },
  {
    name: "www",
    reason: "the same site is mostly served with and without www, or www2",
    level: "aggressive",
    apply: onWeb(({ host = "" }) => ({ host: withoutWww(host) })),
  },
  {
    name: "path-case",
    reason: "many servers do not tell cases apart in paths",
    level: "aggressive",
    apply: onWeb(({ path }) => ({ path: lowerCase(path) })),
  },
  {
    name: "query-case",
    reason: "many servers do not tell cases apart in queries",
    level: "aggressive",
    apply: onWeb(({ query }) => ({ query: query && lowerCase(query) })),
  },
  {
    name: "query-order-again",
    reason: `${QUERY_ORDER}; cases have changed`,
    level: "aggressive",
    apply: sortedQuery,
  },
  {
    name: "query-session",
    reason: "the number of a session says who asks, and not for what",
    level: "aggressive",
    apply: onWeb(({ query }) => ({ query: query && withoutQuerySessions(query) })),
  },
  {
    name: "path-session",
    reason: "the number of a session says who asks, and not for what",
    level: "aggressive",
    apply: onWeb(({ path }) => ({ path: withoutPathSession(path) })),
  },
  {
    name: "trailing-slash",
    reason: "a path is mostly the same with and without a slash at its end",
    level: "aggressive",
    apply: onWeb(({ path }) => (path.length > 1 && path.endsWith("/") ? { path: path.slice(0, -1) } : {})),
  },
  {
    name: "ampersands",
    reason: "an ampersand without a parameter says nothing",
    level: "aggressive",
    apply: onWeb(({ query }) => ({ query: query?.split("&").filter(Boolean).join("&") })),
  },
  {
    name: "empty-query",
    reason: "an empty query asks for the same as none",
    level: "aggressive",
    apply: onWeb(({ query }) => (query === "" ? { query: undefined } : {})),
  },
];

/** Whether a level has the steps of another one. */
export function includesLevel(level: CanonicalLevel, other: CanonicalLevel): boolean {
  const order: readonly CanonicalLevel[] = ["precise", "semantic", "aggressive"];
  return order.indexOf(other) <= order.indexOf(level);
}

/** Of a URL of the Web each part decoded and encoded once; of others what is forbidden is encoded. */
function withOneEncoding(url: LooseUrl): Partial<LooseUrl> {
  const { scheme, host, path, query, fragment } = url;
  const once = isWebScheme(scheme) || scheme === "file" ? recode : encodeForbidden;
  return {
    host:
      host === undefined || host.startsWith("[")
        ? host
        : once(host, { plain: HOST_CHARACTER, delimiters: ":/?#[]@" }),
    path: once(path, { plain: PATH_CHARACTER, delimiters: "/" }),
    query: query
      ?.split("&")
      .map((pair) => onPair(pair, (text) => once(text, { plain: QUERY_CHARACTER, delimiters: "&=+;" })))
      .join("&"),
    fragment: fragment === undefined ? undefined : once(fragment, { plain: QUERY_CHARACTER }),
  };
}

/** The name and the value of a parameter, each by itself. */
function onPair(pair: string, change: (text: string) => string): string {
  const at = pair.indexOf("=");
  return at < 0 ? change(pair) : `${change(pair.slice(0, at))}=${change(pair.slice(at + 1))}`;
}

const UNRESERVED = /[\w.~-]/;

/** Triplets stay, except those of unreserved characters (RFC 3986 §6.2.2.2). A percent sign without its digits is data. */
function encodeForbidden(text: string, { plain }: { readonly plain: RegExp }): string {
  return text
    .split(/(%[0-9A-F]{2})/i)
    .map((part, at) => (at % 2 === 0 ? recode(part, { plain }) : normalTriplet(part)))
    .join("");
}

function normalTriplet(triplet: string): string {
  const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
  return UNRESERVED.test(character) ? character : triplet.toUpperCase();
}

/** Without full stops at the ends, and one where there were several in a row. */
function withoutDots(host: string): string {
  if (host.startsWith("[")) return host;
  return host.split(".").filter(Boolean).join(".");
}

function canonicalAddress(host: string): string {
  if (host.startsWith("[")) {
    const pieces = parseIPv6(host.slice(1, -1));
    return pieces === undefined ? host : `[${formatIPv6(pieces)}]`;
  }
  const number = parseIPv4(host, { notation: "any" });
  return number === undefined ? host : formatIPv4(number);
}

/** The ASCII form of a name; a name without an ASCII form, only in lower case. */
function asciiName(host: string): string {
  if (!/%[89A-F]/.test(host)) return lowerCase(host);
  try {
    const { text } = toAscii(decodeURIComponent(host), URL_STANDARD);
    if (text !== undefined && /^[\w.~!$&'()*+,;=-]*$/.test(text)) return text;
  } catch {
    // Not UTF-8.
  }
  return lowerCase(host);
}

/** A host without `www.`, `www2.` and so on. */
export function withoutWww(host: string): string {
  return host.replace(/^www\d*\./, "");
}

/** An IP-literal, valid or not. */
const IN_BRACKETS = /^\[[\w.:~!$&'()*+,;=%-]*\]$/;

/** A host of a URL of the Web after all steps on it: without dots at its ends, an address or a name in its ASCII form. */
export function canonicalHost(host: string): string {
  if (IN_BRACKETS.test(host)) return canonicalAddress(host).toLowerCase();
  const decoded = recode(host, { plain: HOST_CHARACTER, delimiters: ":/?#[]@" });
  return canonicalAddress(withoutDots(asciiName(decoded)));
}

/** In lower case, except triplets. */
function lowerCase(text: string): string {
  return text.replace(/%..|[A-Z]+/g, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
}

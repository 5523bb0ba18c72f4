/** npm: `fast-uri`, which has the expression of `uri-js`, and refuses much that it took. */

import { type Habit, type HabitProgress, program } from "./habit.ts";
import { isIpv6 } from "./habits/host.ts";
import { compressedWithDecimals } from "./habits/ipv6.ts";
import { portEndsAuthority } from "./habits/port-ends-authority.ts";
import { hasOpenTriplet, triplets } from "./habits/triplets.ts";
import { type PlatformUrl, platformUrl } from "./platform-url.ts";
import { fastUriResolution } from "./resolution/fast-uri.ts";
import { step } from "./step.ts";

const refusesBlanksAtEnds: Habit = {
  ...step("blanks", "refuses-blanks-at-ends", "fast-uri, index.js, malformedReferenceEdge"),
  apply: ({ rest, ...found }) => (/^[^!-\uffff]|[^!-\uffff]$/.test(rest) ? undefined : { ...found, rest }),
};

const refusesBackslashBeforeHost: Habit = {
  ...step(
    "backslash",
    "refuses-backslash-before-host",
    "fast-uri, index.js, AUTHORITY_PREFIX, AUTHORITY_INTRODUCER_REGION",
  ),
  apply(progress) {
    if (/^(?:[^#/:?]+:)?\/\/[^/?#]*\\/.test(progress.rest)) return undefined;
    const region = /^(?:[^#/:?]+:)?([/\\\t\n\r]*)/.exec(progress.rest)?.[1] ?? "";
    const slashes = region.replace(/[\t\n\r]/g, "");
    const isPlain = slashes.startsWith("//") && slashes === region;
    return slashes.length < 2 || isPlain ? progress : undefined;
  },
};

const ADDRESS = /^((?:[^#/:?]+:)?\/\/(?:[^#/?@]*@)?)\[[^#/?\]]+\]/;

const refusesOpenTriplets: Habit = {
  ...step(
    "encoding",
    "refuses-open-triplets",
    "RFC 3986 §2.1; fast-uri, index.js, hasMalformedComponentPercentEncoding",
  ),
  apply: (progress) => (hasOpenTriplet(progress.rest.replace(ADDRESS, "$1")) ? undefined : progress),
};

const refusesOtherSchemes: Habit = {
  ...step("scheme", "refuses-other-schemes-of-fast-uri", "RFC 3986 §3.1; fast-uri, index.js, VALID_SCHEME"),
  apply(progress) {
    const { scheme } = progress;
    if (scheme !== undefined && !/^[A-Za-z][A-Za-z0-9+.-]*$/.test(scheme)) return undefined;
    return { ...progress, scheme: scheme?.toLowerCase() };
  },
};

const refusesWrongPort: Habit = {
  ...step("port", "refuses-wrong-port", "fast-uri, index.js, getParseError"),
  apply(progress) {
    const { host, port, rest } = progress;
    const isPath = host === undefined || rest === "" || rest.startsWith("/");
    return isPath && Number(port ?? 0) <= 65535 ? progress : undefined;
  },
};

const ZONE = /^\[([^%]*)(?:%(?:25|(?!25))((?:[A-Za-z0-9\-._~]|%[0-9A-Fa-f]{2})+))?\]$/;

const shortensIpv6: Habit = {
  ...step("ipv6", "shortens-ipv6-of-fast-uri", "fast-uri, lib/utils.js, normalizeIPv6; RFC 5952 §4"),
  apply(progress) {
    const { host = "" } = progress;
    if (!/[[\]]/.test(host)) return progress;
    if (/^\[v[0-9A-F]+\.[A-Z0-9\-._~!$&'()*+,;=:]+\]$/i.test(host))
      return { ...progress, host: host.toLowerCase() };
    const [, address = "", zone] = ZONE.exec(host) ?? [];
    if (!isIpv6(address)) return undefined;
    const short = compressedWithDecimals(address);
    return { ...progress, host: zone === undefined ? short : `${short}%${zone}` };
  },
};

const IPV4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(?:\.(?!$)|$)){4}$/;

/** Only a shortened IPv6 address has a colon. */
const isAddress = (host: string) => host.includes(":") || host.startsWith("[") || IPV4.test(host);

const asksUrlForDomains: Habit = {
  ...step("idna", "asks-url-for-domains", "fast-uri, index.js, canonicalizeHost; WHATWG URL §3.5"),
  apply(progress) {
    const host = progress.host?.toLowerCase();
    if (!host || isAddress(host)) return progress;
    const lowered = { ...progress, host };
    if (!/^(?:https?|wss?)$/.test(progress.scheme ?? "")) return lowered;
    if (/[^!-~\u0080-\uffff]|["#/:<>?@[\\\]^`{|}]/.test(host)) return undefined;
    if (/^[!$&'()*+,\-.;=_a-z~]*$/.test(host)) return lowered;
    const url = platformUrl(`http://${host}`);
    return url && isHostAlone(url) ? { ...progress, host: url.hostname } : undefined;
  },
};

function isHostAlone({ username, password, port, pathname, search, hash }: PlatformUrl): boolean {
  return `${username}${password}${port}${pathname}${search}${hash}` === "/";
}

const encodesHost: Habit = {
  ...step("host-decoded", "encodes-host", "RFC 3986 §6.2.2.2, §3.2.2; fast-uri, lib/utils.js, encodeHost"),
  apply(progress) {
    const { host, scheme } = progress;
    if (!host || isAddress(host)) return progress;
    const name = upperTriplets(decodedUnreserved(host).toLowerCase());
    const excluded =
      scheme === "mailto"
        ? /[^A-Za-z0-9\-._~!$&'()*+,;=%\u0080-\u{10ffff}]/gu
        : /[^A-Za-z0-9\-._~!$&'()*+,;=%]/gu;
    return { ...progress, host: name.replace(excluded, triplets) };
  },
};

const upperTriplets = (text: string) => text.replace(/%[0-9A-Fa-f]{2}/g, (one) => one.toUpperCase());

const decodedUnreserved = (text: string, kept = "") =>
  upperTriplets(text).replace(/%[2-7][0-9A-F]/g, (triplet) => {
    const character = decodeURIComponent(triplet);
    return /[A-Za-z0-9\-._~]/.test(character) && character !== kept ? character : triplet;
  });

const isOpaque = ({ scheme = "" }: HabitProgress) => /^(?:urn|mailto)$/.test(scheme);

const decodesHost: Habit = {
  ...step("host-decoded", "decodes-host-of-fast-uri", "fast-uri, lib/utils.js, normalizePercentEncoding"),
  apply(progress) {
    const { host } = progress;
    if (!host || isAddress(host)) return progress;
    return { ...progress, host: upperTriplets(decodedUnreserved(host).toLowerCase()) };
  },
};

const normalizesPathAndQuery: Habit = {
  ...step(
    "encoding",
    "normalizes-path-and-query",
    "RFC 3986 §6.2.2.2; fast-uri, lib/utils.js, normalizePathEncoding",
  ),
  apply(progress) {
    return isOpaque(progress) ? progress : normalizesAnyPathAndQuery.apply(progress);
  },
};

const normalizesAnyPathAndQuery: Habit = {
  ...step(
    "encoding",
    "normalizes-any-path-and-query",
    "RFC 3986 §6.2.2.2; fast-uri, lib/utils.js, normalizePathEncoding",
  ),
  apply(progress) {
    const { rest, query } = progress;
    return {
      ...progress,
      rest: decodedUnreserved(rest, ".").replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:@/%]/gu, triplets),
      query: query && normalizedQuery(query),
    };
  },
};

const normalizedQuery = (text: string) =>
  decodedUnreserved(text).replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:@/?%]/gu, triplets);

const asksTheScheme: Habit = {
  ...step("scheme", "asks-the-scheme-of-fast-uri", "fast-uri, lib/schemes.js"),
  apply(progress) {
    const { scheme = "", host, rest } = progress;
    if (/^https?$/.test(scheme) && !host) return undefined;
    if (/^wss?$/.test(scheme)) return { ...progress, rest: "", query: undefined };
    if (scheme === "mailto") return withMailto(progress);
    if (scheme === "urn") return isUrn(rest) ? { ...progress, rest: "" } : undefined;
    return progress;
  },
};

function withMailto(progress: HabitProgress): HabitProgress | undefined {
  const fields = progress.query?.split("&") ?? [];
  if (fields.some((field) => field.split("=").length > 2)) return undefined;
  const inFields = fields.filter((field) => /^to(?:=|$)/i.test(field)).map((field) => field.slice(3));
  const addresses = [progress.rest, ...inFields]
    .filter((list) => list !== "")
    .flatMap((list) => list.split(","));
  if (addresses.length > 0 && progress.host !== undefined) return undefined;
  return addresses.every(hasDomain) ? { ...progress, rest: "", query: undefined } : undefined;
}

function hasDomain(address: string): boolean {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  if (at === -1) return false;
  if (/^\[[!-Z^-~]*\]$/.test(domain)) return true;
  const url = platformUrl(`http://${domain}`);
  return url !== undefined && isHostAlone(url);
}

const UUID = /^uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function isUrn(path: string): boolean {
  const hasForm = /^[0-9a-z][0-9a-z-]{0,31}:(?:[A-Za-z0-9_!$'()*+,\-./:;=@]|%[0-9a-f]{2})+$/i.test(path);
  return hasForm && (!/^uuid:/i.test(path) || UUID.test(path));
}

/** The habits that are the same where it reads and where it resolves. */
const BEFORE_HOST: readonly Habit[] = [
  refusesBlanksAtEnds,
  refusesBackslashBeforeHost,
  refusesOpenTriplets,
  portEndsAuthority,
  refusesOtherSchemes,
  refusesWrongPort,
  shortensIpv6,
];

export const fastUri = program({
  id: "fast-uri",
  name: "fast-uri",
  version: "fast-uri 4.2.3",
  isPlatform: true,
  habits: [...BEFORE_HOST, asksUrlForDomains, encodesHost, normalizesPathAndQuery, asksTheScheme],
  resolution: fastUriResolution(
    {
      source: "fast-uri, index.js, resolve, parseWithStatus",
      habits: [...BEFORE_HOST, decodesHost, normalizesAnyPathAndQuery],
      fragment: normalizedQuery,
    },
    asksUrlForDomains,
  ),
});

/** Node: `url.parse`, older than the URL Standard, which it follows in some places. */

import { toAscii, URL_STANDARD } from "urikit/idna";
import { type Habit, type HabitProgress, program } from "./habit.ts";
import { cutsFragment, cutsQuery } from "./habits/authority.ts";
import { dialsDefaultPort, dialsHttpOnly, emptyHostIsLocalhost } from "./habits/dialling.ts";
import { decoded, hasOpenTriplet, triplets } from "./habits/triplets.ts";
import { nodeLegacyResolution } from "./resolution/node-legacy.ts";
import { step } from "./step.ts";

const stripsNoBreakSpacesToo: Habit = {
  ...step("blanks", "strips-no-break-spaces-too", "node, lib/url.js, parse: isWs"),
  apply: (progress) => ({ ...progress, rest: stripped(progress.rest) }),
};

const isBlank = (unit: string | undefined) =>
  unit !== undefined && (unit <= " " || unit === "\u00a0" || unit === "\ufeff");

function stripped(text: string): string {
  let start = 0;
  let end = text.length;
  while (isBlank(text[start])) start++;
  while (end > start && isBlank(text[end - 1])) end--;
  return text.slice(start, end);
}

const backslashesAreSlashes: Habit = {
  ...step("backslash", "backslashes-are-slashes", "node, lib/url.js, parse: Copy chrome, IE, opera"),
  apply: (progress) => ({
    ...progress,
    rest: progress.rest.replace(/^[^?#]*/, (before) => before.replaceAll("\\", "/")),
  }),
};

const digitsMayBeginScheme: Habit = {
  ...step("scheme", "digits-may-begin-scheme", "node, lib/url.js, protocolPattern"),
  apply(progress) {
    const [whole = "", scheme] = /^([a-z0-9.+-]+):/i.exec(progress.rest) ?? [];
    return { ...progress, scheme, rest: progress.rest.slice(whole.length) };
  },
};

const SLASHED = /^(?:http|https|ftp|gopher|file|ws|wss)$/;

const authorityWithoutSlashes: Habit = {
  ...step("slashes", "authority-without-slashes", "node, lib/url.js, parse: slashedProtocol, hostPattern"),
  apply(progress) {
    const { scheme, rest } = progress;
    if (scheme?.toLowerCase() === "javascript" || isSimplePath(progress)) return progress;
    if (scheme === undefined && !/^\/\/[^@/]+@[^@/]+/.test(rest)) return progress;
    const hasSlashes = rest.startsWith("//");
    if (!hasSlashes && SLASHED.test(scheme ?? "")) return progress;
    return withAuthority(progress, hasSlashes ? rest.slice(2) : rest);
  },
};

/** As in `url.resolve`, where `slashesDenoteHost` is set. */
const authorityAfterSlashes: Habit = {
  ...step("slashes", "authority-after-slashes", "node, lib/url.js, urlResolve: slashesDenoteHost"),
  apply(progress) {
    const { scheme, rest } = progress;
    if (scheme?.toLowerCase() === "javascript") return progress;
    if (rest.startsWith("//")) return withAuthority(progress, rest.slice(2));
    return scheme === undefined || SLASHED.test(scheme) ? progress : withAuthority(progress, rest);
  },
};

const FORBIDDEN = /[\0\t\n\r #%/:<>?@[\\\]^|]/;
const FORBIDDEN_IN_BRACKETS = /[\0\t\n\r #%/<>?@\\^|]/;

/** The authority ends at what no host contains, unless an `@` follows; tabs and line breaks before its end are lost. */
function withAuthority(progress: HabitProgress, text: string): HabitProgress {
  const [before = ""] = /^[^#/?]*/.exec(text) ?? [];
  const plain = before.replace(/[\t\n\r]/g, "");
  const at = plain.lastIndexOf("@");
  const [host = ""] = /^[^ "%';<>\\^`{|}]*/.exec(plain.slice(at + 1)) ?? [];
  return {
    ...progress,
    authority: host,
    userinfo: at === -1 ? undefined : plain.slice(0, at),
    rest: plain.slice(at + 1 + host.length) + text.slice(before.length),
  };
}

const decodesUserinfo: Habit = {
  ...step("userinfo", "decodes-userinfo-of-node-legacy", "node, lib/url.js, parse: decodeURIComponent"),
  apply({ userinfo, ...found }) {
    if (userinfo === undefined) return { ...found, userinfo };
    const text = hasOpenTriplet(userinfo) ? undefined : decoded(userinfo);
    return text === undefined || /[\udc80-\udcff]/u.test(text) ? undefined : { ...found, userinfo: text };
  },
};

const wrongPortIsPath: Habit = {
  ...step("port", "wrong-port-is-path", "node, lib/url.js, parseHost, getHostname"),
  apply(progress) {
    const { authority, rest } = progress;
    if (authority === undefined) return progress;
    const [colon = "", port] = /:([0-9]*)$/.exec(authority) ?? [];
    const place = authority.slice(0, authority.length - colon.length);
    const found = { ...progress, port: port || undefined };
    if (/^\[.*\]$/s.test(place))
      return { ...found, host: place, rest: rest.startsWith("/") ? rest : `/${rest}` };
    const [host = ""] = /^[^:]*/.exec(place) ?? [];
    return { ...found, host, rest: host === place ? rest : `/${place.slice(host.length)}${rest}` };
  },
};

const refusesColonInHost: Habit = {
  ...step("port", "refuses-colon-in-host", "node, lib/url.js, getHostname: ERR_INVALID_ARG_VALUE, since 24"),
  apply(progress) {
    const { authority } = progress;
    const place = authority?.replace(/:[0-9]*$/, "") ?? "";
    return /^\[.*\]$/s.test(place) || !place.includes(":") ? wrongPortIsPath.apply(progress) : undefined;
  },
};

const hostEndsAtNul: Habit = {
  ...step(
    "host-characters",
    "host-ends-at-nul",
    "node, src/node_url.cc, DomainToASCII, before 24: a text of C",
  ),
  apply(progress) {
    const { host } = progress;
    if (!host?.includes("\0") || host.startsWith("[")) return progress;
    const name = host.slice(0, host.indexOf("\0"));
    return name === "" ? undefined : { ...progress, host: name };
  },
};

const writesHostByUts46: Habit = {
  ...step("idna", "writes-host-by-uts46", "node, lib/url.js, parse: toASCII, forbiddenHostChars"),
  apply(progress) {
    const host = progress.host?.toLowerCase();
    if (!host || host.length > 255) return { ...progress, host: undefined };
    if (/^\[.*\]$/s.test(host)) {
      const address = FORBIDDEN_IN_BRACKETS.test(host) ? undefined : host.slice(1, -1);
      return address === undefined ? undefined : { ...progress, host: address || undefined };
    }
    const name = toAscii(host, URL_STANDARD).text;
    return !name || FORBIDDEN.test(name) ? undefined : { ...progress, host: name };
  },
};

const takesAnyPunycodeInAscii: Habit = {
  ...step("idna", "takes-any-punycode-in-ascii", "node, lib/url.js, parse: toASCII; ada, to_ascii"),
  apply(progress) {
    const host = progress.host?.toLowerCase() ?? "";
    const isUnchecked = /^[!-~]+$/.test(host) && host.length <= 255 && !FORBIDDEN.test(host);
    return isUnchecked ? { ...progress, host } : writesHostByUts46.apply(progress);
  },
};

const encodesExcluded: Habit = {
  ...step(
    "encoding",
    "encodes-excluded",
    "node, lib/url.js, autoEscapeStr, simplePathPattern; RFC 2396 §2.4.3",
  ),
  apply: (progress) => (isSimplePath(progress) ? progress : encodesAllExcluded.apply(progress)),
};

const encodesAllExcluded: Habit = {
  ...step("encoding", "encodes-all-excluded", "node, lib/url.js, autoEscapeStr; RFC 2396 §2.4.3"),
  apply: (progress) =>
    progress.scheme === "javascript"
      ? progress
      : { ...progress, rest: progress.rest.replace(/[\t\n\r "'<>\\^`{|}]/g, triplets) },
};

const lowersScheme: Habit = {
  ...step("scheme", "lowers-scheme", "node, lib/url.js, parse: lowerProto"),
  apply: (progress) => ({ ...progress, scheme: progress.scheme?.toLowerCase() }),
};

/** A path and a query without blanks, `#`, and `@` in the path. */
const isSimplePath = ({ scheme, authority, rest }: HabitProgress) =>
  scheme === undefined && authority === undefined && /^\/\/?(?!\/)[^?\s#@]*(?:\?[^\s#]*)?$/.test(rest);

const emptyPathIsSlash: Habit = {
  ...step("empty", "empty-path-is-slash-of-node-legacy", "node, lib/url.js, parse: slashedProtocol"),
  apply: (progress) =>
    progress.host !== undefined && progress.rest === "" && SLASHED.test(progress.scheme ?? "")
      ? { ...progress, rest: "/" }
      : progress,
};

/** The habits of reading, with those in which the versions differ. */
const reading = (port: Habit, host: readonly Habit[]): readonly Habit[] => [
  stripsNoBreakSpacesToo,
  backslashesAreSlashes,
  digitsMayBeginScheme,
  authorityWithoutSlashes,
  lowersScheme,
  decodesUserinfo,
  port,
  ...host,
  encodesExcluded,
  cutsFragment,
  cutsQuery,
  emptyPathIsSlash,
];

/** The same for `url.resolve`. */
const resolving = (port: Habit, host: readonly Habit[]): readonly Habit[] => [
  stripsNoBreakSpacesToo,
  backslashesAreSlashes,
  digitsMayBeginScheme,
  authorityAfterSlashes,
  lowersScheme,
  decodesUserinfo,
  port,
  ...host,
  encodesAllExcluded,
];

export const noSchemeIsHttp: Habit = {
  ...step("no-scheme", "no-scheme-is-http", "node, lib/_http_client.js: defaultAgent.protocol"),
  apply: (progress) => ({ ...progress, scheme: progress.scheme ?? "http" }),
};

const portIsHost: Habit = {
  ...step("no-host", "port-is-host", "node, lib/_http_client.js: options.hostname || options.host"),
  apply: (progress) =>
    progress.host === undefined && progress.port ? { ...progress, host: `:${progress.port}` } : progress,
};

export const refusesHostHeader: Habit = {
  ...step("host-characters", "refuses-host-header", "node, lib/_http_common.js: checkInvalidHeaderChar"),
  apply: (progress) => (/[^\t -~\u0080-\u00ff]/.test(progress.host ?? "") ? undefined : progress),
};

export const refusesPath: Habit = {
  ...step("encoding", "refuses-path", "node, lib/_http_client.js: INVALID_PATH_REGEX"),
  apply: (progress) => (/[^!-\u00ff]/.test(progress.rest + (progress.query ?? "")) ? undefined : progress),
};

/** What its client of HTTP does with what it has read. */
const DIALLING: readonly Habit[] = [
  noSchemeIsHttp,
  portIsHost,
  emptyHostIsLocalhost,
  refusesHostHeader,
  refusesPath,
  dialsHttpOnly,
  dialsDefaultPort,
];

const NEWEST = [refusesColonInHost, [takesAnyPunycodeInAscii]] as const;
const OF_20 = [wrongPortIsPath, [hostEndsAtNul, writesHostByUts46]] as const;

export const nodeLegacy = program({
  id: "node-legacy",
  name: "Node url.parse",
  version: "Node 26.10.0, url.parse",
  habits: reading(...NEWEST),
  resolution: nodeLegacyResolution(resolving(...NEWEST)),
  dialling: [...reading(...NEWEST), ...DIALLING],
});

export const nodeLegacyOf20 = program({
  id: "node-legacy@20",
  name: "Node 20 url.parse",
  version: "Node 20.20.2, url.parse",
  habits: reading(...OF_20),
  resolution: nodeLegacyResolution(resolving(...OF_20)),
  dialling: [...reading(...OF_20), ...DIALLING],
});

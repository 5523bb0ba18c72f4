/** Ruby: `URI.parse`, whose expression is the grammar of RFC 3986, except in the query. */

import { isUriReference } from "urikit";
import { type Habit, program } from "./habit.ts";
import { lastAt } from "./habits/at.ts";
import { authorityEndsAsInRfc3986, cutsFragment, cutsQuery, emptyHostIsAbsent } from "./habits/authority.ts";
import { dialsDefaultPort, dialsHttpOnly, dropsBrackets, emptyHostIsLookedUp } from "./habits/dialling.ts";
import { lastColonWithDigits } from "./habits/port.ts";
import { readsScheme } from "./habits/scheme.ts";
import { refusesWhatItDoesNotRead } from "./resolution/reading.ts";
import { RUBY_RESOLUTION } from "./resolution/ruby.ts";
import { encodedQuery, portOf } from "./ruby-writing.ts";

const followsTheGrammar: Habit = {
  idea: "host-characters",
  says: "refuses what is not a reference by the grammar of RFC 3986, except for the characters of the query",
  source: "uri/rfc3986_parser.rb",
  apply(progress) {
    const { rest } = progress;
    const isAscii = ![...rest].some((character) => character > "\u007f");
    const withoutQuery = rest.replace(/^([^?#]*)\?[^#]*/, "$1");
    return isAscii && isUriReference(withoutQuery) && !withoutQuery.includes("[V") ? progress : undefined;
  },
};

/** What each scheme's class asks for, in the order of `initialize`. */
const checksScheme: Habit = {
  idea: "scheme",
  says: "refuses an FTP or LDAP URL without a slash, LDAP with a fragment, and mailto without addresses",
  source: "uri/ftp.rb, uri/ldap.rb, uri/mailto.rb",
  apply(progress) {
    const { scheme, rest } = progress;
    const isOpaque = scheme !== undefined && /^[^/?#]/.test(rest);
    if (scheme === "ftp" && isOpaque) return undefined;
    if (/^ldaps?$/.test(scheme ?? "") && (isOpaque || rest.includes("#"))) return undefined;
    if (scheme === "mailto" && !hasAddresses(rest)) return undefined;
    return progress;
  },
};

/** Addresses with commas or semicolons between them; or none, before a query. */
function hasAddresses(rest: string): boolean {
  const to = rest.replace(/[?#].*$/s, "");
  if (to.startsWith("/") || (to === "" && !rest.startsWith("?"))) return false;
  const parts = to.split(/[,;]/);
  if (parts.at(-1) === "") parts.pop();
  return parts.every((part) => /^[^@]+@[^@]+$/.test(part));
}

const noAddressWithoutScheme: Habit = {
  idea: "ipv6",
  says: "refuses an address in brackets where there is no scheme",
  source: "uri/rfc3986_parser.rb, RFC3986_relative_ref: a bracket stands outside its group",
  apply: (progress) =>
    progress.scheme === undefined && /^\/\/[^/?#]*\[/.test(progress.rest) ? undefined : progress,
};

const emptyUserinfoIsAbsent: Habit = {
  idea: "empty",
  says: "tells no empty userinfo from none",
  source: "uri/generic.rb, split_userinfo",
  apply: (progress) => ({ ...progress, userinfo: progress.userinfo || undefined }),
};

const opaqueIsNoPath: Habit = {
  idea: "opaque",
  says: "finds neither path nor query after a scheme if it does not begin with a slash",
  source: "uri/rfc3986_parser.rb, split; RFC 2396 §3, opaque_part",
  apply: (progress) =>
    progress.scheme !== undefined && /^[^/?#]/.test(progress.rest) ? { ...progress, rest: "" } : progress,
};

const encodesQuery: Habit = {
  idea: "encoding",
  says: "encodes what a query may not contain, except brackets, braces and the like",
  source: "uri/generic.rb, query=",
  apply(progress) {
    const { query } = progress;
    if (query === undefined) return progress;
    const text = encodedQuery(query);
    return text === undefined ? undefined : { ...progress, query: text };
  },
};

const defaultPortIsAbsent: Habit = {
  idea: "default-port",
  says: "tells no default port from none",
  source: "uri/generic.rb, initialize",
  apply: (progress) => ({ ...progress, port: portOf(progress.scheme, progress.port || undefined) }),
};

const fileHasAnEmptyHost: Habit = {
  idea: "empty",
  says: "gives a file an empty host for none and for localhost, no userinfo, and no port",
  source: "uri/file.rb; RFC 8089 §2",
  apply(progress) {
    if (progress.scheme !== "file") return progress;
    const { host } = progress;
    const isLocal = host === undefined || host === "localhost";
    return { ...progress, userinfo: undefined, port: undefined, host: isLocal ? "" : host };
  },
};

const ftpPathIsRelative: Habit = {
  idea: "opaque",
  says: "drops the first slash of an FTP path, unless it is encoded, and a type at its end",
  source: "RFC 1738 §3.2.2; uri/ftp.rb",
  apply(progress) {
    if (progress.scheme !== "ftp") return progress;
    const path = progress.rest.replace(/^\//, "").replace(/^%2F/, "/");
    return { ...progress, rest: path.replace(/;type=.*$/s, "") };
  },
};

const HABITS: readonly Habit[] = [
  followsTheGrammar,
  readsScheme,
  noAddressWithoutScheme,
  checksScheme,
  cutsFragment,
  opaqueIsNoPath,
  authorityEndsAsInRfc3986,
  cutsQuery,
  encodesQuery,
  lastAt,
  emptyUserinfoIsAbsent,
  lastColonWithDigits,
  emptyHostIsAbsent,
  defaultPortIsAbsent,
  fileHasAnEmptyHost,
  ftpPathIsRelative,
];

export const ruby = program({
  id: "ruby",
  name: "Ruby URI",
  version: "Ruby 3.1.2, uri 0.11.0",
  habits: HABITS,
  resolution: [refusesWhatItDoesNotRead(HABITS, "uri/rfc3986_parser.rb, parse"), ...RUBY_RESOLUTION],
  dialling: [...HABITS, emptyHostIsLookedUp, dialsHttpOnly, dropsBrackets, dialsDefaultPort],
});

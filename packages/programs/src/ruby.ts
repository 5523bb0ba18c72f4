/** Ruby: `URI.parse`, whose expression is the grammar of RFC 3986, except in the query. Three releases of it. */

import { type Habit, type HabitProgress, program } from "./habit.ts";
import { lastAt } from "./habits/at.ts";
import { authorityEndsAsInRfc3986, cutsFragment, cutsQuery, emptyHostIsAbsent } from "./habits/authority.ts";
import { dialsDefaultPort, dialsHttpOnly, portWraps, writesAddressAsNumber } from "./habits/dialling.ts";
import { lastColonWithDigits } from "./habits/port.ts";
import { readsScheme } from "./habits/scheme.ts";
import { refusesWhatItDoesNotRead } from "./resolution/reading.ts";
import { RUBY_3_4_RESOLUTION, RUBY_4_0_RESOLUTION, RUBY_RESOLUTION } from "./resolution/ruby.ts";
import { isOfTheGrammar, isPathWithTwoSlashes } from "./ruby-grammar.ts";
import { encodedQuery, portOf } from "./ruby-writing.ts";
import { step } from "./step.ts";

const followsTheGrammar: Habit = {
  ...step("host-characters", "follows-the-grammar", "uri/rfc3986_parser.rb"),
  apply: (progress) => (isOfTheGrammar(progress.rest) ? progress : undefined),
};

const takesTwoSlashesForAPath: Habit = {
  ...step(
    "slashes",
    "takes-two-slashes-for-a-path",
    "uri/rfc3986_parser.rb 0.13, RFC3986_relative_ref: path-absolute",
  ),
  apply: (progress) =>
    isPathWithTwoSlashes(progress.rest) || isOfTheGrammar(progress.rest) ? progress : undefined,
};

const noAuthorityIfThePathHasTwoSlashes: Habit = {
  ...step(
    "slashes",
    "no-authority-in-a-path-of-two-slashes",
    "uri/rfc3986_parser.rb 0.13, RFC3986_relative_ref",
  ),
  apply: (progress) =>
    progress.scheme === undefined && isPathWithTwoSlashes(progress.rest)
      ? progress
      : authorityEndsAsInRfc3986.apply(progress),
};

/** The checks of each scheme's class, in the order of `initialize`. */
const checksScheme: Habit = {
  ...step("scheme", "checks-scheme", "uri/ftp.rb, uri/ldap.rb, uri/mailto.rb"),
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

/** The expression looks back: a host does not end at a slash. */
const emptyHostIsAbsentAfterSlashes: Habit = {
  ...step(
    "empty",
    "empty-host-is-absent-after-slashes",
    "uri/rfc3986_parser.rb 0.13, RFC3986_relative_ref: (?<!/)",
  ),
  apply: (progress) =>
    progress.scheme === undefined && !hasUserinfo(progress) ? emptyHostIsAbsent.apply(progress) : progress,
};

const hasUserinfo = ({ userinfo }: HabitProgress) => userinfo !== undefined;

const emptyUserinfoIsAbsent: Habit = {
  ...step("empty", "empty-userinfo-is-absent", "uri/generic.rb, split_userinfo"),
  apply: (progress) => ({ ...progress, userinfo: progress.userinfo || undefined }),
};

const opaqueIsNoPath: Habit = {
  ...step("opaque", "opaque-is-no-path-of-ruby", "uri/rfc3986_parser.rb, split; RFC 2396 §3, opaque_part"),
  apply: (progress) =>
    progress.scheme !== undefined && /^[^/?#]/.test(progress.rest) ? { ...progress, rest: "" } : progress,
};

const encodesQuery: Habit = {
  ...step("encoding", "encodes-query", "uri/generic.rb, query="),
  apply(progress) {
    const { query } = progress;
    if (query === undefined) return progress;
    const text = encodedQuery(query);
    return text === undefined ? undefined : { ...progress, query: text };
  },
};

const defaultPortIsAbsent: Habit = {
  ...step("default-port", "default-port-is-absent", "uri/generic.rb, initialize"),
  apply: (progress) => ({ ...progress, port: portOf(progress.scheme, progress.port || undefined) }),
};

const fileHasAnEmptyHost: Habit = {
  ...step("empty", "file-has-an-empty-host", "uri/file.rb; RFC 8089 §2"),
  apply(progress) {
    if (progress.scheme !== "file") return progress;
    const { host } = progress;
    const isLocal = host === undefined || host === "localhost";
    return { ...progress, userinfo: undefined, port: undefined, host: isLocal ? "" : host };
  },
};

const ftpPathIsRelative: Habit = {
  ...step("opaque", "ftp-path-is-relative", "RFC 1738 §3.2.2; uri/ftp.rb"),
  apply(progress) {
    if (progress.scheme !== "ftp") return progress;
    const path = progress.rest.replace(/^\//, "").replace(/^%2F/, "/");
    return { ...progress, rest: path.replace(/;type=.*$/s, "") };
  },
};

const emptyHostIsAnyAddress: Habit = {
  ...step("no-host", "empty-host-is-any-address", "Ruby, ext/socket/raddrinfo.c, host_str: INADDR_ANY"),
  apply: (progress) => (progress.host === "" ? { ...progress, host: "0.0.0.0" } : progress),
};

const noHostIsLookedUp: Habit = {
  ...step("no-host", "no-host-is-looked-up", "getaddrinfo(3): NULL, the loopback address"),
  apply: (progress) => ({ ...progress, host: progress.host ?? "" }),
};

/** The steps between those with the text and those with the host: both releases take them. */
const AFTER_AUTHORITY: readonly Habit[] = [cutsQuery, encodesQuery, lastAt];
const AFTER_HOST: readonly Habit[] = [defaultPortIsAbsent, fileHasAnEmptyHost, ftpPathIsRelative];

const HABITS: readonly Habit[] = [
  followsTheGrammar,
  readsScheme,
  checksScheme,
  cutsFragment,
  opaqueIsNoPath,
  authorityEndsAsInRfc3986,
  ...AFTER_AUTHORITY,
  emptyUserinfoIsAbsent,
  lastColonWithDigits,
  emptyHostIsAbsent,
  ...AFTER_HOST,
];

/** Since uri 0.13. */
const LATER_HABITS: readonly Habit[] = [
  takesTwoSlashesForAPath,
  readsScheme,
  checksScheme,
  cutsFragment,
  opaqueIsNoPath,
  noAuthorityIfThePathHasTwoSlashes,
  ...AFTER_AUTHORITY,
  lastColonWithDigits,
  emptyHostIsAbsentAfterSlashes,
  emptyUserinfoIsAbsent,
  ...AFTER_HOST,
];

export const ruby = program({
  id: "ruby",
  name: "Ruby URI",
  version: "Ruby 3.1.2, uri 0.11.0",
  habits: HABITS,
  resolution: [refusesWhatItDoesNotRead(HABITS, "uri/rfc3986_parser.rb, parse"), ...RUBY_RESOLUTION],
  dialling: [
    ...HABITS,
    emptyHostIsAnyAddress,
    noHostIsLookedUp,
    dialsHttpOnly,
    writesAddressAsNumber,
    dialsDefaultPort,
    portWraps,
  ],
});

const refusesUnread = refusesWhatItDoesNotRead(LATER_HABITS, "uri/rfc3986_parser.rb, parse");

export const ruby34 = program({
  id: "ruby@3.4",
  name: "Ruby 3.4 URI",
  version: "Ruby 3.4.1, uri 1.0.2",
  habits: LATER_HABITS,
  resolution: [refusesUnread, ...RUBY_3_4_RESOLUTION],
});

export const ruby40 = program({
  id: "ruby@4.0",
  name: "Ruby 4.0 URI",
  version: "Ruby 4.0.0, uri 1.1.1",
  habits: LATER_HABITS,
  resolution: [refusesUnread, ...RUBY_4_0_RESOLUTION],
});

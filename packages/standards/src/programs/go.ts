/** Go: `url.Parse` of `net/url`. */

import { type Habit, program } from "./habit.ts";
import { lastAt } from "./habits/at.ts";
import { cutsQuery, emptyHostIsAbsent, noAuthorityAfterThreeSlashes } from "./habits/authority.ts";
import { refusesControls } from "./habits/blanks.ts";
import { dialsDefaultPort, dialsHttpOnly } from "./habits/dialling.ts";
import { decodesHost } from "./habits/host.ts";
import { lastColonWithDigits } from "./habits/port.ts";
import { readsScheme, refusesColonAtStart, refusesColonInFirstSegment } from "./habits/scheme.ts";
import { looksUpStrictNames } from "./habits/strict-names.ts";
import { decoded, hasOpenTriplet } from "./habits/triplets.ts";
import { GO_RESOLUTION } from "./resolution/go.ts";
import { refusesWhatItDoesNotRead } from "./resolution/reading.ts";

const cutsDecodedFragment: Habit = {
  idea: "fragment",
  says: "drops what follows the first `#`, in which each `%` must begin a triplet",
  source: "net/url, Parse and setFragment",
  apply(progress) {
    const [rest = "", ...fragment] = progress.rest.split("#");
    return hasOpenTriplet(fragment.join("#")) ? undefined : { ...progress, rest };
  },
};

const opaqueIsNoPath: Habit = {
  idea: "opaque",
  says: "finds no path after a scheme if it does not begin with a slash",
  source: "net/url, parse: Opaque",
  apply: (progress) =>
    progress.scheme !== undefined && !progress.rest.startsWith("/") ? { ...progress, rest: "" } : progress,
};

const decodesUserinfo: Habit = {
  idea: "userinfo",
  says: "decodes the userinfo, and refuses characters that RFC 3986 does not allow there, except `@`",
  source: "net/url, validUserinfo",
  apply({ userinfo, ...found }) {
    if (userinfo === undefined) return { userinfo, ...found };
    const isUserinfo = /^[A-Za-z0-9\-._:~!$&'()*+,;=%@]*$/.test(userinfo) && !hasOpenTriplet(userinfo);
    return isUserinfo ? { ...found, userinfo: decoded(userinfo) } : undefined;
  },
};

const decodesPath: Habit = {
  idea: "encoding",
  says: "decodes the path",
  source: "net/url, setPath",
  apply: (progress) =>
    hasOpenTriplet(progress.rest) ? undefined : { ...progress, rest: decoded(progress.rest) },
};

const HABITS: readonly Habit[] = [
  cutsDecodedFragment,
  refusesControls,
  refusesColonAtStart,
  readsScheme,
  cutsQuery,
  opaqueIsNoPath,
  refusesColonInFirstSegment,
  noAuthorityAfterThreeSlashes,
  lastAt,
  decodesUserinfo,
  lastColonWithDigits,
  decodesHost,
  emptyHostIsAbsent,
  decodesPath,
];

const dropsEmptyPort: Habit = {
  idea: "port",
  says: "drops an empty port, and then finds another before it: `a:80:` is port 80 of `a`",
  source: "net/http, removeEmptyPort",
  apply(progress) {
    const [, host, port] = /^([^[\]]*):([0-9]+):$/.exec(progress.authority ?? "") ?? [];
    return host === undefined ? progress : { ...progress, host, port };
  },
};

const portNeedsNoHost: Habit = {
  idea: "no-host",
  says: "connects to a port without a host: it looks up the empty name",
  source: "net/http, send: URL.Host is not empty",
  apply: (progress) =>
    progress.host === undefined && progress.authority ? { ...progress, host: "" } : progress,
};

const refusesStrayBrackets: Habit = {
  idea: "ipv6",
  says: "connects to nothing if a bracket is left in the host",
  source: "net, SplitHostPort",
  apply: (progress) => (/[[\]]/.test(progress.host ?? "") ? undefined : progress),
};

export const go = program({
  id: "go",
  name: "Go net/url",
  version: "Go 1.19.8",
  habits: HABITS,
  resolution: [refusesWhatItDoesNotRead(HABITS, "net/url, Parse"), ...GO_RESOLUTION],
  dialling: [
    ...HABITS,
    dropsEmptyPort,
    portNeedsNoHost,
    dialsHttpOnly,
    refusesStrayBrackets,
    looksUpStrictNames,
    dialsDefaultPort,
  ],
});

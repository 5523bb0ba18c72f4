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
import { step } from "./step.ts";

const cutsDecodedFragment: Habit = {
  ...step("fragment", "cuts-decoded-fragment", "net/url, Parse and setFragment"),
  apply(progress) {
    const [rest = "", ...fragment] = progress.rest.split("#");
    return hasOpenTriplet(fragment.join("#")) ? undefined : { ...progress, rest };
  },
};

const opaqueIsNoPath: Habit = {
  ...step("opaque", "opaque-is-no-path-of-go", "net/url, parse: Opaque"),
  apply: (progress) =>
    progress.scheme !== undefined && !progress.rest.startsWith("/") ? { ...progress, rest: "" } : progress,
};

const decodesUserinfo: Habit = {
  ...step("userinfo", "decodes-userinfo-of-go", "net/url, validUserinfo"),
  apply({ userinfo, ...found }) {
    if (userinfo === undefined) return { userinfo, ...found };
    const isUserinfo = /^[A-Za-z0-9\-._:~!$&'()*+,;=%@]*$/.test(userinfo) && !hasOpenTriplet(userinfo);
    return isUserinfo ? { ...found, userinfo: decoded(userinfo) } : undefined;
  },
};

const decodesPath: Habit = {
  ...step("encoding", "decodes-path", "net/url, setPath"),
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
  ...step("port", "drops-empty-port", "net/http, removeEmptyPort"),
  apply(progress) {
    const [, host, port] = /^([^[\]]*):([0-9]+):$/.exec(progress.authority ?? "") ?? [];
    return host === undefined ? progress : { ...progress, host, port };
  },
};

const portNeedsNoHost: Habit = {
  ...step("no-host", "port-needs-no-host", "net/http, send: URL.Host is not empty"),
  apply: (progress) =>
    progress.host === undefined && progress.authority ? { ...progress, host: "" } : progress,
};

const refusesStrayBrackets: Habit = {
  ...step("ipv6", "refuses-stray-brackets", "net, SplitHostPort"),
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

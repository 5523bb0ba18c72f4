/** Go: `url.Parse` of `net/url`, as the newest release has it, and as releases before 1.25.2 had it. */

import { toAscii } from "urikit/idna";
import { type Habit, program } from "./habit.ts";
import { lastAt } from "./habits/at.ts";
import { cutsQuery, emptyHostIsAbsent, noAuthorityAfterThreeSlashes } from "./habits/authority.ts";
import { refusesControls } from "./habits/blanks.ts";
import { dialsDefaultPort, dialsHttpOnly } from "./habits/dialling.ts";
import { decodesHost, isIpv6 } from "./habits/host.ts";
import { lastColonWithDigits } from "./habits/port.ts";
import { readsScheme, refusesColonAtStart, refusesColonInFirstSegment } from "./habits/scheme.ts";
import { decoded, hasOpenTriplet } from "./habits/triplets.ts";
import { GO_1_21_RESOLUTION, GO_RESOLUTION } from "./resolution/go.ts";
import { refusesWhatItDoesNotRead } from "./resolution/reading.ts";
import { step } from "./step.ts";

// Go's lookup profile of IDNA: what it does not take, it looks up as it is.

const looksUpStrictNames: Habit = {
  ...step("idna", "looks-up-strict-names", "golang.org/x/net/idna, Lookup; net/http, idnaASCII"),
  apply(progress) {
    const { host = "" } = progress;
    if (/^[\0-\x7f]*$/.test(host)) return progress;
    const { text = host } = toAscii(host, { verifyDnsLength: false });
    return { ...progress, host: text };
  },
};

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

const HABITS_OF_1_21: readonly Habit[] = [
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

const bracketsHoldIpv6: Habit = {
  ...step("ipv6", "brackets-hold-ipv6", "net/url, parseHost: netip.ParseAddr; CVE-2025-47912"),
  apply(progress) {
    const { authority = "", host = "" } = progress;
    if (authority.lastIndexOf("[") > 0) return undefined;
    if (!authority.startsWith("[")) return progress;
    const [address = "", ...zone] = host.split("%");
    return isIpv6(address) && (zone.length === 0 || zone.join("%") !== "") ? progress : undefined;
  },
};

const httpHasOneColon: Habit = {
  ...step("port", "http-has-one-colon", "net/url, parseHost: urlstrictcolons; go.dev/issue/75223"),
  apply(progress) {
    const { authority = "", scheme = "" } = progress;
    const isMeant = /^https?$/i.test(scheme) && !authority.startsWith("[");
    return isMeant && authority.indexOf(":") !== authority.lastIndexOf(":") ? undefined : progress;
  },
};

const HABITS: readonly Habit[] = HABITS_OF_1_21.flatMap((habit) =>
  habit === decodesHost ? [httpHasOneColon, decodesHost, bracketsHoldIpv6] : [habit],
);

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

const DIALLING: readonly Habit[] = [
  dropsEmptyPort,
  portNeedsNoHost,
  dialsHttpOnly,
  refusesStrayBrackets,
  looksUpStrictNames,
  dialsDefaultPort,
];

export const go = program({
  id: "go",
  name: "Go net/url",
  version: "Go 1.26.8",
  habits: HABITS,
  resolution: [refusesWhatItDoesNotRead(HABITS, "net/url, Parse"), ...GO_RESOLUTION],
  dialling: [...HABITS, ...DIALLING],
});

export const go121 = program({
  id: "go@1.21",
  name: "Go 1.21 net/url",
  version: "Go 1.21.13",
  habits: HABITS_OF_1_21,
  resolution: [refusesWhatItDoesNotRead(HABITS_OF_1_21, "net/url, Parse"), ...GO_1_21_RESOLUTION],
  dialling: [...HABITS_OF_1_21, ...DIALLING],
});

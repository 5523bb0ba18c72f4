/** Java: `java.net.URL`, as the newest release has it, and as Java 17 has it, which checks less before it opens a connection. */

import { type Habit, program } from "./habit.ts";
import { lastAt, severalAtsHideTheHost } from "./habits/at.ts";
import {
  cutsFragment,
  cutsQuery,
  emptyHostIsAbsent,
  noAuthorityAfterFourSlashes,
} from "./habits/authority.ts";
import { stripsEnds } from "./habits/blanks.ts";
import { dialsDefaultPort, dialsHttpOnly, emptyHostIsLocalhost } from "./habits/dialling.ts";
import { addressOfNumbers, checksAddress, isIpv6 } from "./habits/host.ts";
import { groupsOf } from "./habits/ipv6.ts";
import { firstColonOfInteger } from "./habits/port.ts";
import { dropsPrefixUrl, readsScheme, refusesUnknownSchemes } from "./habits/scheme.ts";
import { javaUrlResolution } from "./resolution/java-url.ts";
import { step } from "./step.ts";

const mailtoHasNoAuthority: Habit = {
  ...step("opaque", "mailto-has-no-authority", "sun.net.www.protocol.mailto.Handler; RFC 6068 §2"),
  apply: (progress) =>
    progress.scheme === "mailto" ? progress : noAuthorityAfterFourSlashes.apply(progress),
};

const refusesJarWithoutEntry: Habit = {
  ...step("scheme", "refuses-jar-without-entry", "sun.net.www.protocol.jar.Handler, parseAbsoluteSpec"),
  apply: (progress) => (progress.scheme === "jar" && !progress.rest.includes("!/") ? undefined : progress),
};

/** Each of them gives a delimiter of an authority under NFKC. */
const DISGUISED =
  /[\u2047-\u2049\u2100\u2101\u2105\u2106\u2a74\ufe55\ufe56\ufe5f\ufe6b\uff03\uff0f\uff1a\uff1f\uff20]/;

const refusesUnspeakableHosts: Habit = {
  ...step("disguise", "refuses-unspeakable-hosts", "sun.net.util.IPAddressUtil, checkHostString"),
  apply(progress) {
    const { host = "" } = progress;
    const hasControl = [...host].some((one) => one < " " || one === "\u007f");
    return hasControl || DISGUISED.test(host) ? undefined : progress;
  },
};

const HABITS_OF_17: readonly Habit[] = [
  stripsEnds,
  dropsPrefixUrl,
  readsScheme,
  refusesUnknownSchemes,
  cutsFragment,
  cutsQuery,
  refusesJarWithoutEntry,
  mailtoHasNoAuthority,
  severalAtsHideTheHost,
  lastAt,
  checksAddress,
  firstColonOfInteger,
  refusesUnspeakableHosts,
  emptyHostIsAbsent,
];

/** Not the space. */
const isControl = (character: string) => character < " " || character === "\u007f";

const refusesInAnyAuthority: Habit = {
  ...step("host-characters", "refuses-in-any-authority", "sun.net.util.IPAddressUtil, checkAuth"),
  apply(progress) {
    const { authority = "" } = progress;
    return authority.includes("\\") || [...authority].some(isControl) ? undefined : progress;
  },
};

const refusesBrackets: Habit = {
  ...step("userinfo", "refuses-brackets-in-userinfo", "sun.net.util.IPAddressUtil, checkUserInfo"),
  apply: (progress) => (/[@[\]]/.test(progress.userinfo ?? "") ? undefined : progress),
};

const refusesUnwise: Habit = {
  ...step(
    "host-characters",
    "refuses-unwise-hosts",
    "sun.net.util.IPAddressUtil, checkHost: L_HOSTNAME_MASK",
  ),
  apply(progress) {
    const { host = "" } = progress;
    const [address, zone] = /^\[[^%\]]*(%.*)?\]$/s.exec(host) ?? [];
    if (address !== undefined) return /[[\]/\\#?]/.test(zone ?? "") ? undefined : progress;
    return /[ "<>{}|\\^[\]`@]/.test(host) ? undefined : progress;
  },
};

/** With `jdk.net.url.delayParsing` it reads as before. */
const HABITS: readonly Habit[] = HABITS_OF_17.flatMap((habit) =>
  habit === severalAtsHideTheHost
    ? [refusesInAnyAuthority, habit]
    : habit === refusesUnspeakableHosts
      ? [refusesBrackets, refusesUnwise, habit]
      : [habit],
);

const refusesLineBreaks: Habit = {
  ...step("blanks", "refuses-line-breaks", "sun.net.www.protocol.http.HttpURLConnection, checkURL"),
  apply: (progress) => (progress.rest.includes("\n") ? undefined : progress),
};

const refusesInAuthority: Habit = {
  ...step("host-characters", "refuses-in-authority", "sun.net.util.IPAddressUtil, checkAuthority"),
  apply(progress) {
    const { userinfo = "", host = "" } = progress;
    const name = host.replace(/^\[(.*)\]$/s, "");
    const isRefused = /[#/?@[\\\]]/.test(userinfo + name) || [...(userinfo + name)].some(isControl);
    return isRefused || name.includes(":") ? undefined : progress;
  },
};

export const readsDecimalAddress: Habit = {
  ...step("ipv4", "reads-decimal-address", "sun.net.util.IPAddressUtil, textToNumericFormatV4"),
  apply: (progress) => ({ ...progress, host: progress.host && addressOfNumbers(progress.host, decimal) }),
};

const decimal = (text: string) => (/^[0-9]+$/.test(text) ? Number(text) : Number.NaN);

const writesAddressInFull: Habit = {
  ...step(
    "ipv6",
    "writes-address-in-full",
    "java.net.InetAddress, getAllByName; java.net.Inet6Address, getHostAddress",
  ),
  apply(progress) {
    const { host = "" } = progress;
    const address = host.replace(/^\[(.*)\]$/s, "$1");
    if (address === host || !isIpv6(address)) return progress;
    const groups = groupsOf(address);
    const isIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
    const octets = groups.slice(6).flatMap((group) => [group >> 8, group & 255]);
    const text = isIpv4 ? octets.join(".") : groups.map((group) => group.toString(16)).join(":");
    return { ...progress, host: text };
  },
};

const refusesPortAbove65535: Habit = {
  ...step("port", "refuses-port-above65535", "java.net.InetSocketAddress, checkPort"),
  apply: (progress) => (Number(progress.port ?? 0) > 65535 ? undefined : progress),
};

const DIALLING: readonly Habit[] = [
  refusesInAuthority,
  readsDecimalAddress,
  emptyHostIsLocalhost,
  dialsHttpOnly,
  writesAddressInFull,
  refusesPortAbove65535,
  dialsDefaultPort,
];

export const javaUrl = program({
  id: "java-url",
  name: "Java java.net.URL",
  version: "Java 25.0.3",
  habits: HABITS,
  resolution: javaUrlResolution(HABITS),
  dialling: [stripsEnds, refusesLineBreaks, ...HABITS, ...DIALLING],
});

export const javaUrl17 = program({
  id: "java-url@17",
  name: "Java 17 java.net.URL",
  version: "Java 17.0.15",
  habits: HABITS_OF_17,
  resolution: javaUrlResolution(HABITS_OF_17),
  dialling: [stripsEnds, refusesLineBreaks, ...HABITS_OF_17, ...DIALLING],
});

/** Java: `java.net.URL`. */

import { type Habit, program } from "./habit.ts";
import { lastAt, severalAtsHideTheHost } from "./habits/at.ts";
import {
  cutsFragment,
  cutsQuery,
  emptyHostIsAbsent,
  noAuthorityAfterFourSlashes,
} from "./habits/authority.ts";
import { stripsEnds } from "./habits/blanks.ts";
import { checksAddress } from "./habits/host.ts";
import { firstColonOfInteger } from "./habits/port.ts";
import { dropsPrefixUrl, readsScheme, refusesUnknownSchemes } from "./habits/scheme.ts";
import { javaUrlResolution } from "./resolution/java-url.ts";

const mailtoHasNoAuthority: Habit = {
  says: "takes all of a mailto URL for a path",
  source: "sun.net.www.protocol.mailto.Handler; RFC 6068 §2",
  apply: (progress) =>
    progress.scheme === "mailto" ? progress : noAuthorityAfterFourSlashes.apply(progress),
};

const refusesJarWithoutEntry: Habit = {
  says: "refuses a jar URL without `!/`",
  source: "sun.net.www.protocol.jar.Handler, parseAbsoluteSpec",
  apply: (progress) => (progress.scheme === "jar" && !progress.rest.includes("!/") ? undefined : progress),
};

/** Each of them gives a delimiter of an authority under NFKC. */
const DISGUISED =
  /[\u2047-\u2049\u2100\u2101\u2105\u2106\u2a74\ufe55\ufe56\ufe5f\ufe6b\uff03\uff0f\uff1a\uff1f\uff20]/;

const refusesUnspeakableHosts: Habit = {
  says: "refuses controls in a host, and what is a delimiter under NFKC",
  source: "sun.net.util.IPAddressUtil, checkHostString",
  apply(progress) {
    const { host = "" } = progress;
    const hasControl = [...host].some((one) => one < " " || one === "\u007f");
    return hasControl || DISGUISED.test(host) ? undefined : progress;
  },
};

const HABITS: readonly Habit[] = [
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

export const javaUrl = program({
  id: "java-url",
  name: "Java java.net.URL",
  version: "Java 17.0.15",
  habits: HABITS,
  resolution: javaUrlResolution(HABITS),
});

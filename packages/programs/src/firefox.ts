/** Firefox: its `URL`, where the URL Standard and Firefox's library `netwerk/base` still differ. */

import { type Habit, program } from "./habit.ts";
import { removesTabsAndBreaks, stripsEnds } from "./habits/blanks.ts";
import { unlessRead } from "./habits/punycode.ts";
import { encodesCaretInPath, followsTheUrlStandard } from "./habits/url-standard.ts";
import { FIREFOX } from "./resolution/firefox.ts";
import { step } from "./step.ts";

const scriptsHaveNoHost: Habit = {
  ...step("opaque", "scripts-have-no-host", "Firefox, netwerk/base, nsSimpleURI: javascript, data, about"),
  apply(progress) {
    const [, scheme, after = ""] = /^(javascript|data|about):([^#]*)/i.exec(progress.rest) ?? [];
    if (scheme === undefined || !after.startsWith("/")) return progress;
    if (followsTheUrlStandard.apply(progress) === undefined) return undefined;
    // In the place of a path that is no path.
    const read = followsTheUrlStandard.apply({ ...progress, rest: `${scheme}:.${after}` });
    return read && { ...read, rest: read.rest.slice(1) };
  },
};

const DRIVE = /^[a-z][:|](?=[/\\?#]|$)/i;

const filesHaveNoHost: Habit = {
  ...step("slashes", "files-have-no-host", "Firefox, netwerk/base, nsStandardURL: URLTYPE_NO_AUTHORITY"),
  apply(progress) {
    const [start, slashes = ""] = /^file:([/\\]*)/i.exec(progress.rest) ?? [];
    if (start === undefined) return progress;
    const after = progress.rest.slice(start.length);
    const hasHost = slashes.length === 2 && !DRIVE.test(after);
    const path = hasHost ? after.replace(/^[^/\\?#]*/, "") : after;
    const rooted = `${slashes.slice(3)}/${path.replace(/^[/\\]/, "").replace(DRIVE, (drive) => `${drive.charAt(0)}:`)}`;
    const found = followsTheUrlStandard.apply({ ...progress, rest: `http://file${rooted}` });
    return found && { ...found, scheme: "file", host: undefined, userinfo: undefined, port: undefined };
  },
};

const readsEntryOfJar: Habit = {
  ...step("opaque", "reads-entry-of-jar", "Firefox, modules/libjar, nsJARURI: SetSpecWithBase"),
  apply(progress) {
    const [, file, entry = ""] = /^jar:(.*)!\/(.*)$/is.exec(progress.rest) ?? [];
    if (!/^jar:/i.test(progress.rest)) return progress;
    const isFile = file !== undefined && followsTheUrlStandard.apply({ ...progress, rest: file });
    const found = isFile && followsTheUrlStandard.apply({ ...progress, rest: `http://jar/${entry}` });
    return found ? { ...found, scheme: "jar", host: undefined } : undefined;
  },
};

const refusesMoreInHost: Habit = {
  ...step(
    "host-characters",
    "refuses-more-in-host",
    "Firefox, netwerk/base, nsStandardURL: NormalizeIDN, ValidIPv6orHostname",
  ),
  apply(progress) {
    const { scheme, host } = progress;
    if (!/^(?:https?|wss?|ftp)$/.test(scheme ?? "")) return progress;
    return /["*]/.test(host ?? "") ? undefined : progress;
  },
};

const refusesEmptyHexadecimal: Habit = {
  ...step("ipv4", "refuses-empty-hexadecimal", "Firefox, netwerk/base, nsStandardURL: ParseIPv4Number"),
  apply: (progress) =>
    /^(?:https?|wss?|ftp):[/\\]*(?:[^/\\?#]*@)?(?:[^/\\?#:@]*\.)?0x\.?(?:[:/\\?#]|$)/i.test(progress.rest)
      ? undefined
      : progress,
};

const encodesCaretInWebPaths: Habit = {
  ...step("encoding", "encodes-caret-in-path", "WHATWG URL §1.3, path percent-encode set, since 2024"),
  apply: (progress) =>
    /^(?:https?|wss?|ftp|file)$/.test(progress.scheme ?? "") ? encodesCaretInPath.apply(progress) : progress,
};

const HABITS: readonly Habit[] = [
  stripsEnds,
  removesTabsAndBreaks,
  refusesEmptyHexadecimal,
  unlessRead(scriptsHaveNoHost),
  unlessRead(filesHaveNoHost),
  unlessRead(readsEntryOfJar),
  unlessRead(followsTheUrlStandard),
  refusesMoreInHost,
  encodesCaretInWebPaths,
];

export const firefox = program({
  id: "firefox",
  name: "Firefox URL",
  version: "Firefox 153.7.0",
  isPlatform: true,
  habits: HABITS,
  resolution: FIREFOX,
});

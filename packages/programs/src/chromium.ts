/** Chromium: its `URL`, where the URL Standard and Chromium's library `url/` still differ. */

import { type Habit, type HabitProgress, program } from "./habit.ts";
import { removesTabsAndBreaks, stripsEnds } from "./habits/blanks.ts";
import { SPECIAL_HOST, takesAnyPunycode, unlessRead } from "./habits/punycode.ts";
import { encodesCaretInPath, followsTheUrlStandard, withUrl } from "./habits/url-standard.ts";
import { platformUrl } from "./platform-url.ts";
import { chromiumResolution } from "./resolution/chromium.ts";
import { step } from "./step.ts";

const someSchemesAreOpaque: Habit = {
  ...step("opaque", "some-schemes-are-opaque", "url/url_util.cc, opaque_non_special_schemes"),
  apply(progress) {
    const [, scheme, path = ""] =
      /^(android|drivefs|materialized-view|steam):([^?#]*)/i.exec(progress.rest) ?? [];
    if (scheme === undefined) return progress;
    const read = followsTheUrlStandard.apply(progress);
    return read && { ...read, userinfo: undefined, host: undefined, port: undefined, rest: path };
  },
};

const filesHaveNoDrives: Habit = {
  ...step("slashes", "files-have-no-drives", "url/third_party/mozilla/url_parse.cc, DoParseFile"),
  apply(progress) {
    const [start, slashes = ""] = /^file:([/\\]*)/i.exec(progress.rest) ?? [];
    if (start === undefined) return progress;
    const after = progress.rest.slice(start.length);
    const [host = ""] = slashes.length === 2 ? (/^[^/\\]*/.exec(after) ?? []) : [];
    return withFile(progress, host, after.slice(host.length).replace(/^[/\\]/, ""));
  },
};

/** The host and the path are read as in any other special scheme; a host ends at a slash alone. */
function withFile(progress: HabitProgress, host: string, path: string): HabitProgress | undefined {
  if (!/^(?:[^?#@:]*|\[[0-9A-Fa-f:.]+\])$/.test(host)) return undefined;
  const rest = `http://${host || "file"}/${path}`;
  const read = encodesBlanksInHost.apply({ ...progress, rest });
  const found = read?.scheme === undefined ? followsTheUrlStandard.apply({ ...progress, rest }) : read;
  return found && { ...found, scheme: "file", host: host === "" ? undefined : found.host };
}

/** An encoded one too; the ideographic space is mapped to one. */
const BLANK = /[ \u3000]|%20|%e3%80%80/gi;

const encodesBlanksInHost: Habit = {
  ...step("host-characters", "encodes-blanks-in-host", "url/url_canon_host.cc, kHostCharLookup: kEsc"),
  apply(progress) {
    const [, before = "", host = "", after = ""] = SPECIAL_HOST.exec(progress.rest) ?? [];
    const name = host.replace(BLANK, "");
    if (name === host) return progress;
    const isName = name === "" || /^[\0-\x7f]*$/.test(name);
    const url = isName ? platformUrl(`${before}${name || "a"}${after}`) : undefined;
    const read = withUrl(progress, url);
    return read && { ...read, host: host.replace(BLANK, "%20").toLowerCase() };
  },
};

const encodesMore: Habit = {
  ...step(
    "encoding",
    "encodes-more",
    "url/url_canon_host.cc, url/url_canon_internal.cc, kSharedCharTypeTable",
  ),
  apply(progress) {
    const { host, rest, userinfo, query } = progress;
    return {
      ...progress,
      host: host?.replaceAll("*", "%2A"),
      rest: rest.startsWith("/") ? rest.replaceAll("|", "%7C") : rest,
      userinfo: userinfo?.replaceAll("'", "%27"),
      query: query?.replaceAll("'", "%27"),
    };
  },
};

const HABITS: readonly Habit[] = [
  stripsEnds,
  removesTabsAndBreaks,
  someSchemesAreOpaque,
  unlessRead(filesHaveNoDrives),
  unlessRead(encodesBlanksInHost),
  unlessRead(takesAnyPunycode),
  unlessRead(followsTheUrlStandard),
  encodesCaretInPath,
  encodesMore,
];

export const chromium = program({
  id: "chromium",
  name: "Chromium URL",
  version: "Chromium 156.0.8078.108",
  isPlatform: true,
  habits: HABITS,
  resolution: chromiumResolution(HABITS),
});

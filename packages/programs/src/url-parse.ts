/** npm: `url-parse`, without a base: what has no scheme is a path. */

import { type Habit, type HabitProgress, program } from "./habit.ts";
import { lastAt } from "./habits/at.ts";
import { cutsFragment, cutsQuery, emptyHostIsAbsent } from "./habits/authority.ts";
import { removesTabsAndBreaks, stripsStartAndSpacesOfUnicode } from "./habits/blanks.ts";
import { readsScheme } from "./habits/scheme.ts";
import { encodedAnew } from "./habits/triplets.ts";
import { urlParseResolution } from "./resolution/url-parse.ts";
import { step } from "./step.ts";

const SPECIAL = /^(?:file|ftp|http|https|ws|wss)$/;

const isSpecial = ({ scheme = "" }: HabitProgress) => SPECIAL.test(scheme);

const freeSlashes: Habit = {
  ...step("slashes", "free-slashes", "url-parse, index.js, extractProtocol"),
  apply(progress) {
    const { scheme, rest } = progress;
    const [slashes = ""] = /^(?:\/\/)?[\\/]*/.exec(rest) ?? [];
    if (scheme === "file") return withFile(progress, slashes.length);
    if (isSpecial(progress)) return withAuthority(progress, rest.slice(slashes.length));
    return scheme !== undefined && rest.startsWith("//") ? withAuthority(progress, rest.slice(2)) : progress;
  },
};

function withFile(progress: HabitProgress, slashes: number): HabitProgress {
  const rest = slashes >= 2 ? progress.rest.slice(2) : progress.rest;
  const hasHost = slashes === 2 && !/^[a-zA-Z]:/.test(rest);
  return hasHost ? withAuthority(progress, rest) : { ...progress, rest: backslashed(progress, rest) };
}

/** The authority ends at a slash: query and fragment have been cut off before. */
function withAuthority(progress: HabitProgress, text: string): HabitProgress {
  const plain = backslashed(progress, text);
  const [authority = ""] = /^[^/]*/.exec(plain) ?? [];
  return { ...progress, authority, rest: plain.slice(authority.length) };
}

const backslashed = (progress: HabitProgress, text: string) =>
  isSpecial(progress) ? text.replaceAll("\\", "/") : text;

const encodesUserinfo: Habit = {
  ...step(
    "userinfo",
    "encodes-userinfo-of-url-parse",
    "url-parse, index.js: encodeURIComponent(decodeURIComponent())",
  ),
  apply(progress) {
    const { userinfo } = progress;
    if (userinfo === undefined) return progress;
    const [user = "", ...password] = userinfo.split(":");
    const name = encodedAnew(user);
    const secret = encodedAnew(password.join(":"));
    if (name === undefined || secret === undefined) return undefined;
    return { ...progress, userinfo: (secret ? `${name}:${secret}` : name) || undefined };
  },
};

const DEFAULT_PORTS: Readonly<Record<string, string>> = {
  http: "80",
  ws: "80",
  https: "443",
  wss: "443",
  ftp: "21",
};

const lastColonBeforeDigits: Habit = {
  ...step("port", "last-colon-before-digits", "url-parse, index.js, rules; requires-port"),
  apply(progress) {
    const { authority, scheme = "" } = progress;
    if (authority === undefined) return progress;
    const [colon = "", port] = /:([0-9]*)$/.exec(authority) ?? [];
    const host = authority.slice(0, authority.length - colon.length).toLowerCase();
    const isDefault = Number(port) === Number(DEFAULT_PORTS[scheme]) || Number(port) === 0;
    return { ...progress, host, port: scheme === "file" || isDefault ? undefined : port || undefined };
  },
};

const specialPathBeginsWithSlash: Habit = {
  ...step("empty", "special-path-begins-with-slash", "url-parse, index.js"),
  apply: (progress) =>
    isSpecial(progress) && !progress.rest.startsWith("/")
      ? { ...progress, rest: `/${progress.rest}` }
      : progress,
};

const HABITS: readonly Habit[] = [
  stripsStartAndSpacesOfUnicode,
  removesTabsAndBreaks,
  readsScheme,
  cutsFragment,
  cutsQuery,
  freeSlashes,
  lastAt,
  encodesUserinfo,
  lastColonBeforeDigits,
  emptyHostIsAbsent,
  specialPathBeginsWithSlash,
];

export const urlParse = program({
  id: "url-parse",
  name: "url-parse",
  version: "url-parse 1.5.10",
  habits: HABITS,
  resolution: urlParseResolution({
    strips: [stripsStartAndSpacesOfUnicode, removesTabsAndBreaks],
    habits: HABITS,
  }),
});

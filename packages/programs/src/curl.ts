/** curl: the URL API of libcurl, with the flags of a transfer: it guesses a scheme, and knows schemes that it lacks. */

import { removeDotSegments } from "urikit/syntax";
import { type Habit, type HabitProgress, program } from "./habit.ts";
import { firstAt } from "./habits/at.ts";
import { cutsFragment, cutsQuery } from "./habits/authority.ts";
import { refusesBlanks } from "./habits/blanks.ts";
import {
  dialsDefaultPort,
  dialsHttpOnly,
  looksUpByIdna2008,
  writesAddressAsNumber,
} from "./habits/dialling.ts";
import { readsIpv4AsInetAton, refusesPunctuation, shortensIpv6 } from "./habits/host.ts";
import { firstColonOfDigits } from "./habits/port.ts";
import { curlResolution } from "./resolution/curl.ts";
import { step } from "./step.ts";

const GUESSED = ["ftp", "dict", "ldap", "imap", "smtp", "pop3"];

const endsAtNul: Habit = {
  ...step("odd-character", "ends-at-nul", "curl, urlapi.c: strlen"),
  apply: (progress) => ({ ...progress, rest: progress.rest.split("\u0000", 1)[0] ?? "" }),
};

const oneToThreeSlashes: Habit = {
  ...step("slashes", "one-to-three-slashes", "curl, urlapi.c: Curl_is_absolute_url, parseurl"),
  apply(progress) {
    const found = /^([A-Za-z0-9+.-]{1,40}):(\/+)/.exec(progress.rest);
    if (found === null) return withHost(progress, progress.rest);
    const [, scheme = "", slashes = ""] = found;
    const known = { ...progress, scheme: scheme.toLowerCase() };
    const rest = progress.rest.slice(scheme.length + 1);
    if (known.scheme === "file") return withFile(known, rest);
    return slashes.length > 3 ? undefined : withHost(known, rest.slice(slashes.length));
  },
};

function withHost(progress: HabitProgress, text: string): HabitProgress | undefined {
  const [authority = ""] = /^[^/?#]*/.exec(text) ?? [];
  return authority === "" ? undefined : { ...progress, authority, rest: text.slice(authority.length) };
}

/** A file has no host but this one, and no letter of a drive. */
function withFile(progress: HabitProgress, text: string): HabitProgress | undefined {
  if (text.length < 2) return undefined;
  const local = /^\/\/(?:localhost|127\.0\.0\.1)?(\/.*)$/is.exec(text);
  const path = text.startsWith("//") ? local?.[1] : text;
  if (path === undefined || /^\/?[A-Za-z][:|](?:[/\\]|$)/.test(path)) return undefined;
  return { ...progress, rest: path };
}

const guessesScheme: Habit = {
  ...step("no-scheme", "guesses-scheme", "curl, urlapi.c: CURLU_GUESS_SCHEME"),
  apply(progress) {
    const label = progress.host?.toLowerCase().split(".", 2) ?? [];
    const guessed = label.length === 2 ? GUESSED.find((one) => one === label[0]) : undefined;
    return { ...progress, scheme: progress.scheme ?? guessed ?? "http" };
  },
};

const removesPlainDotSegments: Habit = {
  ...step("dot-segments", "removes-plain-dot-segments", "RFC 3986 §5.2.4; curl, urlapi.c: dedotdotify"),
  apply: (progress) => ({ ...progress, rest: removeDotSegments(progress.rest) }),
};

const emptyPathIsSlash: Habit = {
  ...step("empty", "empty-path-is-slash-of-curl", "RFC 3986 §6.2.3; curl, urlapi.c: curl_url_get"),
  apply: (progress) => ({ ...progress, rest: progress.rest || "/" }),
};

const READING: readonly Habit[] = [
  refusesBlanks,
  oneToThreeSlashes,
  firstAt,
  firstColonOfDigits,
  readsIpv4AsInetAton,
  shortensIpv6,
  refusesPunctuation,
  guessesScheme,
  cutsFragment,
  cutsQuery,
  removesPlainDotSegments,
  emptyPathIsSlash,
];

const HABITS: readonly Habit[] = [endsAtNul, ...READING];

const refusesNulInUserinfo: Habit = {
  ...step("userinfo", "refuses-nul-in-userinfo", "curl, url.c: Curl_urldecode, REJECT_CTRL"),
  apply: (progress) => (/%(?:[01][0-9a-f]|7f)/i.test(progress.userinfo ?? "") ? undefined : progress),
};

const encodesPercentInHost: Habit = {
  ...step(
    "host-decoded",
    "encodes-percent-in-host",
    "curl, urlapi.c: curl_url_get, only encode '%' in output host name",
  ),
  apply: (progress) => ({ ...progress, host: progress.host?.replaceAll("%", "%25") }),
};

const localhostIsLoopback: Habit = {
  ...step(
    "host-characters",
    "localhost-is-loopback",
    "curl, hostip.c: Curl_resolv, tailmatch; RFC 6761 §6.3",
  ),
  apply: (progress) =>
    /^(?:.*\.)?localhost$/i.test(progress.host ?? "") ? { ...progress, host: "127.0.0.1" } : progress,
};

export const curl = program({
  id: "curl",
  name: "curl",
  version: "libcurl 7.88.1",
  habits: HABITS,
  resolution: curlResolution(READING),
  dialling: [
    ...HABITS,
    dialsHttpOnly,
    refusesNulInUserinfo,
    encodesPercentInHost,
    writesAddressAsNumber,
    looksUpByIdna2008,
    localhostIsLoopback,
    dialsDefaultPort,
  ],
});

/** Java: Spring's parser of the URL Standard, which encodes nothing, and takes what has no scheme as well. */

import { type Habit, program, started } from "./habit.ts";
import { cutsFragment, cutsQuery } from "./habits/authority.ts";
import { removesTabsAndBreaks, stripsEnds } from "./habits/blanks.ts";
import { looksUpByIdna2003 } from "./habits/dialling.ts";
import { readsScheme } from "./habits/scheme.ts";
import { decoded, hasOpenTriplet } from "./habits/triplets.ts";
import { platformUrl } from "./platform-url.ts";
import { BUILDER } from "./spring.ts";
import { step } from "./step.ts";

const SOURCE = "org.springframework.web.util.WhatWgUrlParser";

/** Of the special schemes but file, the default port. */
const PORTS = new Map([
  ["http", "80"],
  ["https", "443"],
  ["ws", "80"],
  ["wss", "443"],
  ["ftp", "21"],
]);

const isSpecial = (scheme = "") => scheme === "file" || PORTS.has(scheme);

const tellsNothingOfOpaquePath: Habit = {
  ...step("opaque", "tells-nothing-of-opaque-path", `${SOURCE}, OPAQUE_PATH`),
  apply(progress) {
    const { scheme, rest } = progress;
    const isOpaque = scheme !== undefined && !isSpecial(scheme) && !rest.startsWith("/");
    return isOpaque ? { ...progress, rest: "", query: undefined } : progress;
  },
};

const slashesOfSpecialSchemes: Habit = {
  ...step("slashes", "slashes-of-special-schemes", `${SOURCE}, SPECIAL_AUTHORITY_IGNORE_SLASHES, FILE_HOST`),
  apply(progress) {
    const { scheme } = progress;
    const rest = isSpecial(scheme) ? progress.rest.replaceAll("\\", "/") : progress.rest;
    const before = scheme === "file" || !isSpecial(scheme) ? /^\/\// : /^\/*/;
    const [start] = before.exec(rest) ?? [];
    if (start === undefined)
      return { ...progress, rest: scheme === undefined ? rest : rest.replace(/^\//, "") };
    const authority = rest.slice(start.length).split("/", 1)[0] ?? "";
    // A drive letter is of the path.
    if (scheme === "file" && /^[A-Za-z][:|]$/.test(authority)) return { ...progress, rest: rest.slice(2) };
    return { ...progress, authority, rest: rest.slice(start.length + authority.length) };
  },
};

const encodesEarlierAts: Habit = {
  ...step("at", "encodes-earlier-ats", `${SOURCE}, AUTHORITY: atSignSeen`),
  apply(progress) {
    const parts = progress.authority?.split("@") ?? [];
    if (parts.length < 2 || progress.scheme === "file") return progress;
    const authority = parts.pop();
    if (authority === "") return undefined;
    const userinfo = parts.join("%40").replace(/^([^:]*):$/, "$1");
    return { ...progress, authority, userinfo: userinfo || undefined };
  },
};

const colonNeedsHost: Habit = {
  ...step("port", "colon-needs-host", `${SOURCE}, HOST, PORT`),
  apply(progress) {
    const { authority, scheme } = progress;
    if (authority === undefined || scheme === "file") return { ...progress, host: authority };
    const [, host, port] = /^((?:\[[^\]]*(?:\]|$)|[^:[])*)(?::(.*))?$/s.exec(authority) ?? [];
    if (host === "" && (port !== undefined || isSpecial(scheme))) return undefined;
    if (!/^(?:[0-9]|\{[^}]*(?:\}|$))*$/.test(port ?? "")) return undefined;
    if (!port) return { ...progress, host };
    if (port.includes("{")) return { ...progress, host, port: false };
    if (Number(port) > 65535) return undefined;
    const number = String(Number(port));
    return { ...progress, host, port: number === PORTS.get(scheme ?? "") ? undefined : number };
  },
};

const hostByIdna2003: Habit = {
  ...step("idna", "host-by-idna2003", `${SOURCE}, Host.parse; java.net.IDN, toASCII`),
  apply(progress) {
    const { host, scheme } = progress;
    if (!host) return { ...progress, host: undefined };
    const name = host.startsWith("[") ? addressOf(host) : isSpecial(scheme) ? nameOf(host) : opaque(host);
    if (name === undefined) return undefined;
    return { ...progress, host: scheme === "file" && name === "localhost" ? undefined : name };
  },
};

/** A colon alone is two. */
const addressOf = (host: string) => platformUrl(`http://${host.replace("[:]", "[::]")}/`)?.hostname;

const opaque = (host: string) => (/[\0\t\n\r #/:<>?@[\\\]^|]/.test(host) ? undefined : host);

function nameOf(host: string): string | undefined {
  const text = decoded(host);
  if (hasOpenTriplet(host) || withHalves(text) !== text) return undefined;
  const name = /^[\0-\x7f]*$/.test(text)
    ? text.toLowerCase()
    : looksUpByIdna2003.apply({ ...started(""), host: text })?.host;
  if (!name || /[\0- #%/:<>?@[\\\]^|\x7f]/.test(name)) return undefined;
  const [, hexadecimal, last] = /(?:^|\.)(?:(0x[0-9a-f]*)|([0-9]+))\.?$/.exec(name) ?? [];
  if (hexadecimal !== undefined) return Number(`${hexadecimal}0`) / 16 < 2 ** 31 ? addressOf(name) : name;
  if (last === undefined) return name;
  const number = Number.parseInt(last, last.startsWith("0") ? 8 : 10);
  return number < 2 ** 31 ? addressOf(name) : undefined;
}

const removesDotSegmentsAlone: Habit = {
  ...step("dot-segments", "removes-dot-segments-alone", `${SOURCE}, PATH, PathSegments`),
  apply(progress) {
    const isFile = progress.scheme === "file";
    const kept: string[] = [];
    const segments = progress.rest.split(/(?=\/)/);
    for (const [at, segment] of segments.entries()) {
      const [, dots] = /^\/?((?:\.|%2e){1,2})$/i.exec(segment) ?? [];
      const isUp = dots !== undefined && /^(?:\.|%2e){2}$/i.test(dots);
      if (isUp && !(isFile && kept.length === 1 && /^[A-Za-z]:$/.test(kept[0] ?? ""))) kept.pop();
      if (dots === undefined)
        kept.push(isFile && kept.length === 0 ? segment.replace(/^([A-Za-z])\|$/, "$1:") : segment);
      else if (at === segments.length - 1) kept.push("");
    }
    return { ...progress, rest: kept.join("") };
  },
};

const readsHalvesAgain: Habit = {
  ...step("odd-character", "reads-halves-again", `${SOURCE}, basicUrlParser: codePointAt`),
  apply: ({ rest, query, ...found }) => ({
    ...found,
    rest: withHalves(rest),
    query: query && withHalves(query),
  }),
};

/** Java writes half a character as `?`. */
const withHalves = (text: string) => text.replace(/[\u{10000}-\u{10ffff}]/gu, "$&?");

export const springWhatWg = program({
  id: "spring-whatwg",
  name: "Spring, WHATWG",
  version: "Spring 7.0.10",
  isPlatform: true,
  habits: [
    stripsEnds,
    removesTabsAndBreaks,
    readsScheme,
    cutsFragment,
    cutsQuery,
    tellsNothingOfOpaquePath,
    slashesOfSpecialSchemes,
    encodesEarlierAts,
    colonNeedsHost,
    hostByIdna2003,
    removesDotSegmentsAlone,
    ...BUILDER,
    readsHalvesAgain,
  ],
});

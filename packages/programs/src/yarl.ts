/** Python: `yarl`, which reads as `urllib.parse` once did, with checks of its own, encodes that, and tells it decoded. */

import { toAscii, toUnicode, URL_STANDARD } from "urikit/idna";
import { type Habit, program } from "./habit.ts";
import { lastAt } from "./habits/at.ts";
import { authorityEndsAsInRfc3986, cutsFragment, cutsQuery, emptyQueryIsAbsent } from "./habits/authority.ts";
import { removesTabsAndBreaks, stripsStart } from "./habits/blanks.ts";
import { isIpv6 } from "./habits/host.ts";
import { integerOfPython } from "./habits/integer.ts";
import { compressedIpv6 } from "./habits/ipv6.ts";
import { decoded } from "./habits/triplets.ts";
import { refusesWhatItDoesNotRead } from "./resolution/reading.ts";
import { yarlResolution } from "./resolution/yarl.ts";
import { step } from "./step.ts";

const anySchemeCharacterBegins: Habit = {
  ...step("scheme", "any-scheme-character-begins", "yarl/_parse.py, split_url: scheme_chars"),
  apply(progress) {
    const [whole = "", scheme] = /^([A-Za-z0-9+.-]+):/.exec(progress.rest) ?? [];
    return { ...progress, scheme: scheme?.toLowerCase(), rest: progress.rest.slice(whole.length) };
  },
};

const refusesBackslashInAuthority: Habit = {
  ...step("backslash", "refuses-backslash-in-authority", "yarl/_parse.py, split_url, since 1.24"),
  apply: (progress) => (progress.authority?.includes("\\") ? undefined : progress),
};

const bracketsBeginTheHost: Habit = {
  ...step("ipv6", "brackets-begin-the-host", "yarl/_parse.py, split_url"),
  apply(progress) {
    const { authority } = progress;
    if (authority === undefined || !/[[\]]/.test(authority)) return progress;
    const [, address, after] =
      /^\[([^[\]]*)\]([^[\]]*)$/.exec(authority.slice(authority.lastIndexOf("@") + 1)) ?? [];
    if (address === undefined || !/^(?::|$)/.test(after ?? "")) return undefined;
    const isAddress = address.startsWith("v") ? /^v[a-fA-F0-9]+\../.test(address) : address.includes(":");
    return isAddress ? progress : undefined;
  },
};

const refusesPercentInDisguiseToo: Habit = {
  ...step("disguise", "refuses-percent-in-disguise-too", "yarl/_parse.py, _check_netloc"),
  apply(progress) {
    const { authority = "" } = progress;
    const bare = authority.replace(/[@:#?]/g, "");
    const normal = bare.normalize("NFKC");
    return !/^[\0-\x7f]*$/.test(authority) && normal !== bare && /[/?#@:%]/.test(normal)
      ? undefined
      : progress;
  },
};

const portIsIntegerOfPython: Habit = {
  ...step("port", "port-is-integer-of-python", "yarl/_parse.py, split_netloc: int"),
  apply(progress) {
    const { authority } = progress;
    if (authority === undefined) return progress;
    const [, bracketed, name, text = ""] = /^(?:\[(.*)\]|([^:]*))(?::(.*))?$/s.exec(authority) ?? [];
    const port = text === "" ? undefined : integerOfPython(text);
    if (text !== "" && (port === undefined || port < 0 || port > 65535)) return undefined;
    const isEmpty = authority === "" && progress.userinfo === undefined;
    const host = isEmpty ? undefined : (bracketed ?? name ?? "");
    return { ...progress, host, port: port === undefined ? undefined : String(port) };
  },
};

const NEEDS_HOST = /^(?:https?|wss?|ftp)$/;

const refusesEmptyHostInSomeSchemes: Habit = {
  ...step("no-host", "refuses-empty-host-in-some-schemes", "yarl/_url.py, encode_url: SCHEME_REQUIRES_HOST"),
  apply(progress) {
    const { authority, userinfo, host, scheme = "" } = progress;
    if (authority === undefined || (authority === "" && userinfo === undefined)) return progress;
    return host === "" && NEEDS_HOST.test(scheme) ? undefined : progress;
  },
};

/** `_DEFAULT_IGNORABLE_RE`: Default_Ignorable_Code_Point, which is no other character, and what nameprep deletes. */
const DELETED = /[\p{Default_Ignorable_Code_Point}\u1806]/u;

const tellsNameInUnicode: Habit = {
  ...step("idna", "tells-name-in-unicode", "yarl/_url.py, _encode_host, _idna_encode, host; UTS 46 §4.3"),
  apply(progress) {
    const { host } = progress;
    if (!host) return progress;
    const address = addressOf(host);
    if (address !== undefined) return { ...progress, host: address.replaceAll("%25", "%") };
    const isAscii = /^[\0-\x7f]*$/.test(host);
    if (!isAscii && DELETED.test(host)) return undefined;
    if (isAscii && (/[0-9]$/.test(host) || host.includes(":")))
      return { ...progress, host: host.toLowerCase().replaceAll("%25", "%") };
    const ascii = isAscii ? host : toAscii(host.toLowerCase(), URL_STANDARD).text;
    if (ascii !== undefined && /[0-9]$/.test(ascii)) return { ...progress, host: ascii };
    const name = host.includes("%") ? host.toLowerCase() : unicodeOf(host);
    return name === undefined ? undefined : { ...progress, host: name };
  },
};

function unicodeOf(host: string): string | undefined {
  const name = host.toLowerCase();
  if (/^[\0-\x7f]*$/.test(name) && !name.includes("xn--")) return name;
  const of2008 = toUnicode(name, URL_STANDARD);
  const { valid, text } = of2008.valid ? of2008 : toUnicode(name, { ...URL_STANDARD, transitional: true });
  return valid && text !== "" ? text : undefined;
}

const tellsUserinfoDecoded: Habit = {
  ...step("userinfo", "tells-userinfo-decoded", "yarl/_url.py, user, password"),
  apply: (progress) => ({ ...progress, userinfo: unquoted(progress.userinfo ?? "") || undefined }),
};

/** Octets that are not UTF-8 stay encoded. */
function unquoted(text: string): string {
  return decoded(text.replace(/%[0-9A-Fa-f]{2}/g, (one) => one.toUpperCase())).replace(
    /[\udc80-\udcff]/gu,
    (octet) => `%${(octet.charCodeAt(0) - 0xdc00).toString(16).toUpperCase()}`,
  );
}

/** An address as Python's `ipaddress` writes it, and what stands after a `%`; undefined for a name. */
export function addressOf(host: string): string | undefined {
  const mark = host.includes("%25") ? "%25" : "%";
  const [address = "", ...zone] = host.split(mark);
  if (isIpv6(address)) return [compressedIpv6(address), ...zone].join(mark);
  return undefined;
}

const removesDotSegmentsBelowTheRoot: Habit = {
  ...step(
    "dot-segments",
    "removes-dot-segments-below-the-root",
    "yarl/_path.py, normalize_path; RFC 3986 §5.2.4",
  ),
  apply(progress) {
    const { host, userinfo, port, rest } = progress;
    if (!host && !userinfo && port === undefined) return progress;
    const path = rest.replace(/%2e/gi, ".");
    return { ...progress, rest: path === "" ? "/" : path.includes(".") ? withoutDotSegments(path) : path };
  },
};

function withoutDotSegments(path: string): string {
  const kept: string[] = [];
  for (const segment of path.slice(1).split("/")) {
    if (segment === "..") kept.pop();
    else if (segment !== ".") kept.push(segment);
  }
  if (/\/\.\.?$/.test(path)) kept.push("");
  return `/${kept.join("/")}`;
}

const tellsPathDecoded: Habit = {
  ...step("encoding", "tells-path-decoded", "yarl/_url.py, path"),
  apply: (progress) => ({ ...progress, rest: unquoted(progress.rest) }),
};

const plusIsSpace: Habit = {
  ...step("plus", "plus-is-space", "yarl/_url.py, query_string; HTML §4.10.22.6"),
  apply(progress) {
    const parts = progress.query?.replaceAll("+", " ").split(/(%(?:2[6Bb]|3[BbDd]))/);
    const query = parts?.map((part, at) => (at % 2 === 1 ? part.toUpperCase() : unquoted(part))).join("");
    return { ...progress, query };
  },
};

const READING: readonly Habit[] = [
  stripsStart,
  removesTabsAndBreaks,
  anySchemeCharacterBegins,
  authorityEndsAsInRfc3986,
  refusesBackslashInAuthority,
  bracketsBeginTheHost,
  refusesPercentInDisguiseToo,
  cutsFragment,
  cutsQuery,
  emptyQueryIsAbsent,
  lastAt,
  portIsIntegerOfPython,
  refusesEmptyHostInSomeSchemes,
];

export const yarl = program({
  id: "yarl",
  name: "Python yarl",
  version: "yarl 1.25.1",
  habits: [
    ...READING,
    tellsNameInUnicode,
    tellsUserinfoDecoded,
    removesDotSegmentsBelowTheRoot,
    tellsPathDecoded,
    plusIsSpace,
  ],
  resolution: [
    refusesWhatItDoesNotRead([...READING, tellsNameInUnicode], "yarl/_url.py, encode_url"),
    ...yarlResolution(READING),
  ],
});

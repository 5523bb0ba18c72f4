/** Python: `yarl` 1.8, which reads with `urllib.parse`, encodes that, and tells it decoded. */

import { toUnicode, URL_STANDARD } from "urikit/idna";
import { type Habit, program } from "./habit.ts";
import { isIpv6 } from "./habits/host.ts";
import { compressedIpv6 } from "./habits/ipv6.ts";
import { decoded } from "./habits/triplets.ts";
import { refusesWhatItDoesNotRead } from "./resolution/reading.ts";
import { yarlResolutionOf18 } from "./resolution/yarl-1-8.ts";
import { step } from "./step.ts";
import { urllib } from "./urllib.ts";

const refusesEmptyHostAndWrongPort: Habit = {
  ...step("no-host", "refuses-empty-host-and-wrong-port", "yarl/_url.py, URL.__new__"),
  apply(progress) {
    const { authority, userinfo, host, port } = progress;
    if (!authority && userinfo === undefined) return progress;
    if (host === undefined || port === false) return undefined;
    return { ...progress, port: port === "0" ? undefined : port };
  },
};

const tellsHostInUnicode: Habit = {
  ...step("idna", "tells-host-in-unicode", "yarl/_url.py, _encode_host, _idna_encode, host; UTS 46 §4.3"),
  apply(progress) {
    const { host } = progress;
    if (host === undefined) return progress;
    const [address = "", ...zone] = host.split("%");
    if (isIpv6(address)) return { ...progress, host: [compressedIpv6(address), ...zone].join("%") };
    if (host.includes(":")) return { ...progress, host: host.split(":", 1)[0]?.toLowerCase(), port: false };
    const name = host.includes("%") ? host.toLowerCase() : unicodeOf(host);
    return name === undefined ? undefined : { ...progress, host: name };
  },
};

export function unicodeOf(host: string): string | undefined {
  const name = host.toLowerCase();
  if (/^[\0-\x7f]*$/.test(name) && !name.includes("xn--")) return name;
  const of2008 = toUnicode(name, URL_STANDARD);
  const { valid, text } = of2008.valid ? of2008 : toUnicode(name, { ...URL_STANDARD, transitional: true });
  return valid && text !== "" ? text : undefined;
}

export const tellsUserinfoDecoded: Habit = {
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

export const removesDotSegmentsAfterAuthority: Habit = {
  ...step("dot-segments", "removes-dot-segments-after-authority", "yarl/_url.py, _normalize_path"),
  apply(progress) {
    const { host, rest } = progress;
    if (host === undefined) return progress;
    const path = withoutDotSegments(rest.replace(/%2e/gi, "."));
    return path === "" || path.startsWith("/") ? { ...progress, rest: path || "/" } : undefined;
  },
};

/** The empty segment before the first slash is one that `..` removes. */
function withoutDotSegments(path: string): string {
  const kept: string[] = [];
  for (const segment of path.split("/")) {
    if (segment === "..") kept.pop();
    else if (segment !== ".") kept.push(segment);
  }
  if (/(?:^|\/)\.\.?$/.test(path)) kept.push("");
  return kept.join("/");
}

export const tellsPathDecoded: Habit = {
  ...step("encoding", "tells-path-decoded", "yarl/_url.py, path"),
  apply: (progress) => ({ ...progress, rest: unquoted(progress.rest) }),
};

export const plusIsSpace: Habit = {
  ...step("plus", "plus-is-space", "yarl/_url.py, query_string; HTML §4.10.22.6"),
  apply(progress) {
    const parts = progress.query?.replaceAll("+", " ").split(/(%(?:2[6Bb]|3[BbDd]))/);
    const query = parts?.map((part, at) => (at % 2 === 1 ? part.toUpperCase() : unquoted(part))).join("");
    return { ...progress, query };
  },
};

const READING: readonly Habit[] = [...urllib.habits, refusesEmptyHostAndWrongPort];

export const yarlOf18 = program({
  id: "yarl@1.8",
  name: "Python yarl 1.8",
  version: "yarl 1.8.2",
  habits: [
    ...READING,
    tellsHostInUnicode,
    tellsUserinfoDecoded,
    removesDotSegmentsAfterAuthority,
    tellsPathDecoded,
    plusIsSpace,
  ],
  resolution: [
    refusesWhatItDoesNotRead(
      [...READING, tellsHostInUnicode, removesDotSegmentsAfterAuthority],
      "yarl/_url.py, URL.__new__",
    ),
    ...yarlResolutionOf18(READING),
  ],
});

/** OkHttp: `HttpUrl`, and its client. */

import { toAscii, URL_STANDARD } from "urikit/idna";
import { type Habit, program } from "./habit.ts";
import { dialsDefaultPort } from "./habits/dialling.ts";
import { isIpv6, readsIpv4AsInetAton } from "./habits/host.ts";
import { compressedIpv6, groupsOf } from "./habits/ipv6.ts";
import { decoded } from "./habits/triplets.ts";
import { readsDecimalAddress } from "./java-url.ts";
import { encoded, okhttpResolution, stripped } from "./resolution/okhttp.ts";
import { step } from "./step.ts";

const SOURCE = "okhttp3.HttpUrl, Builder";

const stripsAsciiWhiteSpace: Habit = {
  ...step("blanks", "strips-ascii-white-space", `${SOURCE}.parse: indexOfFirstNonAsciiWhitespace`),
  apply: (progress) => ({ ...progress, rest: stripped(progress.rest) }),
};

const readsHttpOnly: Habit = {
  ...step("scheme", "reads-http-only", `${SOURCE}.parse: schemeDelimiterOffset`),
  apply(progress) {
    const [start, scheme = ""] = /^(https?):/i.exec(progress.rest) ?? [];
    if (start === undefined) return undefined;
    return { ...progress, scheme: scheme.toLowerCase(), rest: progress.rest.slice(start.length) };
  },
};

const anySlashesBeforeAuthority: Habit = {
  ...step("slashes", "any-slashes-before-authority", `${SOURCE}.parse: slashCount`),
  apply(progress) {
    const [start = "", authority = ""] = /^[/\\]*([^/\\?#]*)/.exec(progress.rest) ?? [];
    return { ...progress, authority, rest: progress.rest.slice(start.length) };
  },
};

/** Tabs and breaks are left out; what is encoded is decoded again when it is told. */
const told = (text: string) => replaced(decoded(text.replace(/[\t\n\f\r]/g, "")));

/** Octets that are not UTF-8 become U+FFFD. */
const replaced = (text: string) => text.replace(/[\udc80-\udcff]/gu, "\ufffd");

/** The userinfo, with user and password as they are told or written. */
const userinfoBy = (told: (text: string) => string): Habit => ({
  ...step("at", "last-at-and-first-colon", `${SOURCE}.parse: '@'; HttpUrl.username, password`),
  apply({ authority = "", ...found }) {
    const parts = authority.split("@");
    const host = parts.pop() ?? "";
    if (parts.length === 0) return { ...found, authority: host };
    // A part with a colon ends the user; those after it are of the password.
    const at = parts.findIndex((part) => part.includes(":"));
    const users = at === -1 ? parts : [...parts.slice(0, at), parts[at]?.split(":")[0] ?? ""];
    const first = at === -1 ? undefined : parts[at]?.slice((parts[at]?.indexOf(":") ?? 0) + 1);
    const password = first === undefined ? "" : [first, ...parts.slice(at + 1)].join("@");
    const user = users.join("@");
    const userinfo = told(password) === "" ? told(user) : `${told(user)}:${told(password)}`;
    return { ...found, authority: host, userinfo: userinfo || undefined };
  },
});

const userinfoTold = userinfoBy(told);
const userinfoWritten = userinfoBy((text) => encoded(text, /[^!-~]|["':;<=>@[\\\]^`{}|]/gu));

const portUpTo65535: Habit = {
  ...step("port", "port-from1-to65535", `${SOURCE}.portColonOffset, parsePort`),
  apply(progress) {
    const { authority = "", scheme } = progress;
    const [, host = "", port] = /^((?:\[[^\]]*\]?|[^:[])*)(?::(.*))?$/s.exec(authority) ?? [];
    if (!port) return { ...progress, host };
    const number = /^\+?[0-9]+$/.test(port) ? Number(port) : 0;
    if (number < 1 || number > 65535) return undefined;
    const isDefault = number === (scheme === "https" ? 443 : 80);
    return { ...progress, host, port: isDefault ? undefined : String(number) };
  },
};

const canonicalHost: Habit = {
  ...step("host-decoded", "decodes-and-maps-host", "okhttp3.internal, toCanonicalHost"),
  apply(progress) {
    const name = replaced(decoded(progress.host ?? ""));
    const host = name.includes(":") ? addressOf(name) : nameOf(name);
    return host === undefined ? undefined : { ...progress, host };
  },
};

/** With brackets or without. */
export function addressOf(name: string): string | undefined {
  const address = name.replace(/^\[(.*)\]$/s, "$1");
  if (!isIpv6(address)) return undefined;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return compressedIpv6(address);
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join(".");
}

/** Letters of all scripts are mapped; a name has no delimiters, and labels of up to 63 characters. */
function nameOf(name: string): string | undefined {
  const isAscii = /^[\0-\x7f]*$/.test(name);
  const text = isAscii
    ? name.toLowerCase()
    : toAscii(name, { ...URL_STANDARD, checkBidi: false, checkJoiners: false }).text;
  if (text === undefined || text === "" || /[^!-~]|[#%/:?@[\\\]]/.test(text)) return undefined;
  const labels = text.split(".");
  const isLong = text.length > 253 || labels.some((label) => label.length > 63);
  const hasEmpty = labels.slice(0, -1).some((label) => label === "");
  return isLong || hasEmpty ? undefined : text;
}

const pathOfOkhttp: Habit = {
  ...step("dot-segments", "removes-dots-and-encodes-path", `${SOURCE}.resolvePath, push, pop`),
  apply(progress) {
    const [, path = "", query] = /^([^?#]*)(?:\?([^#]*))?/.exec(progress.rest) ?? [];
    return {
      ...progress,
      rest: pathWithoutDots(path),
      query: query === undefined ? undefined : encoded(query, /[^!-~]|["'<>]/gu),
    };
  },
};

function pathWithoutDots(path: string): string {
  const kept: string[] = [""];
  const segments = path.replace(/^[/\\]/, "").split(/[/\\]/);
  for (const [at, segment] of segments.entries()) {
    const isLast = at === segments.length - 1;
    if (isLast && segment === "") break;
    const text = encoded(segment, /[^!-~]|["<>^`{}|]/gu);
    if (/^(?:\.|%2e)$/i.test(text)) continue;
    if (/^(?:\.|%2e){2}$/i.test(text)) {
      const removed = kept.pop();
      if (removed === "" && kept.length > 0) kept[kept.length - 1] = "";
      else kept.push("");
      continue;
    }
    if (kept.at(-1) === "") kept[kept.length - 1] = text;
    else kept.push(text);
    if (!isLast) kept.push("");
  }
  return `/${kept.join("/")}`;
}

const readsWebSocketsAsHttp: Habit = {
  ...step("scheme", "reads-web-sockets-as-http", "okhttp3.Request, Builder.url: canonicalUrl"),
  apply: (progress) => ({ ...progress, rest: progress.rest.replace(/^ws(s?):/i, "http$1:") }),
};

export const refusesAmbiguousAddresses: Habit = {
  ...step(
    "ipv4",
    "refuses-ambiguous-addresses",
    "sun.net.util.IPAddressUtil, validateNumericFormatV4; JDK-8277608",
  ),
  apply(progress) {
    const isDecimal = readsDecimalAddress.apply(progress)?.host !== progress.host;
    const isNumber = readsIpv4AsInetAton.apply(progress)?.host !== progress.host;
    return isNumber && !isDecimal ? undefined : progress;
  },
};

export const dialsThisMachineForZero: Habit = {
  ...step("ipv4", "dials-this-machine-for-zero", "sun.nio.ch.Net, connect: isAnyLocalAddress"),
  apply: (progress) =>
    progress.host === "0.0.0.0" || progress.host === "::" ? { ...progress, host: "127.0.0.1" } : progress,
};

const HABITS: readonly Habit[] = [
  stripsAsciiWhiteSpace,
  readsHttpOnly,
  anySlashesBeforeAuthority,
  userinfoTold,
  portUpTo65535,
  canonicalHost,
  pathOfOkhttp,
];

export const okhttp = program({
  id: "okhttp",
  name: "OkHttp",
  version: "OkHttp 5.5.1",
  habits: HABITS,
  resolution: okhttpResolution(HABITS.map((habit) => (habit === userinfoTold ? userinfoWritten : habit))),
  dialling: [
    readsWebSocketsAsHttp,
    ...HABITS,
    refusesAmbiguousAddresses,
    readsDecimalAddress,
    dialsThisMachineForZero,
    dialsDefaultPort,
  ],
});

/** The form of a host, and how it is reported (RFC 3986 §3.2.2). */

import { isUriReference } from "urikit";
import type { Habit } from "../habit.ts";
import { step } from "../step.ts";
import { shortIpv6 } from "./ipv6.ts";
import { decoded, hasOpenTriplet } from "./triplets.ts";

/** Whether it is an IPv6address of RFC 3986. */
export function isIpv6(text: string): boolean {
  return /^[0-9A-Fa-f:.]+$/.test(text) && isUriReference(`//[${text}]`);
}

export const lowersHost: Habit = {
  ...step("host-characters", "lowers-host", "urllib.parse, hostname"),
  apply({ host, ...found }) {
    const [name = "", ...zone] = host?.split("%") ?? [];
    return { ...found, host: host && [name.toLowerCase(), ...zone].join("%") };
  },
};

export const checksBrackets: Habit = {
  ...step("ipv6", "checks-brackets", "urllib.parse, _check_bracketed_netloc"),
  apply(progress) {
    const { authority } = progress;
    if (authority === undefined || !/[[\]]/.test(authority)) return progress;
    const place = authority.slice(authority.lastIndexOf("@") + 1);
    const [, address, after] = /^\[([^\]]*)\]?(.*)$/s.exec(place) ?? [];
    if (address === undefined || (after !== "" && !after?.startsWith(":"))) return undefined;
    if (!authority.includes("[") || !authority.includes("]")) return undefined;
    return isAddress(address) ? progress : undefined;
  },
};

/** Python's `ipaddress`, which knows zones. */
function isAddress(text: string): boolean {
  if (text.startsWith("v")) return /^v[a-fA-F0-9]+\..+$/.test(text);
  const [address = "", ...zone] = text.split("%");
  return isIpv6(address) && zone.length < 2 && zone[0] !== "";
}

export const refusesDelimitersInDisguise: Habit = {
  ...step("disguise", "refuses-delimiters-in-disguise", "urllib.parse, _checknetloc; CVE-2019-9636"),
  apply(progress) {
    const bare = progress.authority?.replace(/[@:#?]/g, "") ?? "";
    const normal = bare.normalize("NFKC");
    return normal !== bare && /[/?#@:]/.test(normal) ? undefined : progress;
  },
};

/** The characters that a host may have unencoded: `shouldEscape` of the package has the list. */
const HOST_OF_GO = /^[A-Za-z0-9!$&'()*+,;=:[\]<>"\-_.~\u0080-\uffff]*$/;

export const decodesHost: Habit = {
  ...step("host-decoded", "decodes-host", "net/url, unescape with encodeHost"),
  apply(progress) {
    const { host } = progress;
    if (host === undefined) return progress;
    const zone = host.startsWith("[") ? host.indexOf("%25") : -1;
    const [name, after] = zone === -1 ? [host, ""] : [host.slice(0, zone), host.slice(zone)];
    const isName = HOST_OF_GO.test(name.replace(/%(?:25|[89A-Fa-f][0-9A-Fa-f])/g, ""));
    if (!isName || !isZoneOfGo(after)) return undefined;
    const text = decoded(name) + decoded(after);
    return { ...progress, host: text.startsWith("[") && text.endsWith("]") ? text.slice(1, -1) : text };
  },
};

/** Decoded, a zone has the characters of a host, `%` as `%25`, and spaces. */
function isZoneOfGo(zone: string): boolean {
  if (hasOpenTriplet(zone)) return false;
  const text = decoded(zone.replace(/%25|%20/g, ""));
  return HOST_OF_GO.test(text) && HOST_OF_GO.test(zone.replace(/%/g, ""));
}

export const checksAddress: Habit = {
  ...step("ipv6", "checks-address", "java.net.URLStreamHandler, parseURL"),
  apply(progress) {
    const { authority } = progress;
    if (!authority?.startsWith("[")) return progress;
    const [, address = "", after = ""] = /^\[([^\]]*)\](.*)$/s.exec(authority) ?? [];
    const isPlace = isIpv6(address.replace(/%.+$/s, "")) && (after === "" || after.startsWith(":"));
    return isPlace ? progress : undefined;
  },
};

/** A number of C: decimal, octal after `0`, hexadecimal after `0x`. */
function numberOfC(text: string): number {
  if (!/^(?:0[xX][0-9A-Fa-f]+|0[0-7]*|[1-9][0-9]*)$/.test(text)) return Number.NaN;
  return /^0[0-7]+$/.test(text) ? Number.parseInt(text, 8) : Number(text);
}

export const readsIpv4AsInetAton: Habit = {
  ...step("ipv4", "reads-ipv4-as-inet-aton", "inet_aton(3); WHATWG URL §3.5; curl, urlapi.c: ipv4_normalize"),
  apply: (progress) => ({ ...progress, host: progress.host && addressOfNumbers(progress.host, numberOfC) }),
};

/** The last number fills what the others leave of 32 bits; a host with a part that is no number stays as it is. */
export function addressOfNumbers(host: string, numberOf: (part: string) => number): string {
  const numbers = host.split(".").map(numberOf);
  const last = numbers.pop() ?? 0;
  const size = 4 - numbers.length;
  if (size < 1 || !numbers.every((number) => number < 256) || !(last < 256 ** size)) return host;
  const filled = Array.from({ length: size }, (_, at) => Math.floor(last / 256 ** (size - 1 - at)) % 256);
  return [...numbers, ...filled].join(".");
}

export const shortensIpv6: Habit = {
  ...step("zone", "shortens-ipv6", "curl, urlapi.c: ipv6_parse; RFC 5952 §4"),
  apply(progress) {
    const { host } = progress;
    if (!host?.startsWith("[")) return progress;
    const [, address = "", zone] = /^\[([0-9A-Fa-f:.]*)(%[^\]]+)?\]$/.exec(host) ?? [];
    if (!isIpv6(address) || (zone?.length ?? 0) > (zone?.startsWith("%25") ? 18 : 16)) return undefined;
    const short = shortIpv6(address);
    return { ...progress, host: `[${short.length < address.length ? short : address}]` };
  },
};

export const refusesPunctuation: Habit = {
  ...step("host-decoded", "refuses-punctuation", "curl, urlapi.c: urldecode_host, hostname_check"),
  apply(progress) {
    const { host } = progress;
    if (host === undefined || host.startsWith("[")) return progress;
    const name = decoded(host);
    const isName = !/[ /:#?!@{}[\]\\$'"^`*<>=;,+&()]/.test(name) && ![...name].some((one) => one < " ");
    return isName && name !== "" ? { ...progress, host: name } : undefined;
  },
};

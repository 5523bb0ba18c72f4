/** Python: what `urlopen` finds, which reads a URL without `urlsplit`: the userinfo is a part of its host. */

import type { Habit } from "../habit.ts";
import { step } from "../step.ts";
import { isWhiteSpace } from "./blanks.ts";
import { decoded } from "./triplets.ts";

const unwraps: Habit = {
  ...step("prefix", "unwraps", "urllib.parse, unwrap; RFC 3986 Appendix C"),
  apply(progress) {
    const text = stripped(progress.rest);
    const inner = stripped(/^<(.*)>$/s.exec(text)?.[1] ?? text);
    return { ...progress, rest: inner.startsWith("URL:") ? stripped(inner.slice(4)) : inner };
  },
};

function stripped(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isWhiteSpace(text.charAt(start))) start++;
  while (end > start && isWhiteSpace(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

const lastNumberSignBeginsFragment: Habit = {
  ...step("fragment", "last-number-sign-begins-fragment", "urllib.parse, _splittag: rpartition"),
  apply: (progress) => ({ ...progress, rest: progress.rest.replace(/#[^#]*$/, "") }),
};

const anythingBeforeColonIsScheme: Habit = {
  ...step("scheme", "anything-before-colon-is-scheme", "urllib.parse, _splittype"),
  apply(progress) {
    const [whole, scheme] = /^([^/:]+):/.exec(progress.rest) ?? [];
    if (whole === undefined) return undefined;
    return { ...progress, scheme: scheme?.toLowerCase(), rest: progress.rest.slice(whole.length) };
  },
};

const userinfoIsHost: Habit = {
  ...step(
    "userinfo",
    "userinfo-is-host",
    "urllib.parse, _splithost; urllib.request, Request._parse: unquote",
  ),
  apply(progress) {
    const [whole, authority = ""] = /^\/\/([^/#?]*)/.exec(progress.rest) ?? [];
    if (whole === undefined || authority === "") return undefined;
    const host = decoded(authority).replace(/[\udc80-\udcff]/gu, "\ufffd");
    return { ...progress, host, rest: progress.rest.slice(whole.length) };
  },
};

const refusesHeader: Habit = {
  ...step(
    "host-characters",
    "refuses-header",
    "http.client, putheader, putrequest, _validate_path, _validate_host",
  ),
  apply: (progress) =>
    /^[\0-\xff]*$/.test(progress.host ?? "") && /^[!-~]*$/.test(progress.rest) ? progress : undefined,
};

/** `sys.int_info.default_max_str_digits` of Python 3.11. */
const MOST_DIGITS = 4300;

const lastColonOfInteger: Habit = {
  ...step("port", "last-colon-of-integer", "http.client, _get_hostport: int"),
  apply(progress) {
    const { host = "" } = progress;
    const colon = host.lastIndexOf(":");
    if (colon <= host.lastIndexOf("]")) return progress;
    const text = host.slice(colon + 1);
    const place = { ...progress, host: host.slice(0, colon) };
    if (text === "") return place;
    const [, sign = "", digits = ""] = /^\s*([+-]?)([0-9][0-9_]*)\s*$/.exec(text) ?? [];
    const isNumber = digits !== "" && !digits.includes("__") && !digits.endsWith("_");
    if (!isNumber || digits.length > MOST_DIGITS) return undefined;
    const value = BigInt(digits.replaceAll("_", ""));
    return { ...place, port: String(sign === "-" ? -value : value) };
  },
};

const refusesBlanksInHost: Habit = {
  ...step("blanks", "refuses-blanks-in-host", "http.client, _validate_host; CVE-2019-18348"),
  apply: (progress) => (/[\0- \x7f]/.test(progress.host ?? "") ? undefined : progress),
};

export const URLOPEN: readonly Habit[] = [
  unwraps,
  lastNumberSignBeginsFragment,
  anythingBeforeColonIsScheme,
  userinfoIsHost,
  refusesHeader,
  lastColonOfInteger,
  refusesBlanksInHost,
];

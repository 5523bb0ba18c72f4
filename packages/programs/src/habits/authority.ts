/** The authority: after which slashes it begins, and at which character it ends (RFC 3986 §3.2). */

import type { Habit } from "../habit.ts";
import { step } from "../step.ts";

export const authorityEndsAsInRfc3986: Habit = {
  ...step("authority", "authority-ends-as-in-rfc3986", "RFC 3986 §3.2"),
  apply(progress) {
    const found = /^\/\/([^/?#]*)/.exec(progress.rest);
    if (found === null) return progress;
    const [whole, authority] = found;
    return { ...progress, authority, rest: progress.rest.slice(whole.length) };
  },
};

export const authorityEndsAtBackslash: Habit = {
  ...step(
    "authority",
    "authority-ends-at-backslash",
    "urllib3/util/url.py, URI_RE; rfc3986/abnf_regexp.py; WHATWG URL §4.4",
  ),
  apply(progress) {
    const found = /^\/\/([^\\/?#]*)/.exec(progress.rest);
    if (found === null) return progress;
    const [whole, authority] = found;
    return { ...progress, authority: authority || undefined, rest: progress.rest.slice(whole.length) };
  },
};

export const noAuthorityAfterThreeSlashes: Habit = {
  ...step("slashes", "no-authority-after-three-slashes", "net/url, parse"),
  apply(progress) {
    const { scheme, rest } = progress;
    if (scheme === undefined && rest.startsWith("///")) return progress;
    return authorityEndsAsInRfc3986.apply(progress);
  },
};

export const noAuthorityAfterFourSlashes: Habit = {
  ...step("slashes", "no-authority-after-four-slashes", "java.net.URLStreamHandler, parseURL: isUNCName"),
  apply: (progress) =>
    progress.rest.startsWith("////") ? progress : authorityEndsAsInRfc3986.apply(progress),
};

export const cutsFragment: Habit = {
  ...step("fragment", "cuts-fragment", "RFC 3986 §3.5"),
  apply: (progress) => ({ ...progress, rest: before(progress.rest, "#") }),
};

export const cutsQuery: Habit = {
  ...step("authority", "cuts-query", "RFC 3986 §3.4"),
  apply(progress) {
    const path = before(progress.rest, "?");
    if (path === progress.rest) return progress;
    return { ...progress, rest: path, query: progress.rest.slice(path.length + 1) };
  },
};

export const emptyQueryIsAbsent: Habit = {
  ...step("empty", "empty-query-is-absent", "RFC 3986 §6.2.3: the two differ"),
  apply: (progress) => ({ ...progress, query: progress.query || undefined }),
};

export const emptyHostIsAbsent: Habit = {
  ...step("empty", "empty-host-is-absent", "RFC 3986 §3.2.2: the two differ"),
  apply: (progress) => ({ ...progress, host: progress.host || undefined }),
};

function before(text: string, delimiter: string): string {
  const at = text.indexOf(delimiter);
  return at === -1 ? text : text.slice(0, at);
}

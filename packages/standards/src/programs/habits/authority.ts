/** The authority: after which slashes it begins, and at which character it ends (RFC 3986 §3.2). */

import type { Habit } from "../habit.ts";

export const authorityEndsAsInRfc3986: Habit = {
  idea: "authority",
  says: "reads an authority after two slashes, up to `/`, `?` or `#`",
  source: "RFC 3986 §3.2",
  apply(progress) {
    const found = /^\/\/([^/?#]*)/.exec(progress.rest);
    if (found === null) return progress;
    const [whole, authority] = found;
    return { ...progress, authority, rest: progress.rest.slice(whole.length) };
  },
};

export const authorityEndsAtBackslash: Habit = {
  idea: "authority",
  says: "reads an authority after two slashes, up to `/`, `?`, `#` or a backslash",
  source: "urllib3/util/url.py, URI_RE; rfc3986/abnf_regexp.py; WHATWG URL §4.4",
  apply(progress) {
    const found = /^\/\/([^\\/?#]*)/.exec(progress.rest);
    if (found === null) return progress;
    const [whole, authority] = found;
    return { ...progress, authority: authority || undefined, rest: progress.rest.slice(whole.length) };
  },
};

export const noAuthorityAfterThreeSlashes: Habit = {
  idea: "slashes",
  says: "reads an authority after two slashes, without a scheme not if there are three",
  source: "net/url, parse",
  apply(progress) {
    const { scheme, rest } = progress;
    if (scheme === undefined && rest.startsWith("///")) return progress;
    return authorityEndsAsInRfc3986.apply(progress);
  },
};

export const noAuthorityAfterFourSlashes: Habit = {
  idea: "slashes",
  says: "takes four slashes for a path: the name of a share",
  source: "java.net.URLStreamHandler, parseURL: isUNCName",
  apply: (progress) =>
    progress.rest.startsWith("////") ? progress : authorityEndsAsInRfc3986.apply(progress),
};

export const cutsFragment: Habit = {
  idea: "fragment",
  says: "drops what follows the first `#`",
  source: "RFC 3986 §3.5",
  apply: (progress) => ({ ...progress, rest: before(progress.rest, "#") }),
};

export const cutsQuery: Habit = {
  idea: "authority",
  says: "takes what follows the first `?` for the query",
  source: "RFC 3986 §3.4",
  apply(progress) {
    const path = before(progress.rest, "?");
    if (path === progress.rest) return progress;
    return { ...progress, rest: path, query: progress.rest.slice(path.length + 1) };
  },
};

export const emptyQueryIsAbsent: Habit = {
  idea: "empty",
  says: "tells no empty query from none",
  source: "RFC 3986 §6.2.3: the two differ",
  apply: (progress) => ({ ...progress, query: progress.query || undefined }),
};

export const emptyHostIsAbsent: Habit = {
  idea: "empty",
  says: "tells no empty host from none",
  source: "RFC 3986 §3.2.2: the two differ",
  apply: (progress) => ({ ...progress, host: progress.host || undefined }),
};

function before(text: string, delimiter: string): string {
  const at = text.indexOf(delimiter);
  return at === -1 ? text : text.slice(0, at);
}

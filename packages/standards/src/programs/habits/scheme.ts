/** The scheme: what comes before the first colon (RFC 3986 §3.1), unless the program sees something else there. */

import type { Habit } from "../habit.ts";

const SCHEME = /^([A-Za-z][A-Za-z0-9+.-]*):/;

export const readsScheme: Habit = {
  idea: "scheme",
  says: "takes for a scheme what has the form of one, in lower case",
  source: "RFC 3986 §3.1",
  apply(progress) {
    const found = SCHEME.exec(progress.rest);
    if (found === null) return progress;
    const [whole, scheme = ""] = found;
    return { ...progress, scheme: scheme.toLowerCase(), rest: progress.rest.slice(whole.length) };
  },
};

export const keepsCaseOfScheme: Habit = {
  idea: "scheme",
  says: "takes for a scheme what has the form of one, as it is written",
  source: "RFC 3986 §3.1; rfc3986/abnf_regexp.py, SCHEME_RE",
  apply(progress) {
    const found = SCHEME.exec(progress.rest);
    if (found === null) return progress;
    const [whole, scheme] = found;
    return { ...progress, scheme, rest: progress.rest.slice(whole.length) };
  },
};

export const refusesColonAtStart: Habit = {
  idea: "scheme",
  says: "refuses a colon at the start",
  source: "net/url, getScheme",
  apply: (progress) => (progress.rest.startsWith(":") ? undefined : progress),
};

export const refusesColonInFirstSegment: Habit = {
  idea: "scheme",
  says: "refuses a colon in the first segment of a relative path",
  source: "RFC 3986 §4.2, path-noscheme; net/url, parse",
  apply({ scheme, rest, ...found }) {
    const isPathNoscheme = !/^[^/]*:/.test(rest);
    return scheme === undefined && !isPathNoscheme ? undefined : { scheme, rest, ...found };
  },
};

export const dropsPrefixUrl: Habit = {
  idea: "prefix",
  says: "drops a prefix `url:`",
  source: "RFC 3986 Appendix C; java.net.URL",
  apply: (progress) => ({ ...progress, rest: progress.rest.replace(/^url:/i, "") }),
};

/** What has a handler in a Java of Debian. */
const HANDLED = new Set(["file", "ftp", "http", "https", "jar", "jmod", "jrt", "mailto"]);

export const refusesUnknownSchemes: Habit = {
  idea: "scheme",
  says: "refuses what has no scheme, or one that it cannot open",
  source: "java.net.URL, MalformedURLException",
  apply: (progress) => (HANDLED.has(progress.scheme ?? "") ? progress : undefined),
};

/** The scheme: what comes before the first colon (RFC 3986 §3.1), unless the program sees something else there. */

import type { Habit } from "../habit.ts";
import { step } from "../step.ts";

const SCHEME = /^([A-Za-z][A-Za-z0-9+.-]*):/;

export const readsScheme: Habit = {
  ...step("scheme", "reads-scheme", "RFC 3986 §3.1"),
  apply(progress) {
    const found = SCHEME.exec(progress.rest);
    if (found === null) return progress;
    const [whole, scheme = ""] = found;
    return { ...progress, scheme: scheme.toLowerCase(), rest: progress.rest.slice(whole.length) };
  },
};

export const keepsCaseOfScheme: Habit = {
  ...step("scheme", "keeps-case-of-scheme", "RFC 3986 §3.1; rfc3986/abnf_regexp.py, SCHEME_RE"),
  apply(progress) {
    const found = SCHEME.exec(progress.rest);
    if (found === null) return progress;
    const [whole, scheme] = found;
    return { ...progress, scheme, rest: progress.rest.slice(whole.length) };
  },
};

export const refusesColonAtStart: Habit = {
  ...step("scheme", "refuses-colon-at-start", "net/url, getScheme"),
  apply: (progress) => (progress.rest.startsWith(":") ? undefined : progress),
};

export const refusesColonInFirstSegment: Habit = {
  ...step("scheme", "refuses-colon-in-first-segment", "RFC 3986 §4.2, path-noscheme; net/url, parse"),
  apply({ scheme, rest, ...found }) {
    const isPathNoscheme = !/^[^/]*:/.test(rest);
    return scheme === undefined && !isPathNoscheme ? undefined : { scheme, rest, ...found };
  },
};

export const dropsPrefixUrl: Habit = {
  ...step("prefix", "drops-prefix-url", "RFC 3986 Appendix C; java.net.URL"),
  apply: (progress) => ({ ...progress, rest: progress.rest.replace(/^url:/i, "") }),
};

/** The schemes that have a handler in a Java of Debian. */
const HANDLED = new Set(["file", "ftp", "http", "https", "jar", "jmod", "jrt", "mailto"]);

export const refusesUnknownSchemes: Habit = {
  ...step("scheme", "refuses-unknown-schemes", "java.net.URL, MalformedURLException"),
  apply: (progress) => (HANDLED.has(progress.scheme ?? "") ? progress : undefined),
};

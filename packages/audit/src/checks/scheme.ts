/** RFC 3986 §3.1, §4.5, §7.3: a scheme that runs scripts, and what is or is not a scheme. */

import { topLevelDomains } from "urikit/context";
import { hasAuthority } from "urikit/foundation";
import { statement } from "urikit/words";
import { quoted, type Report } from "../report.ts";
import type { Subject } from "../subject.ts";

/** Schemes whose references are programs. */
const SCRIPTS: ReadonlySet<string> = new Set(["javascript", "vbscript", "livescript", "mocha", "jscript"]);

/** Types that browsers show as a page, with its scripts. */
const PAGES = /^(?:text\/html|application\/xhtml\+xml|image\/svg\+xml|text\/xml|application\/xml)\b/i;

/** The scheme, and the lack of one. */
export function checkScheme(subject: Subject, report: Report): void {
  const { text, scheme, schemeEnd, pathFrom, pathTo } = subject;
  if (scheme === "") {
    if (hasAuthority(subject)) {
      report.add("network-path", { component: "authority", from: 0, to: pathFrom });
    }
    checkSuffix(subject, report);
    return;
  }
  const place = { component: "scheme", from: 0, to: schemeEnd } as const;
  if (/[A-Z]/.test(text.slice(0, schemeEnd))) report.add("upper-case-scheme", place);
  if (SCRIPTS.has(scheme)) report.add("script-scheme", { ...place, values: [scheme] });
  else if (scheme === "data" && PAGES.test(text.slice(pathFrom, pathFrom + 40)))
    report.add("script-scheme", { ...place, message: statement("found-script-in-page") });
  if (scheme === "nntp" && hasAuthority(subject)) report.add("local-service", place);
  if (hasAuthority(subject)) return;
  if (/^[a-z]$/.test(scheme) && /^[/\\]/.test(text.slice(pathFrom, pathTo)))
    report.add("scheme-like-drive", { ...place, values: [quoted(scheme)] });
  else if (isHostLike(scheme) && /^\d{1,5}(?:[/?#]|$)/.test(text.slice(pathFrom, pathFrom + 6)))
    report.add("scheme-like-host", { ...place, values: [quoted(scheme)] });
}

/** A name with a dot, or a name of this machine. */
function isHostLike(scheme: string): boolean {
  return scheme.includes(".") || scheme === "localhost";
}

/** §4.5: a host without a scheme, which is a path. */
function checkSuffix(subject: Subject, report: Report): void {
  const { text, pathFrom, pathTo } = subject;
  if (hasAuthority(subject) || text[pathFrom] === "/") return;
  const [start = ""] = /^[^/]{0,256}/.exec(text.slice(pathFrom, Math.min(pathTo, 256))) ?? [];
  const place = { component: "path", from: pathFrom, to: pathFrom + start.length } as const;
  if (/^(?:https?|wss?|ftp)$/i.test(start) && text.startsWith("//", pathFrom + start.length)) {
    report.add("scheme-without-colon", place);
    return;
  }
  if (!/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/i.test(start)) return;
  const last = start.slice(start.lastIndexOf(".") + 1).toLowerCase();
  const looksLikeHost =
    /^(?:www|ftp)\./i.test(start) || (COMMON.has(last) && pathTo > place.to) || last === "com";
  if (looksLikeHost && (topLevelDomains.has(last) || /^www\./i.test(start)))
    report.add("suffix-reference", { ...place, values: [quoted(start)] });
}

/** Top-level domains that do not end names of files. */
const COMMON: ReadonlySet<string> = new Set(["com", "edu", "gov", "net", "org"]);

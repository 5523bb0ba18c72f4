/** RFC 3986 §3.3, §6.2.2.3, §7.3: where a path leads once dot-segments are removed, by the standard and by servers. */

import { SEEN } from "../characters-seen.ts";
import { quoted, type Report } from "../report.ts";
import type { Subject } from "../subject.ts";
import { decoded } from "./decoded.ts";

/** Dot-segments, open and hidden, and empty segments. */
export function checkPath(subject: Subject, report: Report): void {
  const { seen, text, pathFrom, pathTo } = subject;
  if ((seen & (SEEN.DOTTED | SEEN.DOUBLE_SLASH | SEEN.PERCENT | SEEN.BACKSLASH | SEEN.SEMICOLON)) === 0)
    return;
  const path = text.slice(pathFrom, pathTo);
  if ((seen & SEEN.DOTTED) !== 0) checkDotSegments(subject, path, report);
  if ((seen & (SEEN.PERCENT | SEEN.BACKSLASH | SEEN.SEMICOLON)) !== 0) checkHidden(subject, path, report);
  const empty = (seen & SEEN.DOUBLE_SLASH) === 0 ? -1 : path.indexOf("//");
  if (empty >= 0) {
    const place = { component: "path", from: pathFrom + empty, to: pathFrom + empty + 2 } as const;
    report.add("empty-segments", place);
  }
}

/** §3.3: `.` and `..` between slashes. At the start of a relative path they have a use. */
function checkDotSegments(
  { scheme, text, pathFrom, schemeEnd }: Subject,
  path: string,
  report: Report,
): void {
  const isRelative = schemeEnd < 0 && !text.startsWith("/");
  const own = isRelative ? path.replace(/^(?:\.\.?\/)*\.{0,2}(?=\/|$)|^(?:\.\.?\/)+/, "") : path;
  const skipped = path.length - own.length;
  const found = /(?:^|\/)(\.\.?)(?=\/|$)/.exec(own);
  if (found === null) return;
  const from = pathFrom + skipped + found.index + found[0].length - (found[1] ?? "").length;
  const place = { component: "path", from, to: from + (found[1] ?? "").length } as const;
  report.add("dot-segments", place);
  if ((scheme !== "" || !isRelative) && climbsOut(own)) report.add("surplus-dot-segments", place);
}

/** Whether there are more `..` than segments before them. */
function climbsOut(path: string): boolean {
  let depth = 0;
  for (const segment of path.replace(/^\//, "").split("/")) {
    if (segment === "..") depth--;
    else if (segment !== ".") depth++;
    if (depth < 0) return true;
  }
  return false;
}

/** A segment of one or two dots, of which one is encoded. */
const ENCODED = /(?:^|\/)(?=\.?%2e)((?:\.|%2e){1,2})(?=\/|$)/gi;

/**
 * Segments that become `..` for a server that decodes once or twice before it splits the path, reads backslashes as slashes, or cuts
 * the parameters of a segment (RFC 3986 §3.3) before it looks at it.
 */
const HIDDEN =
  /(?:^|\/|\\|%(?:25)?(?:2f|5c))((?:\.|%(?:25)?2e){2})(?=$|\/|\\|%(?:25)?(?:2f|5c)|;|%(?:25)?(?:00|3b|23|3f))/gi;

function checkHidden({ pathFrom }: Subject, path: string, report: Report): void {
  for (const { 0: all, 1: dots = "", index } of path.matchAll(ENCODED)) {
    const from = pathFrom + index + all.length - dots.length;
    const values = [quoted(dots), quoted(decoded(dots))];
    report.add("encoded-dot-segment", { component: "path", from, to: from + dots.length, values });
  }
  for (const { 0: all, 1: dots = "", index } of path.matchAll(HIDDEN)) {
    const end = index + all.length;
    const before = all.slice(0, all.length - dots.length);
    const isOpen = before === "" || before === "/";
    const isClosed = end === path.length || path[end] === "/";
    if (isOpen && isClosed && !/%25/.test(dots)) continue; // a dot-segment by the grammar, or once it is decoded
    const from = pathFrom + index;
    const to = pathFrom + end + (isClosed ? 0 : separatorAt(path, end));
    const values = [quoted(path.slice(index, to - pathFrom))];
    report.add("hidden-dot-segment", { component: "path", from, to, values });
  }
}

/** The length of what ends a segment. */
function separatorAt(path: string, at: number): number {
  return /^%25/i.test(path.slice(at, at + 3)) ? 5 : path[at] === "%" ? 3 : 1;
}

/** RFC 3986 §3.3, §6.2.2.3, §7.3: where a path leads once dot-segments are removed, by the standard and by servers. */

import { ENCODED_DOTS, HIDDEN_DOTS, isOpenDotSegment } from "@urikit/guard/foundation";
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

/** Segments that become `..` for some servers, encoded or hidden. */
function checkHidden({ pathFrom }: Subject, path: string, report: Report): void {
  for (const { 0: all, 1: dots = "", index } of path.matchAll(ENCODED_DOTS)) {
    const from = pathFrom + index + all.length - dots.length;
    const values = [quoted(dots), quoted(decoded(dots))];
    report.add("encoded-dot-segment", { component: "path", from, to: from + dots.length, values });
  }
  for (const found of path.matchAll(HIDDEN_DOTS)) {
    if (isOpenDotSegment(path, found)) continue;
    const { 0: all, index } = found;
    const end = index + all.length;
    const isClosed = end === path.length || path[end] === "/";
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

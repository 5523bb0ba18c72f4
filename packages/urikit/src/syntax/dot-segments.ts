/**
 * RFC 3986 §5.2.4: remove_dot_segments, as one linear pass; and the same for a path that stays relative.
 */

import * as CODE from "./codes.ts";
import { flat, isLong } from "./flat.ts";
import { requireString } from "./require-string.ts";

const DOT = CODE.DOT;
const SLASH = CODE.SLASH;

/**
 * The path without its dot-segments (§5.2.4), to the letter: percent-encoded dots do not count as dots here, and a
 * rootless path that loses its first segment comes out with a leading slash.
 *
 * The result may begin with `//`: without an authority, `/.` must then be written before it.
 *
 * @param path Any path (§3.3).
 * @throws {TypeError} If `path` is not a string.
 *
 * @example
 * ```ts
 * import { removeDotSegments } from "urikit/syntax";
 *
 * removeDotSegments("/a/b/c/./../../g"); // => "/a/g"
 * removeDotSegments("mid/content=5/../6"); // => "mid/6"
 * ```
 */
export function removeDotSegments(path: string): string {
  requireString(path, "the path");
  return withoutDotSegments(path, 0, path.length, slice);
}

/**
 * A relative path without the dot-segments that it can do without (§5.2.4, §4.2): it means the same as the path against
 * every base, and as a base. A `..` at its beginning stays, because it goes up in a base that is still to come; it ends
 * with a slash, because §5.2.3 would cut it off as the last segment of a base. A path that would be empty, absolute or a
 * scheme gets `./`.
 *
 * @param path A path without a slash at its beginning.
 * @param keepsEnd `true` leaves the `..` without a slash with which a path ends, as fast-uri has it in its normal form.
 */
export function removeRelativeDotSegments(path: string, keepsEnd = false): string {
  const kept: string[] = [];
  for (const segment of path.replace(/(^|\/)\.\.?$/, "$&/").split("/")) {
    if (segment === ".." && (kept.at(-1) ?? "..") !== "..") kept.pop();
    else if (segment !== ".") kept.push(segment);
  }
  const clean = kept.join("/").replace(/^(?=\/|$|[^/]*:)/, "./");
  return keepsEnd && path.endsWith("..") ? clean.replace(/(^|\/)\.\.\/$/, "$1..") : clean;
}

/** The function that rewrites a piece of a text that stays. */
export type Cut = (text: string, from: number, to: number) => string;

/** A piece as it is. */
export const slice: Cut = (text, from, to) => text.slice(from, to);

/**
 * `text[from..to)` without its dot-segments. From the end to the beginning: a `..` counts for the segments before it,
 * and text that stays together is cut out in one piece.
 *
 * @param cut Cuts out a piece that stays.
 */
export function withoutDotSegments(text: string, from: number, to: number, cut: Cut): string {
  const start = afterLeadingDots(text, from, to);
  let result = "";
  let recent = ""; // comes before `result`
  let end = to; // where the segment ends that is looked at
  let keptTo = -1; // where the piece ends that stays and is not cut out yet
  let dropped = 0; // how many segments the ".." after this place take away
  for (let at = to - 1; at >= start; at--) {
    if (at > start && text.charCodeAt(at) !== SLASH) continue;
    const dots = dotsOf(text, at, end);
    if (dots === 0 && dropped === 0) {
      if (keptTo < 0) keptTo = end;
    } else {
      if (end === to && dots > 0) result = "/";
      if (keptTo >= 0) recent = cut(text, end, keptTo) + recent;
      if (isLong(recent)) {
        result = flat(recent) + result;
        recent = "";
      }
      keptTo = -1;
      if (dots === 2) dropped++;
      else if (dots === 0) dropped--;
    }
    end = at;
  }
  return (keptTo < 0 ? "" : cut(text, start, keptTo)) + recent + result;
}

/** How many dots a segment is that begins at `slash` and ends at `end`: 1 or 2, or 0 if it is not a dot-segment. */
function dotsOf(text: string, slash: number, end: number): number {
  const length = end - slash - 1;
  if (length < 1 || length > 2 || text.charCodeAt(slash) !== SLASH) return 0;
  return text.charCodeAt(slash + 1) === DOT && text.charCodeAt(end - 1) === DOT ? length : 0;
}

/** Steps 2A and 2D: `../`, `./`, `..` and `.` at the beginning of a rootless path go without a trace. */
function afterLeadingDots(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && text.charCodeAt(at) === DOT) {
    const end = at + 1 < to && text.charCodeAt(at + 1) === DOT ? at + 2 : at + 1;
    if (end < to && text.charCodeAt(end) !== SLASH) break;
    at = end + 1;
  }
  return at;
}

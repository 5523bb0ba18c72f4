/**
 * RFC 3986 §5.2.4: remove_dot_segments, as one linear pass.
 */

import { CODE } from "./characters.ts";
import { requireString } from "./require-string.ts";

const { DOT, SLASH } = CODE;

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
 * import { removeDotSegments } from "urikit";
 *
 * removeDotSegments("/a/b/c/./../../g"); // => "/a/g"
 * removeDotSegments("mid/content=5/../6"); // => "mid/6"
 * ```
 */
export function removeDotSegments(path: string): string {
  requireString(path, "the path");
  return withoutDotSegments(path, 0, path.length, slice);
}

/** What becomes of a piece of a text that stays. */
export type Cut = (text: string, from: number, to: number) => string;

/** A piece as it is. */
export const slice: Cut = (text, from, to) => text.slice(from, to);

/**
 * `text[from..to)` without its dot-segments. From the last of them to the beginning: a `..` counts for the segments
 * before it, and text that stays together is cut out in one piece.
 *
 * @param cut Cuts out a piece that stays.
 */
export function withoutDotSegments(text: string, from: number, to: number, cut: Cut): string {
  const start = afterLeadingDots(text, from, to);
  const first = text.indexOf("/.", start);
  if (first < 0 || first >= to) return cut(text, start, to);
  let result = "";
  let end = segmentEnd(text, lastDotted(text, first, to), to); // where the segment ends that is looked at
  let keptTo = end < to ? to : -1; // where the piece ends that stays and is not cut out yet
  let dropped = 0; // how many segments the ".." after this place take away
  for (let at = end - 1; at >= start; at--) {
    if (at > start && text.charCodeAt(at) !== SLASH) continue;
    const dots = dotsOf(text, at, end);
    if (dots > 0 && end === to) result = "/";
    if (dots === 0 && dropped === 0) {
      if (keptTo < 0) keptTo = end;
      if (at < first) break; // neither a dot-segment nor one that is dropped stands before it
    } else {
      if (keptTo >= 0) result = cut(text, end, keptTo) + result;
      keptTo = -1;
      if (dots === 2) dropped++;
      else if (dots === 0) dropped--;
    }
    end = at;
  }
  return keptTo < 0 ? result : cut(text, start, keptTo) + result;
}

/** Where the last segment of `text[first..to)` that begins with a dot begins, with its slash. */
function lastDotted(text: string, first: number, to: number): number {
  let last = first;
  for (let at = first; at >= 0 && at < to; at = text.indexOf("/.", at + 2)) last = at;
  return last;
}

function segmentEnd(text: string, slash: number, to: number): number {
  const next = text.indexOf("/", slash + 1);
  return next < 0 || next > to ? to : next;
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

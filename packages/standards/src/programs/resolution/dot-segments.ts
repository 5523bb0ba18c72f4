/** What becomes of the segments `.` and `..` (RFC 3986 §5.2.4). */

import { removeDotSegments } from "urikit";
import { writes } from "../resolution.ts";

export const removesDotSegments = writes({
  idea: "dot-segments",
  says: "removes plain dot-segments, also those that lead above the root, and not encoded ones",
  source: "RFC 3986 §5.2.4",
  write: (target) => ({ ...target, path: removeDotSegments(target.path) }),
});

/**
 * What is left of the segments between slashes; an empty segment is one that `..` removes. A path that ends in a
 * dot-segment then ends in a slash.
 */
export function segmentsWithoutDots(segments: readonly string[]): string[] {
  const kept: string[] = [];
  for (const segment of segments) {
    if (segment === "..") kept.pop();
    else if (segment !== ".") kept.push(segment);
  }
  return kept;
}

export const endsInDots = (path: string) => /(?:^|\/)\.\.?$/.test(path);

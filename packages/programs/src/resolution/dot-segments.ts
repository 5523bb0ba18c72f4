/** The habits with the segments `.` and `..` (RFC 3986 §5.2.4). */

import { removeDotSegments } from "urikit/syntax";
import { writes } from "../resolution.ts";
import { step } from "../step.ts";

export const removesDotSegments = writes({
  ...step("dot-segments", "removes-dot-segments", "RFC 3986 §5.2.4"),
  write: (target) => ({ ...target, path: removeDotSegments(target.path) }),
});

/** The segments between slashes that are left; an empty segment is one that `..` removes. */
export function segmentsWithoutDots(segments: readonly string[]): string[] {
  const kept: string[] = [];
  for (const segment of segments) {
    if (segment === "..") kept.pop();
    else if (segment !== ".") kept.push(segment);
  }
  return kept;
}

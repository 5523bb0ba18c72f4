/**
 * RFC 3986 §5.2.4: remove_dot_segments, as one linear pass.
 */

import { requireString } from "./require-string.ts";

/**
 * The path without its dot-segments (§5.2.4), to the letter: percent-encoded dots are no dots here, and a
 * rootless path that loses its first segment comes out with a leading slash.
 *
 * The result may begin with `//`: before it can be written without an authority, `/.` has to stand before it.
 *
 * @param path Any path (§3.3).
 * @throws {TypeError} If it is no string.
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
  requireString(path);
  const kept: string[] = []; // segments, each with the slash before it
  let segment = "";
  for (let from = afterLeadingDots(path); from < path.length; from += segment.length) {
    const slash = path.indexOf("/", from + 1);
    segment = slash < 0 ? path.slice(from) : path.slice(from, slash);
    if (segment === "/..") kept.pop();
    else if (segment !== "/.") kept.push(segment);
  }
  const text = kept.join("");
  return segment === "/." || segment === "/.." ? `${text}/` : text;
}

/** Steps 2A and 2D: `../`, `./`, `..` and `.` at the beginning of a rootless path go without a trace. */
function afterLeadingDots(path: string): number {
  let from = 0;
  while (path[from] === ".") {
    const to = path.startsWith("..", from) ? from + 2 : from + 1;
    if (to < path.length && path[to] !== "/") break;
    from = to + 1;
  }
  return from;
}

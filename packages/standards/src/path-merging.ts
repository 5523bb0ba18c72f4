/**
 * How a relative path was merged with the path of the base from 1995 to 2003: RFC 1808 §4, step 6; url-syntax-05 and
 * RFC 2396 §5.2, step 6; rfc2396bis-01 §5.2, steps 1 to 7. The documents describe a series of string replacements,
 * "performed iteratively, removing the leftmost matching pattern"; they remark that a stack of segments gives the
 * same result, and it does so in one pass.
 */

/** A path without its last segment: everything up to its last slash, and the slash. */
export function directoryOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

/**
 * A path without its complete segments `.`, and without `<segment>/..` where the segment is not `..`. Segments `..`
 * that lead above the root stay. A slash at the start stands before the first segment, so the `/../` in `/../g` is
 * not a `<segment>/../` with an empty segment.
 */
export function withoutDotSegments(path: string): string {
  if (!DOT_SEGMENT.test(path)) return path;
  const root = path.startsWith("/") ? "/" : "";
  const segments = path.slice(root.length).split("/");
  const last = segments.pop() ?? "";
  const kept: string[] = [];
  for (const segment of segments) add(kept, segment);
  // The last segment is removed like the others, but the slash before it stays.
  const isRemoved = last === "." || (last === ".." && removes(kept));
  if (last === ".." && isRemoved) kept.pop();
  return root + [...kept, isRemoved ? "" : last].join("/");
}

const DOT_SEGMENT = /(?:^|\/)\.\.?(?:\/|$)/;

function add(kept: string[], segment: string): void {
  if (segment === ".") return;
  if (segment === ".." && removes(kept)) kept.pop();
  else kept.push(segment);
}

/** Whether there is a segment for `..` to remove. */
function removes(kept: readonly string[]): boolean {
  return kept.length > 0 && kept.at(-1) !== "..";
}

/** Whether a path still begins with complete segments `..` (RFC 2396 §5.2, step 6g). */
export function hasSurplus(path: string): boolean {
  return /^\/?\.\.(?:\/|$)/.test(path);
}

/** The path without the segments `..` at its start. */
export function withoutSurplus(path: string): string {
  const root = path.startsWith("/") ? 1 : 0;
  let from = root;
  while (path.startsWith("../", from)) from += 3;
  return path.slice(0, root) + (path.slice(from) === ".." ? "" : path.slice(from));
}

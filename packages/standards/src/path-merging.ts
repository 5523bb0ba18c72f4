/**
 * How a relative path was merged with the base's from 1995 to 2003: RFC 1808 §4, step 6; url-syntax-05 and
 * RFC 2396 §5.2, step 6; rfc2396bis-01 §5.2, steps 1 to 7. The documents describe it as a series of string
 * replacements "performed iteratively, removing the leftmost matching pattern"; a stack of segments gives the
 * same in one pass, as they remark.
 */

/** All but the last segment of a path: what stands before its last slash, and the slash. */
export function directoryOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

/**
 * A path without its complete segments `.`, and without `<segment>/..` where the segment is not `..`. Those that
 * lead above the root stay. The slash that a path begins with comes before its first segment, so that the
 * `/../` in `/../g` is no `<segment>/../` with an empty segment.
 */
export function withoutDotSegments(path: string): string {
  const root = path.startsWith("/") ? "/" : "";
  const segments = path.slice(root.length).split("/");
  const last = segments.pop() ?? "";
  const kept: string[] = [];
  for (const segment of segments) add(kept, segment);
  // What the path ends with goes like the others, but the slash before it stays.
  const goes = last === "." || (last === ".." && removes(kept));
  if (last === ".." && goes) kept.pop();
  return root + [...kept, goes ? "" : last].join("/");
}

function add(kept: string[], segment: string): void {
  if (segment === ".") return;
  if (segment === ".." && removes(kept)) kept.pop();
  else kept.push(segment);
}

/** Whether there is a segment that `..` takes away. */
function removes(kept: readonly string[]): boolean {
  return kept.length > 0 && kept.at(-1) !== "..";
}

/** Whether a path still begins with complete segments `..` (RFC 2396 §5.2, step 6g). */
export function hasSurplus(path: string): boolean {
  return /^\/?\.\.(?:\/|$)/.test(path);
}

/** The path without the `..` that it begins with. */
export function withoutSurplus(path: string): string {
  const root = path.startsWith("/") ? 1 : 0;
  let from = root;
  while (path.startsWith("../", from)) from += 3;
  return path.slice(0, root) + (path.slice(from) === ".." ? "" : path.slice(from));
}

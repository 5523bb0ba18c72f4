/**
 * RFC 3986 §5.2, backwards: the shortest reference that resolves to a target.
 */

import { spelledPath } from "./composition.ts";
import { removeDotSegments } from "./dot-segments.ts";
import { UriSyntaxError } from "./errors.ts";
import { parseAs, reparse, toReference, type UriReference } from "./reference.ts";
import { type Base, toBase } from "./resolution.ts";

/**
 * The shortest reference that {@link resolve} takes back to exactly the target.
 *
 * Among references of equal length the first of this order is given: one without a path (`""`, `#f`, `?q`), a
 * relative path, an absolute path, a network path, the target itself.
 *
 * @param target A URI.
 * @param base A URI, or one that {@link prepareBase} has read.
 * @throws {UriSyntaxError} If one of them is no URI; or, `not-relativizable`, if no reference resolves to the
 *   target, as with most that hold dot-segments: resolution removes those.
 *
 * @example
 * ```ts
 * import { relativize } from "urikit";
 *
 * relativize("http://a/b/c/g?y", "http://a/b/c/d;p?q"); // => "g?y"
 * relativize("http://a/b/", "http://a/b/c/d;p?q"); // => ".."
 * relativize("http://a/b/c/d;p?q#s", "http://a/b/c/d;p?q"); // => "#s"
 * relativize("http://g/", "http://a/b/c/d;p?q"); // => "//g/"
 * ```
 */
export function relativize(target: string | UriReference, base: string | UriReference | Base): string {
  const prepared = toBase(base);
  const wanted = toReference(target);
  if (wanted.kind !== "uri") parseAs(wanted.text, "uri");
  let shortest: string | undefined;
  for (const candidate of candidates(wanted, reparse(prepared.text))) {
    const isShorter = shortest === undefined || candidate.length < shortest.length;
    if (isShorter && prepared.resolve(reparse(candidate)) === wanted.text) shortest = candidate;
  }
  if (shortest === undefined) throw notRelativizable(wanted.text);
  return shortest;
}

/** In the order of preference, the shortest reference of each form that could resolve to the target. */
function* candidates(target: UriReference, base: UriReference): Generator<string, void, undefined> {
  const { text, path, query, fragment } = target;
  const tail = text.slice(target.range("path")?.to);
  if (target.scheme === base.scheme) {
    if (target.authority === base.authority) {
      if (path === base.path) {
        yield fragment === undefined ? "" : `#${fragment}`;
        if (query !== undefined) yield tail;
      }
      yield relativePath(unguarded(path, target.host !== undefined), base) + tail;
      if (path.startsWith("/")) yield spelledPath(path, false, false) + tail;
    }
    if (target.authority !== undefined) yield text.slice(text.indexOf("//"));
  }
  yield text;
}

/** From the directory of the base up to the one that both paths share, and down from there. */
function relativePath(path: string, base: UriReference): string {
  const basePath = base.path === "" && base.host !== undefined ? "/" : base.path;
  const directory = removeDotSegments(basePath.slice(0, basePath.lastIndexOf("/") + 1));
  const shared = sharedDirectoryEnd(path, directory);
  const up = directory.slice(shared).replace(/[^/]*\//g, "../");
  const down = path.slice(shared);
  if (down === "") return up === "" ? "." : up.slice(0, -1);
  if (up !== "") return up + down;
  return down.startsWith("/") ? `./${down}` : spelledPath(down, false, false);
}

/** The path that `/.` was put before (§5.3's spelling, which resolution writes as well). */
function unguarded(path: string, hasAuthority: boolean): string {
  return !hasAuthority && path.startsWith("/.//") ? path.slice(2) : path;
}

/** Where the longest beginning that both have in common and that ends with a slash ends. */
function sharedDirectoryEnd(path: string, directory: string): number {
  let shared = 0;
  for (let i = 0; i < directory.length && path[i] === directory[i]; i++) {
    if (directory[i] === "/") shared = i + 1;
  }
  return shared;
}

function notRelativizable(target: string): UriSyntaxError {
  return new UriSyntaxError({
    code: "not-relativizable",
    input: target,
    index: 0,
    rule: "relative-ref",
    expected: "a target that a reference can resolve to",
    section: "RFC 3986 §5.2",
    reason:
      "no reference resolves to this target (§5.2): resolution removes dot-segments, and the target has some",
  });
}

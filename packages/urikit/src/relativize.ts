/**
 * RFC 3986 §5.2, backwards: the shortest reference that resolves to a target.
 */

import { guardedPath } from "./compose.ts";
import { parseAs, type ReferenceLike, type Uri } from "./reference.ts";
import { type Base, toBase } from "./resolve.ts";
import { removeDotSegments } from "./syntax/dot-segments.ts";
import { RESOLVED } from "./syntax/english.ts";
import { UriSyntaxError } from "./syntax/errors.ts";
import { statement } from "./syntax/statement.ts";

/**
 * The shortest reference that {@link resolve} takes back to exactly the target.
 *
 * Among references of equal length the first of this order is given: one without a path (`""`, `#f`, `?q`), a
 * relative path, an absolute path, a network path, the target itself.
 *
 * @param target A URI.
 * @param base A URI, or one that {@link prepareBase} has read.
 * @throws {UriSyntaxError} If one of them is not a URI; or, `not-relativizable`, if no reference resolves to the
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
export function relativize(target: ReferenceLike, base: ReferenceLike | Base): string {
  const prepared = toBase(base);
  const wanted = parseAs(target, "uri");
  const [shortest] = [...candidates(wanted, parseAs(prepared.text, "uri"))]
    .filter((candidate) => prepared.resolve(candidate) === wanted.text)
    .sort((a, b) => a.length - b.length);
  if (shortest !== undefined) return shortest;
  const [rule, section] = ["relative-ref", "RFC 3986 §5.2"];
  const expected = statement<keyof typeof RESOLVED>("target-without-dots");
  const code = "not-relativizable";
  throw new UriSyntaxError({ code, input: wanted.text, index: 0, rule, section, expected }, RESOLVED);
}

/** In the order of preference, the shortest reference of each form that could resolve to the target. */
function candidates(target: Uri, base: Uri): readonly string[] {
  const { text, scheme, authority, path, fragment } = target;
  const tail = text.slice(target.range("path")?.to);
  if (scheme !== base.scheme) return [text];
  const networkPath = authority === undefined ? text : text.slice(text.indexOf("//"));
  if (authority !== base.authority) return [networkPath, text];
  const withoutPath = path === base.path ? [fragment === undefined ? "" : `#${fragment}`, tail] : [];
  // Without the "/." before a path that would be an authority otherwise; resolution writes it again.
  const meant = authority === undefined ? path.replace(/^\/\.\/\//, "//") : path;
  return [
    ...withoutPath,
    relativePath(meant, base) + tail,
    guardedPath(path, false, false) + tail,
    networkPath,
    text,
  ];
}

/** From the directory of the base up to the one that both paths share, and down from there. */
function relativePath(path: string, base: Uri): string {
  const basePath = base.path === "" && base.host !== undefined ? "/" : base.path;
  const directory = removeDotSegments(basePath.slice(0, basePath.lastIndexOf("/") + 1));
  const shared = sharedDirectoryEnd(path, directory);
  const up = "../".repeat(directory.slice(shared).split("/").length - 1);
  const down = path.slice(shared);
  if (down === "") return up === "" ? "." : up.slice(0, -1);
  // A path that goes up beyond the beginning of a rootless path arrives at a slash (§5.2.4, step 2C).
  if (up !== "") return (shared === 0 && down.startsWith("/") ? up.slice(0, -1) : up) + down;
  return down.startsWith("/") ? `./${down}` : guardedPath(down, false, false);
}

/** The end of the longest common prefix that ends with a slash. */
function sharedDirectoryEnd(path: string, directory: string): number {
  let shared = 0;
  for (let i = 0; i < directory.length && path[i] === directory[i]; i++) {
    if (directory[i] === "/") shared = i + 1;
  }
  return shared;
}

/**
 * WHATWG URL §4.4, RFC 3986 §7: the place within this site to which `?next=` may lead, whatever a stranger wrote there.
 */

import { scanIri } from "../iri/scan.ts";
import { removeDotSegments } from "../syntax/dot-segments.ts";
import { requireOptions } from "../syntax/require-option.ts";
import { requireString } from "../syntax/require-string.ts";

/** The site, and its places. */
export interface RedirectTargetOptions {
  /** The origin of this site, such as `https://example.org` or `http://localhost:3000`. */
  readonly origin: string;
  /** The paths to which it may lead, each with all below it; any path unless given. */
  readonly paths?: readonly string[] | undefined;
}

/** §6.2.3: the ports that need not be written. */
const DEFAULT_PORT = /^(https:\/\/[^/]*):0*443$|^(http:\/\/[^/]*):0*80$/;

/**
 * Paths that a program behind the site could take for another path or host, when it decodes them once more or several times:
 * an encoded slash, backslash or control after the first slash; dots next to an encoded slash; dots with parameters.
 */
const DECODED_AGAIN =
  /^\/%(?:25)*(?:2f|5c|[01][\da-f]|7f)|\.\.%(?:25)*(?:2f|5c)|%(?:25)*(?:2f|5c)\.\.|\/\.\.?;/i;

/**
 * The place within this site to which a text leads, for `Location` after a login and the like: a path that begins with one
 * slash, with the query and the fragment.
 *
 * The text is a path that begins with a slash, or a URI of the same origin. Dot-segments are removed, also those that are
 * written with `%2E`, because browsers remove them: so neither `/..//evil.example` nor `/app/%2e%2e/admin` gets through.
 * Characters beyond ASCII become triplets. Tabs, line breaks, controls, spaces and backslashes are in no reference.
 *
 * @param next The text that a stranger wrote. A value that is not a string, as `?next=a&next=b` gives it in some programs,
 * leads nowhere.
 * @param options The origin, and the paths.
 * @returns The text for `Location`; undefined if it leads elsewhere, or is not a reference.
 * @throws {TypeError} If `origin` is not a scheme and a host with or without a port, or `paths` is not a list of paths that
 * begin with a slash.
 *
 * @example
 * ```ts
 * import { redirectTarget } from "urikit/web";
 *
 * const site = { origin: "https://example.org", paths: ["/app"] };
 * redirectTarget("/app/a?b#/inbox", site); // => "/app/a?b#/inbox"
 * redirectTarget("https://example.org/app", site); // => "/app"
 * redirectTarget("//evil.example/app", site) ?? "/app"; // => "/app"
 * redirectTarget("/..//evil.example", { origin: "https://example.org" }); // => undefined
 * ```
 */
export function redirectTarget(next: unknown, options: RedirectTargetOptions): string | undefined {
  const { origin, paths } = requireOptions(options, { origin: true, paths: true });
  const [own, allowed] = [originOf(origin), pathsOf(paths)];
  const read = typeof next === "string" ? scanIri(next) : undefined;
  if (typeof next !== "string" || read === undefined) return undefined;
  const { schemeEnd, pathFrom, pathTo } = read;
  const authority = next.slice(schemeEnd + 1, pathFrom);
  const scheme = schemeEnd < 0 ? own.slice(0, own.indexOf("//")) : next.slice(0, schemeEnd + 1);
  const isSame = authority === "" ? schemeEnd < 0 : normalOrigin(scheme + authority) === own;
  if (!isSame || (authority === "" && !next.startsWith("/"))) return undefined;
  const path = removeDotSegments(next.slice(pathFrom, pathTo).replace(/%2e/gi, ".")) || "/";
  if (path.startsWith("//") || DECODED_AGAIN.test(path)) return undefined;
  if (!allowed.some((one) => path === one || path.startsWith(one.endsWith("/") ? one : `${one}/`)))
    return undefined;
  return (path + next.slice(pathTo)).replace(/[^\0-\x7f]+/g, encodeURIComponent);
}

/** An origin in its normal form: in lower case, without the port that its scheme means. */
function normalOrigin(text: string): string {
  return text.toLowerCase().replace(DEFAULT_PORT, "$1$2");
}

function originOf(origin: string): string {
  requireString(origin, "the origin");
  const match = /^(https?:\/\/[^/?#@\\\s]+)\/?$/i.exec(origin);
  if (match === null || scanIri(origin) === undefined)
    throw new TypeError("the origin must be a scheme and a host, such as https://example.org");
  return normalOrigin(match[1] as string); // the group is no choice
}

function pathsOf(paths: readonly string[] | undefined): readonly string[] {
  if (paths === undefined) return ["/"];
  if (!Array.isArray(paths)) throw new TypeError("paths must be an array of paths");
  for (const path of paths) {
    requireString(path, "a path");
    if (!path.startsWith("/")) throw new TypeError("a path must begin with a slash");
  }
  return paths;
}

/** Ready changes of references, each of which leaves its own result alone (RFC 3986 §5, §6.2.2.1). */

import { isUri, isUriReference, normalize, parse, relativize, resolve } from "urikit";
import { requireString } from "urikit/foundation";
import type { FoundReference } from "../found-reference.ts";
import type { ChangeReference } from "./rewrite.ts";

/**
 * A relative reference becomes its target; one that is without a base, or leads nowhere, stays.
 *
 * @example
 * ```ts
 * import { referencesIn } from "@urikit/documents";
 * import { toAbsolute } from "@urikit/documents/rewrite";
 *
 * referencesIn('<a href="../b">', "html", { retrieval: "http://a/x/y" }).map(toAbsolute); // => ["http://a/b"]
 * ```
 */
export const toAbsolute: ChangeReference = ({ target, kind, where }) =>
  kind === "reference" && where.element !== "base" ? target : undefined;

/**
 * A reference to the host of its base becomes relative to that.
 *
 * @example
 * ```ts
 * import { referencesIn } from "@urikit/documents";
 * import { toRelative } from "@urikit/documents/rewrite";
 *
 * referencesIn('<a href="http://a/b">', "html", { retrieval: "http://a/x/y" }).map(toRelative); // => ["/b"]
 * ```
 */
export const toRelative: ChangeReference = ({ reference, target, base, kind, where }) => {
  if (kind !== "reference" || where.element === "base" || target === undefined || base === undefined)
    return undefined;
  if (!/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(reference)) return undefined;
  const [origin, own] = [target, base].map((uri) => ORIGIN.exec(uri)?.[0]);
  if (origin === undefined || own === undefined || normalized(origin) !== normalized(own)) return undefined;
  return relativized(own + target.slice(origin.length), base);
};

/**
 * `http` becomes `https`, where no port says otherwise.
 *
 * @example
 * ```ts
 * import { referencesIn } from "@urikit/documents";
 * import { toHttps } from "@urikit/documents/rewrite";
 *
 * referencesIn("http://a/ http://a:80/ http://a:8080/", "text").map(toHttps); // => ["https://a/", "https://a/", undefined]
 * ```
 */
export const toHttps: ChangeReference = ({ reference, valid, kind }) => {
  if (!valid || kind !== "reference" || !/^http:\/\//i.test(reference)) return undefined;
  const { port } = parse(reference);
  if (port !== undefined && port !== "" && port !== "80") return undefined;
  return reference.replace(/^http(:\/\/[^/?#]*?)(?::(?:80)?)?(?=[/?#]|$)/i, "https$1");
};

/**
 * Resources move to other URIs: references to them follow, and so do the relative ones within them. References that are relative
 * stay so, as far as they can.
 *
 * @param uriNow The URI of a resource after the move: as {@link movedUri} gives it, or another function, which gives a URI that it
 * was given before the same.
 * @throws {TypeError} If it is not a function.
 *
 * @example
 * ```ts
 * import { referencesIn } from "@urikit/documents";
 * import { moved, movedUri } from "@urikit/documents/rewrite";
 *
 * const change = moved(movedUri("http://a/x/y", "http://a/z"));
 * referencesIn('<a href="y#f"><a href="../b">', "html", { retrieval: "http://a/x/w" }).map(change); // => ["../z#f", undefined]
 * referencesIn('<a href="w"><a href="#f">', "html", { retrieval: "http://a/x/y" }).map(change); // => ["x/w", undefined]
 * ```
 */
export function moved(uriNow: (uri: string) => string): ChangeReference {
  if (typeof uriNow !== "function")
    throw new TypeError("where a URI moves must be a function, as movedUri gives it");
  return (found) => movedReference(found, uriNow);
}

/**
 * What was at a URI, or below it, is at another one.
 *
 * @param from A URI: of a file, or of a folder or an origin, which ends with `/`.
 * @param to A URI.
 * @throws {TypeError} If one of them is not a URI.
 *
 * @example
 * ```ts
 * import { movedUri } from "@urikit/documents/rewrite";
 *
 * movedUri("http://a/x/", "http://b/")("http://a/x/y?z"); // => "http://b/y?z"
 * ```
 */
export function movedUri(from: string, to: string): (uri: string) => string {
  requireUri(from, "from");
  requireUri(to, "to");
  const start = normalized(from);
  const isBelow = start.endsWith("/");
  return (uri) => {
    const normal = normalized(uri);
    if (!normal.startsWith(start)) return uri;
    const rest = normal.slice(start.length);
    return isBelow || /^(?:[?#]|$)/.test(rest) ? to + rest : uri;
  };
}

function movedReference(
  { reference, target, base, kind, valid }: FoundReference,
  place: (uri: string) => string,
): string | undefined {
  if (target === undefined || kind !== "reference") return undefined;
  const now = place(target);
  const isPath = reference.startsWith("/");
  if (isUri(reference)) return now === target ? undefined : now;
  if (base === undefined) return undefined;
  const baseNow = place(base);
  // An IRI has a target, but is not a reference that can be resolved.
  const isSame = valid ? resolve(reference, baseNow) === now : base === baseNow && target === now;
  if (isSame) return undefined;
  return isPath ? relativized(now, baseNow) : fromFolder(now, baseNow);
}

/** By way of the folder of the base, as `../a`, so that a tree may be put elsewhere; `/a` only where that leads nowhere. */
function fromFolder(target: string, base: string): string {
  const [folders, path] = [base, target].map((uri) => (/^[^?#]*/.exec(uri)?.[0] ?? "").split("/"));
  const [own = [], names = []] = [folders?.slice(0, -1), path?.slice(0, -1)];
  let same = 0;
  while (same < own.length && own[same] === names[same]) same++;
  const reference = "../".repeat(own.length - same) + target.split("/").slice(same).join("/");
  const candidates = [reference, `./${reference}`];
  return (
    candidates.find((one) => isUriReference(one) && resolve(one, base) === target) ??
    relativized(target, base)
  );
}

/** Where no relative reference leads to a target, itself. */
function relativized(target: string, base: string): string {
  try {
    return relativize(target, base);
  } catch {
    return target;
  }
}

/**
 * A URI is put before every target of `http` and `https`, as archives have it; a reference that has it already stays.
 *
 * @param prefix A URI.
 * @throws {TypeError} If it is not a URI.
 *
 * @example
 * ```ts
 * import { referencesIn } from "@urikit/documents";
 * import { withPrefix } from "@urikit/documents/rewrite";
 *
 * const change = withPrefix("https://web.archive.org/web/2026/");
 * referencesIn("http://a/", "text").map(change); // => ["https://web.archive.org/web/2026/http://a/"]
 * ```
 */
export function withPrefix(prefix: string): ChangeReference {
  requireUri(prefix, "the prefix");
  return ({ target, kind, where }) => {
    if (kind !== "reference" || where.element === "base" || target === undefined) return undefined;
    if (!/^https?:/i.test(target) || target.startsWith(prefix)) return undefined;
    return prefix + target.replace(/[[\]]/g, encodeURIComponent); // no path has the brackets of an address (§3.3)
  };
}

/**
 * The prefix of an archive is taken off, so that the URI behind it is left.
 *
 * @param prefix A URI, in which `*` stands for any one segment, as the time in addresses of web.archive.org.
 * @throws {TypeError} If it is not a URI.
 *
 * @example
 * ```ts
 * import { referencesIn } from "@urikit/documents";
 * import { withoutPrefix } from "@urikit/documents/rewrite";
 *
 * const change = withoutPrefix("https://web.archive.org/web/" + "*" + "/");
 * referencesIn("https://web.archive.org/web/2026id_/http://a/", "text").map(change); // => ["http://a/"]
 * ```
 */
export function withoutPrefix(prefix: string): ChangeReference {
  requireUri(prefix, "the prefix");
  const pattern = new RegExp(
    `^${prefix.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]+")}(?=[a-z][a-z0-9+.-]*:)`,
    "i",
  );
  return ({ target, kind }) => {
    if (kind !== "reference" || target === undefined) return undefined;
    const bare = target.replace(pattern, "");
    return bare !== target && isUri(bare) ? bare : undefined;
  };
}

function requireUri(uri: string, name: string): void {
  requireString(uri, name);
  if (!isUri(uri)) throw new TypeError(`${name} must be a URI`);
}

const ORIGIN = /^[^/?#]*\/\/[^/?#]*/;

function normalized(uri: string): string {
  return normalize(uri, { level: "scheme" });
}

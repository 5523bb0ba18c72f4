/**
 * RFC 3986 §5.2: the target of a reference, on components and on texts. The base may be relative, and then the target is:
 * what climbs above its beginning is kept.
 */

import { removeDotSegments } from "../syntax/dot-segments.ts";
import { type Convention, handlerOf, type UriComponents, type UriComponentsOptions } from "./components.ts";
import { readHost } from "./host.ts";
import { readComponents } from "./read.ts";
import { removeRelativeDotSegments } from "./relative-dot-segments.ts";
import { writeComponents } from "./write.ts";

/** §5.2.2: the components of the target; neither the base nor the reference has what schemes make of components. */
export function targetComponents(
  base: UriComponents,
  reference: UriComponents,
  options: UriComponentsOptions,
  convention: Convention,
): UriComponents {
  const { fragment } = reference;
  const isUri = Boolean(reference.scheme) && !(options.tolerant && reference.scheme === base.scheme);
  if (isUri) {
    const keepsDots = handlerOf(convention, reference, {})?.absolutePath === true;
    const path = reference.path ?? "";
    return {
      ...targetFrom(reference.scheme, reference),
      path: keepsDots ? path : removeDotSegments(path),
      query: reference.query,
      fragment,
    };
  }
  if (hasAuthority(reference)) {
    const path = removeDotSegments(reference.path ?? "");
    return { ...targetFrom(base.scheme, reference), path, query: reference.query, fragment };
  }
  const target = targetFrom(base.scheme, base);
  if (!reference.path) return { ...target, path: base.path, query: reference.query ?? base.query, fragment };
  return { ...target, path: mergedPath(base, reference.path), query: reference.query, fragment };
}

function hasAuthority({ userinfo, host, port }: UriComponents): boolean {
  return userinfo !== undefined || host !== undefined || port !== undefined;
}

/** A scheme, and the authority that somebody has. */
function targetFrom(scheme: string | undefined, { userinfo, host, ipv6Zone, port }: UriComponents): UriComponents {
  const target = { scheme, userinfo, host, port };
  return ipv6Zone === undefined ? target : { ...target, ipv6Zone };
}

/** §5.2.3, §5.2.4. */
function mergedPath(base: UriComponents, path: string): string {
  if (path.startsWith("/")) return removeDotSegments(path);
  const isRooted = hasAuthority(base) && !base.path;
  const directory = isRooted ? "/" : (base.path ?? "").slice(0, (base.path ?? "").lastIndexOf("/") + 1);
  const merged = directory + path;
  const isRelative = base.scheme === undefined && !hasAuthority(base) && !merged.startsWith("/");
  return isRelative ? removeRelativeDotSegments(merged) : removeDotSegments(merged);
}

/**
 * The target of a reference, as text.
 *
 * @throws {Error} If the base or the reference is malformed, or the target is one of `http` without a host.
 */
export function targetText(
  base: string,
  reference: string,
  options: UriComponentsOptions,
  convention: Convention,
): string {
  const target = targetComponents(plain(base, options, convention), plain(reference, options, convention), options, convention);
  const handler = handlerOf(convention, target, options);
  if (/^https?$/.test(target.scheme ?? "") && !target.host) throw new Error("HTTP URIs must have a host.");
  if (target.host !== undefined && !/[:[]/.test(target.host)) {
    const isDomain = (options.domainHost || handler?.domainHost) ?? false;
    const { host, error } = readHost(target.host, { isDomain, keepsUnicode: options.unicodeSupport === true });
    if (error !== undefined) throw new Error(error);
    target.host = host;
  }
  // The rules of its scheme are not applied: its path has no dot-segment left that must go.
  return writeComponents(target, { ...options, scheme: undefined, absolutePath: true }, { ...convention, schemes: {} });
}

/** A text by the generic syntax alone. */
function plain(text: string, options: UriComponentsOptions, convention: Convention): UriComponents {
  const { components, malformed } = readComponents(text, { ...options, appliesSchemes: false }, convention);
  if (malformed !== undefined) throw new Error(malformed);
  return components;
}

/**
 * RFC 3986 §5.2: the target of a reference, on components and on texts. The base may be relative, and then the target is:
 * what climbs above its beginning is kept.
 */

import { removeDotSegments } from "../syntax/dot-segments.ts";
import {
  type Convention,
  handlerOf,
  type UriComponentsDraft,
  type UriComponentsOptions,
} from "./components.ts";
import { readHost } from "./host.ts";
import { type ReadOptions, readComponents } from "./read.ts";
import { removeRelativeDotSegments } from "./relative-dot-segments.ts";
import { writeReference } from "./write.ts";

/** §5.2.2: the components of the target; neither the base nor the reference has what schemes make of components. */
export function targetComponents(
  base: UriComponentsDraft,
  reference: UriComponentsDraft,
  options: UriComponentsOptions,
  convention: Convention,
): UriComponentsDraft {
  const isUri = Boolean(reference.scheme) && !(options.tolerant && reference.scheme === base.scheme);
  if (isUri) {
    const target = targetFrom(reference.scheme, reference, reference);
    const keepsDots = handlerOf(convention, reference, {})?.absolutePath === true;
    target.path = keepsDots ? (reference.path ?? "") : removeDotSegments(reference.path ?? "");
    return target;
  }
  if (hasAuthority(reference)) {
    const target = targetFrom(base.scheme, reference, reference);
    target.path = removeDotSegments(reference.path ?? "");
    return target;
  }
  const target = targetFrom(base.scheme, base, reference);
  if (reference.path) {
    target.path = mergedPath(base, reference.path);
  } else {
    target.path = base.path;
    target.query ??= base.query;
  }
  return target;
}

function hasAuthority({ userinfo, host, port }: UriComponentsDraft): boolean {
  return userinfo !== undefined || host !== undefined || port !== undefined;
}

/** A scheme, the authority that somebody has, and what is always the reference's. */
function targetFrom(
  scheme: string | undefined,
  { userinfo, host, ipv6Zone, port }: UriComponentsDraft,
  { query, fragment }: UriComponentsDraft,
): UriComponentsDraft {
  const target: UriComponentsDraft = { scheme, userinfo, host, port, path: "", query, fragment };
  if (ipv6Zone !== undefined) target.ipv6Zone = ipv6Zone;
  return target;
}

/** §5.2.3, §5.2.4. */
function mergedPath(base: UriComponentsDraft, path: string): string {
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
  const generic = { ...options, appliesSchemes: false };
  const target = targetComponents(
    wellFormed(base, generic, convention),
    wellFormed(reference, generic, convention),
    options,
    convention,
  );
  const handler = handlerOf(convention, target, options);
  if (/^https?$/.test(target.scheme ?? "") && !target.host) throw new Error("HTTP URIs must have a host.");
  if (target.host !== undefined && !/[:[]/.test(target.host)) {
    const isDomain = (options.domainHost || handler?.domainHost) ?? false;
    const { host, error } = readHost(target.host, {
      isDomain,
      keepsUnicode: options.unicodeSupport === true,
    });
    if (error !== undefined) throw new Error(error);
    target.host = host;
  }
  // The rules of its scheme are not applied: its path has no dot-segment left that must go.
  return writeReference(target, { ...options, absolutePath: true }, undefined, convention);
}

/** A text by the generic syntax alone. */
function wellFormed(text: string, options: ReadOptions, convention: Convention): UriComponentsDraft {
  const { components, malformed } = readComponents(text, options, convention);
  if (malformed !== undefined) throw new Error(malformed);
  return components;
}

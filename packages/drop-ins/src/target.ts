/**
 * RFC 3986 §5.2: the target of a reference, on components and on texts. The base may be relative, and then the target is:
 * what climbs above its beginning is kept.
 */

import { guardedPath, removeRelativeDotSegments } from "urikit/foundation";
import { removeDotSegments } from "urikit/syntax";
import {
  type Convention,
  handlerOf,
  NO_OPTIONS,
  type UriComponentsDraft,
  type UriComponentsOptions,
} from "./components.ts";
import { readHost } from "./host.ts";
import { type ReadOptions, readComponents, withoutSchemes } from "./read.ts";
import { writeReference } from "./write.ts";

/**
 * §5.2.2: the components of the target; neither the base nor the reference has what schemes make of components. `targetOf` of
 * urikit cuts offsets of texts instead, by ways that are quick for most texts: a drop-in would load them for nothing.
 */
export function targetComponents(
  base: UriComponentsDraft,
  reference: UriComponentsDraft,
  { tolerant }: UriComponentsOptions,
  convention: Convention,
): UriComponentsDraft {
  const isUri = Boolean(reference.scheme) && !(tolerant && reference.scheme === base.scheme);
  const ofReference = isUri || hasAuthority(reference);
  const authority = ofReference ? reference : base;
  const { userinfo, host, ipv6Zone, port } = hasAuthority(authority) ? authority : NOTHING;
  const isSame = !ofReference && !reference.path;
  const keepsDots = isUri && handlerOf(convention, reference, NO_OPTIONS)?.absolutePath === true;
  return {
    scheme: (isUri ? reference : base).scheme || undefined,
    userinfo,
    host,
    port,
    path: keepsDots ? (reference.path ?? "") : targetPath(base, reference, isUri),
    query: isSame ? (reference.query ?? base.query) : reference.query,
    fragment: reference.fragment,
    ...(ipv6Zone === undefined ? {} : { ipv6Zone }),
  };
}

const NOTHING: UriComponentsDraft = {};

function hasAuthority({ userinfo, host, port }: UriComponentsDraft): boolean {
  return userinfo !== undefined || host !== undefined || port !== undefined;
}

/** §5.2.2, in the order of its conditions. */
function targetPath(base: UriComponentsDraft, reference: UriComponentsDraft, isUri: boolean): string {
  const path = pathOf(reference, isUri);
  if (isUri || hasAuthority(reference)) return cleanPath(path, hasAuthority(reference));
  const basePath = pathOf(base, Boolean(base.scheme));
  if (path === "") return basePath;
  if (path.startsWith("/")) return cleanPath(path, hasAuthority(base));
  const directory = basePath.slice(0, basePath.lastIndexOf("/") + 1);
  // §5.2.3: "If the base URI has a defined authority component and an empty path", a slash is before the path.
  const merged = (directory || (hasAuthority(base) ? "/" : "")) + path;
  const isRelative = !base.scheme && !merged.startsWith("/"); // a relative-path reference (§4.2)
  return isRelative ? removeRelativeDotSegments(merged) : cleanPath(merged, hasAuthority(base));
}

/** The path of a draft as the text of its reference has it. */
function pathOf(draft: UriComponentsDraft, hasScheme: boolean): string {
  const encoded = (draft.path ?? "").replace(/[?#]/g, encodeURIComponent);
  const rooted = hasAuthority(draft) && /^[^/]/.test(encoded) ? `/${encoded}` : encoded;
  return guardedPath(rooted, hasScheme, hasAuthority(draft));
}

/** §5.2.4. */
function cleanPath(path: string, followsAuthority: boolean): string {
  return guardedPath(removeDotSegments(path), true, followsAuthority);
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
  const generic = withoutSchemes(options);
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

/**
 * RFC 3986 §5.2: the target of a reference, on components and on texts. The base may be relative, and then the target is:
 * what climbs above its beginning is kept.
 */

import { DOTTED_SEGMENT, guardedPath, hasAuthority, type ReferenceLayout, targetOf } from "urikit/foundation";
import { split } from "urikit/syntax";
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

/** §5.2.2: the components of the target; neither the base nor the reference has what schemes make of components. */
export function targetComponents(
  base: UriComponentsDraft,
  reference: UriComponentsDraft,
  { tolerant }: UriComponentsOptions,
  convention: Convention,
): UriComponentsDraft {
  const isUri = Boolean(reference.scheme) && !(tolerant && reference.scheme === base.scheme);
  const R = outlineOf(isUri ? reference : { ...reference, scheme: undefined }, "r");
  const target = targetOf(R, outlineOf(base, "b"), true);
  const { schemeEnd, pathFrom, pathTo } = split(target);
  const of = (at: number) => (target[at] === "b" ? base : reference);
  const { userinfo, host, ipv6Zone, port } = hasAuthority({ schemeEnd, pathFrom })
    ? of(pathFrom - 1)
    : NOTHING;
  const keepsDots = isUri && handlerOf(convention, reference, NO_OPTIONS)?.absolutePath === true;
  return {
    scheme: schemeEnd < 0 ? undefined : of(0).scheme,
    userinfo,
    host,
    port,
    path: keepsDots ? (reference.path ?? "") : target.slice(pathFrom, pathTo),
    query: of(pathTo + 1).query,
    fragment: reference.fragment,
    ...(ipv6Zone === undefined ? {} : { ipv6Zone }),
  };
}

const NOTHING: UriComponentsDraft = {};

/**
 * A reference in which a mark is written for each component but the path: §5.2.2 copies these, and the marks in the target
 * show whose they are.
 */
function outlineOf(components: UriComponentsDraft, mark: "b" | "r"): ReferenceLayout {
  const { scheme, userinfo, host, port, path = "", query } = components;
  const hasHost = userinfo !== undefined || host !== undefined || port !== undefined;
  const encoded = path.replace(/[?#]/g, encodeURIComponent);
  const rooted = hasHost && /^[^/]/.test(encoded) ? `/${encoded}` : encoded;
  const text =
    (scheme ? `${mark}:` : "") +
    (hasHost ? `//${mark}` : "") +
    guardedPath(rooted, Boolean(scheme), hasHost) +
    (query === undefined ? "" : `?${mark}`);
  return { text, ...split(text), deviations: DOTTED_SEGMENT };
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

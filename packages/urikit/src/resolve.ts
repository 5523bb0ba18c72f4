/**
 * RFC 3986 §5: what a reference means against a base. The algorithm is that of §5.2 to the letter, with one
 * guard, so that what comes out is read back as it was meant.
 */

import { guardedPath } from "./compose.ts";
import { layoutOf, textOf, type UriReference } from "./reference.ts";
import { indexOfAny } from "./syntax/characters.ts";
import { removeDotSegments } from "./syntax/dot-segments.ts";
import { syntaxError } from "./syntax/errors.ts";
import { isPlainUri } from "./syntax/plain.ts";
import { DOTTED_SEGMENT, hasAuthority, type Layout } from "./syntax/scanner.ts";

/** How a reference is resolved. */
export interface ResolveOptions {
  /**
   * `false` ignores the scheme of a reference that is the same as the base's, as parsers did before RFC 3986
   * (§5.2.2, §5.4.2): `http:g` is then a relative path. `true`, the default, takes it for the URI that it is.
   */
  readonly strict?: boolean;
}

const SLASH = 47;

/** A base URI (§5.1), read once, against which any number of references are resolved. See {@link prepareBase}. */
export class Base {
  readonly #text: string;
  readonly #layout: Layout;
  #directory: string | undefined;

  /** @internal Use {@link prepareBase}. */
  constructor(text: string, layout: Layout) {
    this.#layout = layout;
    this.#text = text.slice(0, layout.queryTo);
  }

  /** The base URI, without its fragment. */
  get text(): string {
    return this.#text;
  }

  /**
   * The target URI of a reference against this base (§5.2). See {@link resolve}.
   *
   * @throws {UriSyntaxError} If the reference is none.
   */
  resolve(reference: string | UriReference, options?: ResolveOptions): string {
    const isStrict = options?.strict !== false;
    if (isStrict && isPlainUri(reference)) return reference;
    const layout = layoutOf(reference);
    const text = textOf(reference);
    const start = layout.schemeEnd + 1;
    if (start === 0 || (!isStrict && text.slice(0, start).toLowerCase() === this.#scheme().toLowerCase())) {
      return this.#transform(text, layout, start);
    }
    return withoutDotSegments(text, layout, 0, hasAuthority(layout));
  }

  /** §5.2.2 for a reference without a scheme, or whose scheme does not count: it begins at `start` in its text. */
  #transform(text: string, layout: Layout, start: number): string {
    if (hasAuthority(layout)) return this.#scheme() + withoutDotSegments(text, layout, start, true);
    if (layout.pathFrom === layout.pathTo) {
      const kept = layout.pathTo < layout.queryTo ? this.#text.slice(0, this.#layout.pathTo) : this.#text;
      return kept + text.slice(start);
    }
    if (text.charCodeAt(start) === SLASH) {
      return this.#origin() + withoutDotSegments(text, layout, start, hasAuthority(this.#layout));
    }
    this.#directory ??= directoryOf(this.#text, this.#layout);
    if (((layout.deviations | this.#layout.deviations) & DOTTED_SEGMENT) === 0)
      return this.#directory + text.slice(start);
    const merged = this.#directory + text.slice(start, layout.pathTo);
    const path = removeDotSegments(merged.slice(this.#layout.pathFrom));
    return this.#origin() + guardedPath(path, true, hasAuthority(this.#layout)) + text.slice(layout.pathTo);
  }

  /** With its colon. */
  #scheme(): string {
    return this.#text.slice(0, this.#layout.schemeEnd + 1);
  }

  /** Scheme and authority. */
  #origin(): string {
    return this.#text.slice(0, this.#layout.pathFrom);
  }
}

/** All before the last segment of the path; where that is empty, behind an authority, and a slash (§5.2.3). */
function directoryOf(text: string, layout: Layout): string {
  const { pathFrom, pathTo } = layout;
  if (pathFrom === pathTo && hasAuthority(layout)) return `${text.slice(0, pathFrom)}/`;
  return text.slice(0, Math.max(pathFrom, text.lastIndexOf("/", pathTo - 1) + 1));
}

/** The text from `start` on, its path without dot-segments (§5.2.4) and spelled so that it stays one. */
function withoutDotSegments(text: string, layout: Layout, start: number, hasAuthority: boolean): string {
  if ((layout.deviations & DOTTED_SEGMENT) === 0) return text.slice(start);
  const path = removeDotSegments(text.slice(layout.pathFrom, layout.pathTo));
  return (
    text.slice(start, layout.pathFrom) + guardedPath(path, true, hasAuthority) + text.slice(layout.pathTo)
  );
}

/**
 * Reads a base URI (§5.1) once, to resolve many references against it. Its fragment, if any, is dropped.
 *
 * @throws {UriSyntaxError} If it is no URI; a relative one has first to be resolved against a base of its own.
 *
 * @example
 * ```ts
 * import { prepareBase } from "urikit";
 *
 * const base = prepareBase("http://a/b/c/d;p?q");
 * ["g", "../g", "?y"].map((reference) => base.resolve(reference));
 * // => ["http://a/b/c/g", "http://a/b/g", "http://a/b/c/d;p?y"]
 * ```
 */
export function prepareBase(base: string | UriReference): Base {
  const layout = layoutOf(base);
  const text = textOf(base);
  if (layout.schemeEnd < 0) {
    throw syntaxError("relative-base", text, 0, "URI", "§5.1", "a base with a scheme");
  }
  return new Base(text, layout);
}

/**
 * The target URI of a reference against a base (§5.2). The reference comes first, as in `new URL(url, base)`.
 *
 * Nothing is normalized, and percent-encoding is left alone: `%2E%2E` is an ordinary segment here, as the
 * standard has it. A server that decodes before it removes dot-segments will nonetheless take it for `..`;
 * {@link normalize} shows what such a server sees.
 *
 * The one departure from the letter: where the path that results begins with `//` and there is no authority,
 * `/.` stands before it, for the target would otherwise have an authority that nobody wrote.
 *
 * @param reference The URI reference, relative or not.
 * @param base A URI, or one that {@link prepareBase} has read.
 * @throws {UriSyntaxError} If the reference is none, or the base no URI.
 *
 * @example
 * ```ts
 * import { resolve } from "urikit";
 *
 * resolve("../../g", "http://a/b/c/d;p?q"); // => "http://a/g"
 * resolve("http:g", "http://a/b/c/d;p?q"); // => "http:g"
 * resolve("http:g", "http://a/b/c/d;p?q", { strict: false }); // => "http://a/b/c/g"
 * resolve("..//x", "urn:a/b/c"); // => "urn:a//x"
 * ```
 */
export function resolve(
  reference: string | UriReference,
  base: string | UriReference | Base,
  options?: ResolveOptions,
): string {
  return toBase(base).resolve(reference, options);
}

/** A base, prepared if it is not yet. */
export function toBase(base: string | UriReference | Base): Base {
  return base instanceof Base ? base : prepareBase(base);
}

/**
 * Whether a reference is a same-document reference (§4.4): it refers to what is, aside from the fragment,
 * identical to the base URI, character by character. That is no form of a reference, but a relation to a base.
 *
 * @throws {UriSyntaxError} If the reference is none, or the base no URI.
 *
 * @example
 * ```ts
 * import { isSameDocument } from "urikit";
 *
 * isSameDocument("#top", "http://a/b"); // => true
 * isSameDocument("b", "http://a/b"); // => true
 * isSameDocument("", "http://a/b?c"); // => true
 * isSameDocument("b", "http://a/b?c"); // => false
 * ```
 */
export function isSameDocument(
  reference: string | UriReference,
  base: string | UriReference | Base,
): boolean {
  const prepared = toBase(base);
  return withoutFragment(prepared.resolve(reference)) === prepared.text;
}

/** §3.5: a reference up to its `#`. */
export function withoutFragment(text: string): string {
  return text.slice(0, indexOfAny(text, "#", 0));
}

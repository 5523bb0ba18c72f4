/**
 * RFC 3986 §5: the meaning of a reference against a base. The algorithm is that of §5.2, with its conditions next to
 * the branches, and with one guard, so that the target is read back as it was meant.
 */

import { guardedPath } from "./compose.ts";
import { layoutOf, type ReferenceLike } from "./reference.ts";
import { indexOfAny } from "./syntax/characters.ts";
import * as CODE from "./syntax/codes.ts";
import { removeDotSegments, removeRelativeDotSegments } from "./syntax/dot-segments.ts";
import { RESOLVED } from "./syntax/english.ts";
import { UriSyntaxError } from "./syntax/errors.ts";
import { INSPECT } from "./syntax/inspect.ts";
import { maskPassword } from "./syntax/password.ts";
import { isPlainUri } from "./syntax/plain.ts";
import { type OptionNames, requireOption, requireOptions } from "./syntax/require-option.ts";
import { DOTTED_SEGMENT, hasAuthority, type Layout } from "./syntax/scanner.ts";
import { statement } from "./syntax/statement.ts";

const DOT = CODE.DOT;
const SLASH = CODE.SLASH;

const BOOLEAN = [true, false];

/** The kinds of bases that are accepted. */
export interface BaseOptions {
  /**
   * `true` takes a relative reference for a base too: the target is then a relative reference, which waits for a base of
   * its own. `false`, the default, refuses it, because a base has a scheme (§5.1).
   */
  readonly relativeBase?: boolean | undefined;
}

/** How a reference is resolved. */
export interface ResolveOptions extends BaseOptions {
  /**
   * `false` ignores the scheme of a reference that is the same as the base's, as parsers did before RFC 3986
   * (§5.2.2, §5.4.2): `http:g` is then a relative path. `true`, the default, takes it for the URI that it is.
   */
  readonly strict?: boolean | undefined;
}

/** A base that was read once, against which any number of references are resolved. */
export interface PreparedBase<Like> {
  /** The base, without its fragment. */
  readonly text: string;

  /**
   * The target of a reference against this base (§5.2). See {@link resolve}.
   *
   * @throws {UriSyntaxError} If the text is not a reference.
   */
  resolve(reference: Like, options?: ResolveOptions): string;

  /** The base, without its fragment. */
  toString(): string;

  /** The base, without its fragment. */
  toJSON(): string;
}

/** A base URI (§5.1). See {@link prepareBase}. */
export interface Base extends PreparedBase<ReferenceLike> {}

/** Where the components of a reference lie that is resolved: it need not have been scanned. */
export type ReferenceLayout = Pick<
  Layout,
  "text" | "schemeEnd" | "pathFrom" | "pathTo" | "queryTo" | "deviations"
>;

/** A base as it was read; a prepared one knows where its directory ends. */
export interface BaseLayout extends ReferenceLayout {
  /** Where the directory of the base ends in its text, for a path that merges with it (§5.2.3). */
  readonly directoryTo?: number;
}

/** How texts are read, as URIs or as IRIs. */
export interface Reading<Like> {
  /** Whether a text is its own target; only a yes is sure. */
  readonly isPlain: (text: string) => boolean;
  readonly layoutOf: (reference: Like, name?: string) => Layout;
}

const AS_URI: Reading<ReferenceLike> = { isPlain: isPlainUri, layoutOf };

/** Bases of both readings. The text is the one property, as in parsed references. */
export abstract class SpannedBase<Like> implements PreparedBase<Like> {
  declare readonly text: string;
  readonly #base: BaseLayout;
  readonly #reading: Reading<Like>;

  constructor(base: Layout, reading: Reading<Like>) {
    this.text = base.text.slice(0, base.queryTo);
    this.#base = { ...base, text: this.text, directoryTo: directoryEnd(base, base.pathTo) };
    this.#reading = reading;
    Object.freeze(this);
  }

  resolve(reference: Like, options?: ResolveOptions): string {
    // Taken from its base, as in `const { resolve } = base`, it has no `this`.
    if (this === undefined) throw new TypeError("resolve needs a base");
    return target(reference, this.#base, this.#reading, options);
  }

  toString(): string {
    return this.text;
  }

  toJSON(): string {
    return this.text;
  }
}

/** Marks the bases of every copy of urikit, so that two in one program understand each other. */
const BRAND: unique symbol = /* @__PURE__ */ Symbol.for("urikit.base") as never;

/** The one class of base URIs. It is not exported: {@link prepareBase} makes them. */
class UriBase extends SpannedBase<ReferenceLike> implements Base {
  get [BRAND](): true {
    return true;
  }

  [INSPECT](): string {
    return `Base <${maskPassword(this.text)}>`;
  }
}

/** §5.2.2 to §5.3, with a base that has been read. */
export function target<Like>(
  reference: Like,
  Base: BaseLayout,
  { isPlain, layoutOf }: Reading<Like>,
  options: ResolveOptions | undefined,
): string {
  const strict = strictOf(options);
  // A colon is the one thing that most relative references have not and that one search finds.
  const mayBeUri = typeof reference === "string" && reference.includes(":");
  if (mayBeUri && strict !== false && isPlain(reference)) return reference;
  return targetOf(layoutOf(reference), Base, strict);
}

const BASE_OPTIONS: OptionNames<BaseOptions> = { relativeBase: true };
const RESOLVE_OPTIONS: OptionNames<ResolveOptions> = { strict: true, relativeBase: true };

/** Whether a scheme counts that is the same as the base's. */
function strictOf(options: ResolveOptions | undefined): boolean | undefined {
  const strict = options === undefined ? options : requireOptions(options, RESOLVE_OPTIONS).strict;
  if (strict !== undefined) requireOption("strict", strict, BOOLEAN);
  return strict;
}

/**
 * The same for a reference that has been read too. It cuts at the offsets alone, and so it takes IRIs (RFC 3987 §6.5),
 * and texts that nobody has scanned.
 */
export function targetOf(R: ReferenceLayout, Base: BaseLayout, strict: boolean | undefined): string {
  // if (not strict and (R.scheme == Base.scheme)) then undefine(R.scheme)
  const isUri = R.schemeEnd >= 0 && (strict !== false || !haveSameScheme(R, Base));
  // if defined(R.scheme) then
  return isUri ? cleaned(R, 0, hasAuthority(R)) : transformed(R, Base);
}

/** §5.2.2 for a reference without a scheme, or with one that does not count. */
function transformed(R: ReferenceLayout, Base: BaseLayout): string {
  const start = R.schemeEnd + 1;
  // if defined(R.authority) then
  if (hasAuthority(R)) return Base.text.slice(0, Base.schemeEnd + 1) + cleaned(R, start, true);
  // if (R.path == "") then T.path = Base.path; if defined(R.query) then T.query = R.query else Base.query
  if (R.pathFrom === R.pathTo) {
    const kept = R.pathTo < R.queryTo ? Base.pathTo : Base.queryTo;
    return Base.text.slice(0, kept) + R.text.slice(start);
  }
  // if (R.path starts-with "/") then T.path = remove_dot_segments(R.path)
  if (R.text.charCodeAt(start) === SLASH) {
    return Base.text.slice(0, Base.pathFrom) + cleaned(R, start, hasAuthority(Base));
  }
  // else T.path = merge(Base.path, R.path); T.path = remove_dot_segments(T.path)
  return merged(R, Base);
}

/** §5.2.3: the path of the base up to its last slash, then the path of the reference. */
function merged(R: ReferenceLayout, Base: BaseLayout): string {
  const start = R.schemeEnd + 1;
  const followsAuthority = hasAuthority(Base);
  const directoryTo = Base.directoryTo ?? directoryEnd(Base, Base.pathTo);
  if ((Base.deviations & DOTTED_SEGMENT) === 0 && directoryTo > Base.pathFrom) {
    if ((R.deviations & DOTTED_SEGMENT) === 0) return Base.text.slice(0, directoryTo) + R.text.slice(start);
    const shortcut = followsAuthority ? climbed(R, Base, directoryTo) : undefined;
    if (shortcut !== undefined) return shortcut;
  }
  // "If the base URI has a defined authority component and an empty path", a slash is before R.path.
  const isEmpty = followsAuthority && Base.pathFrom === Base.pathTo;
  const directory = isEmpty ? "/" : Base.text.slice(Base.pathFrom, directoryTo);
  const path = directory + R.text.slice(start, R.pathTo);
  const origin = Base.text.slice(0, Base.pathFrom);
  // A base without scheme, authority and a slash before its path is a relative-path reference (§4.2).
  const isRelative = origin === "" && !path.startsWith("/");
  const clean = isRelative
    ? removeRelativeDotSegments(path)
    : guardedPath(removeDotSegments(path), true, followsAuthority);
  return origin + clean + R.text.slice(R.pathTo);
}

/**
 * §5.2.4 where the only dot-segments are `./` and `../` at the beginning of the reference: each `../` goes up in the
 * directory of the base, which begins with a slash and has no dot-segments. Undefined where there are others.
 */
function climbed(
  { text, schemeEnd, pathTo }: ReferenceLayout,
  Base: BaseLayout,
  directoryTo: number,
): string | undefined {
  let at = schemeEnd + 1;
  let end = directoryTo;
  while (at < pathTo && text.charCodeAt(at) === DOT) {
    const isDouble = at + 1 < pathTo && text.charCodeAt(at + 1) === DOT;
    const after = isDouble ? at + 2 : at + 1;
    if (after < pathTo && text.charCodeAt(after) !== SLASH) break;
    if (isDouble) end = parentEnd(Base, end);
    at = Math.min(after + 1, pathTo);
  }
  const next = text.indexOf("/.", at);
  return next >= 0 && next < pathTo ? undefined : Base.text.slice(0, end) + text.slice(at);
}

/** Where the parent of a directory ends; the root is its own. */
function parentEnd(Base: BaseLayout, directoryTo: number): number {
  const end = directoryEnd(Base, directoryTo - 1);
  return end > Base.pathFrom ? end : directoryTo;
}

/** The text from `start` on, its path without dot-segments (§5.2.4) and guarded so that it stays a path. */
function cleaned(R: ReferenceLayout, start: number, targetHasAuthority: boolean): string {
  const { text, pathFrom, pathTo, deviations } = R;
  if ((deviations & DOTTED_SEGMENT) === 0) return text.slice(start);
  const path = guardedPath(removeDotSegments(text.slice(pathFrom, pathTo)), true, targetHasAuthority);
  return text.slice(start, pathFrom) + path + text.slice(pathTo);
}

/** Where the last segment before `to` begins in the path of a base, or the path itself if no slash is before it. */
function directoryEnd({ text, pathFrom }: BaseLayout, to: number): number {
  let end = to;
  while (end > pathFrom && text.charCodeAt(end - 1) !== SLASH) end--;
  return end;
}

/** §3.1: schemes are the same in either case. */
function haveSameScheme(R: ReferenceLayout, Base: BaseLayout): boolean {
  const scheme = R.text.slice(0, R.schemeEnd + 1).toLowerCase();
  return scheme === Base.text.slice(0, Base.schemeEnd + 1).toLowerCase();
}

/**
 * Reads a base URI (§5.1) once, to resolve many references against it. Its fragment, if any, is dropped.
 *
 * @throws {UriSyntaxError} If the base is not a URI; resolve a relative one against a base of its own first, or allow it
 * with `relativeBase`.
 * @throws {TypeError} If the base is not a reference, or an option has a value that does not exist.
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
export function prepareBase(base: ReferenceLike, options?: BaseOptions): Base {
  return new UriBase(requireBase(layoutOf(base, "the base"), baseOptions(options), AS_URI), AS_URI);
}

/** The options of a base, which are fewer than those of a resolution. */
export function baseOptions(options: BaseOptions | undefined): BaseOptions | undefined {
  return options === undefined ? options : requireOptions(options, BASE_OPTIONS);
}

/**
 * §5.1: a base is a URI, unless a relative one is allowed.
 *
 * @param reference What is resolved against it: if it has a scheme, where the base has none, the two are the other way round.
 */
export function requireBase<Like>(
  read: Layout,
  options: BaseOptions | undefined,
  { layoutOf }: Reading<Like>,
  reference?: Like,
): Layout {
  const relativeBase =
    options === undefined ? options : requireOptions(options, RESOLVE_OPTIONS).relativeBase;
  requireOption("relativeBase", relativeBase, BOOLEAN);
  if (read.schemeEnd >= 0 || relativeBase) return read;
  const [rule, section] = ["URI", "RFC 3986 §5.1"];
  const expected = statement<keyof typeof RESOLVED>("base-with-scheme");
  const code = "relative-base";
  const isSwapped = reference !== undefined && layoutOf(reference).schemeEnd >= 0;
  const advice = isSwapped ? statement<keyof typeof RESOLVED>("base-second") : undefined;
  throw new UriSyntaxError({ code, input: read.text, index: 0, rule, section, expected, advice }, RESOLVED);
}

/**
 * The target URI of a reference against a base (§5.2). The reference comes first, as in `new URL(url, base)`.
 *
 * Nothing is normalized, and percent-encoding is left alone: `%2E%2E` is an ordinary segment here, as in the
 * standard. A server that decodes before it removes dot-segments will nonetheless take it for `..`; {@link normalize}
 * shows the reference as such a server sees it.
 *
 * It departs from the letter once: where the path of the target begins with `//` and there is no authority, `/.`
 * precedes it; without it the target would have an authority that nobody wrote.
 *
 * With `relativeBase`, the base may be a relative reference; the target is then one too. The same algorithm is applied
 * to its components: a path that would climb above its beginning keeps the `../` that are left, and a path that goes back
 * to it is written `./`, so that it stays a path. Resolving the target against a base gives what one gets by resolving
 * first the relative base and then the reference, except after a base that ends with a dot-segment, which §5.2.3 cuts off
 * (`resolve("g", "..", …)` is `g`), and where a path has no slash before its first segment, as in `urn:a`.
 *
 * @param reference The URI reference, relative or not.
 * @param base A URI, or one that {@link prepareBase} has read.
 * @throws {UriSyntaxError} If the reference is not valid, or the base is not a URI.
 * @throws {TypeError} If an argument is not a reference, or an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { resolve } from "urikit";
 *
 * resolve("../../g", "http://a/b/c/d;p?q"); // => "http://a/g"
 * resolve("http:g", "http://a/b/c/d;p?q"); // => "http:g"
 * resolve("http:g", "http://a/b/c/d;p?q", { strict: false }); // => "http://a/b/c/g"
 * resolve("..//x", "urn:a/b/c"); // => "urn:a//x"
 * resolve("../../../g", "a/b/c", { relativeBase: true }); // => "../g"
 * ```
 */
export function resolve(
  reference: ReferenceLike,
  base: ReferenceLike | Base,
  options?: ResolveOptions,
): string {
  return isBase(base)
    ? toBase(base).resolve(reference, options)
    : target(reference, requireBase(layoutOf(base, "the base"), options, AS_URI, reference), AS_URI, options);
}

/** A base, prepared if it is not yet; one of another copy of urikit is read again, because its offsets may differ. */
export function toBase(base: ReferenceLike | Base): Base {
  if (base instanceof UriBase) return base;
  return isBase(base) ? new UriBase(layoutOf(base.text), AS_URI) : prepareBase(base);
}

function isBase(value: ReferenceLike | Base): value is Base {
  return typeof value === "object" && value !== null && BRAND in value;
}

/**
 * Whether a reference is a same-document reference (§4.4): it refers to a URI that is, aside from the fragment,
 * identical to the base URI, character by character. That is not a form of a reference, but a relation to a base.
 * A base that is written with dot-segments is, as a reference, not identical to itself: its target has no dot-segments
 * (§5.2.2).
 *
 * @throws {UriSyntaxError} If the reference is not valid, or the base is not a URI.
 *
 * @example
 * ```ts
 * import { isSameDocument } from "urikit";
 *
 * isSameDocument("#top", "http://a/b"); // => true
 * isSameDocument("b", "http://a/b"); // => true
 * isSameDocument("", "http://a/b?c"); // => true
 * isSameDocument("b", "http://a/b?c"); // => false
 * isSameDocument("http://a/./b", "http://a/./b"); // => false
 * ```
 */
export function isSameDocument(reference: ReferenceLike, base: ReferenceLike | Base): boolean {
  const prepared = toBase(base);
  return withoutFragment(prepared.resolve(reference)) === prepared.text;
}

/** §3.5: a reference up to its `#`. */
export function withoutFragment(text: string): string {
  return text.slice(0, indexOfAny(text, "#", 0));
}

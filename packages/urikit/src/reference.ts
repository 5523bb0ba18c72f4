/**
 * RFC 3986 §3, §4: a parsed reference. It is the text and where its components lie in it; a component is cut
 * out when it is asked for.
 */

import { compose } from "./compose.ts";
import { type Component, type ComponentRange, type Components, rangeOf } from "./syntax/components.ts";
import { diagnose } from "./syntax/diagnosis.ts";
import { syntaxError, type UriSyntaxError } from "./syntax/errors.ts";
import { type HostKind, hostKindOf } from "./syntax/host.ts";
import { isPlainUri } from "./syntax/plain.ts";
import { requireString } from "./syntax/require-string.ts";
import { type Layout, type ParseOptions, scan } from "./syntax/scanner.ts";

/** A URI begins with a scheme, a relative reference does not (§4.1). */
export type ReferenceKind = "uri" | "relative-reference";

/** The three forms of a relative reference (§4.2). */
export type RelativeForm = "network-path" | "absolute-path" | "relative-path";

/** What a text is asked to be: the rules of §4 that a whole text may match. */
export type ReferenceRule = "uri-reference" | "uri" | "absolute-uri" | "relative-reference";

/** The answer of {@link tryParse}. */
export type ParseResult =
  | { readonly valid: true; readonly reference: UriReference }
  | { readonly valid: false; readonly error: UriSyntaxError };

/** Where the components of a parsed reference lie. */
let ownLayoutOf: (reference: UriReference) => Layout;

/** A reference around a text that was read; a plain URI is scanned when a component is asked for. */
let referenceTo: (text: string, layout?: Layout) => UriReference;

/**
 * A URI reference (§4.1): immutable, and valid by the grammar. When there is one, the following hold:
 *
 * - `text` is what was parsed, to the letter, and {@link UriReference.toString} gives it back;
 * - a component is `undefined` where its delimiter is absent, and `""` where nothing follows it;
 * - `path` is always defined; it begins with `/` or is empty where there is an authority;
 * - `userinfo` and `port` are defined only where `host` is, which is where `authority` is.
 *
 * Components come as they stand in the text, percent-encoding and all; see {@link decode}.
 *
 * @example
 * ```ts
 * import { parse } from "urikit";
 *
 * const reference = parse("foo://example.com:8042/over/there?name=ferret#nose");
 * reference.host; // => "example.com"
 * reference.segments; // => ["over", "there"]
 * reference.userinfo; // => undefined
 * ```
 */
export class UriReference {
  static {
    ownLayoutOf = (reference) => reference.#layout;
    referenceTo = (text, layout) => new UriReference(text, layout);
  }

  readonly #text: string;
  #scanned: Layout | undefined;

  private constructor(text: string, layout: Layout | undefined) {
    this.#text = text;
    this.#scanned = layout;
  }

  get #layout(): Layout {
    this.#scanned ??= read(this.#text);
    return this.#scanned;
  }

  /** The reference as it was written. */
  get text(): string {
    return this.#text;
  }

  /** Whether it is a URI or a relative reference (§4.1). */
  get kind(): ReferenceKind {
    return isUriLayout(this.#layout) ? "uri" : "relative-reference";
  }

  /** The form of a relative reference (§4.2); undefined for a URI. */
  get form(): RelativeForm | undefined {
    if (isUriLayout(this.#layout)) return undefined;
    if (this.#layout.pathFrom > 0) return "network-path";
    return this.#text.startsWith("/") ? "absolute-path" : "relative-path";
  }

  /** Whether it is an absolute URI: a URI without a fragment (§4.3). */
  get isAbsoluteUri(): boolean {
    return isUriLayout(this.#layout) && !hasFragment(this.#layout);
  }

  /** §3.1, without its colon. */
  get scheme(): string | undefined {
    return this.#cut("scheme");
  }

  /** §3.2: userinfo, host and port, without the slashes before them. */
  get authority(): string | undefined {
    return this.#cut("authority");
  }

  /** §3.2.1, without its `@`. */
  get userinfo(): string | undefined {
    return this.#cut("userinfo");
  }

  /** What stands before the first colon of the userinfo, or all of it (§3.2.1). */
  get user(): string | undefined {
    return this.userinfo?.split(":", 1)[0];
  }

  /** What stands after the first colon of the userinfo, once a password (§3.2.1): never show it. */
  get password(): string | undefined {
    return /:(.*)/.exec(this.userinfo ?? "")?.[1];
  }

  /** §3.2.2, an IP-literal with its brackets. */
  get host(): string | undefined {
    return this.#cut("host");
  }

  /** The alternative of the rule `host` that matches first (§3.2.2). */
  get hostKind(): HostKind | undefined {
    const host = this.range("host");
    return host && hostKindOf(this.#text, host.from, host.to);
  }

  /** §3.2.3: digits, or empty; without its colon. */
  get port(): string | undefined {
    return this.#cut("port");
  }

  /** §3.3: always there, if only as an empty one. */
  get path(): string {
    return this.#cut("path") ?? "";
  }

  /** What stands between the slashes of the path (§3.3); the first slash begins a segment, an empty path has none. */
  get segments(): readonly string[] {
    return this.path === "" ? [] : this.path.replace(/^\//, "").split("/");
  }

  /** §3.4, without its `?`. */
  get query(): string | undefined {
    return this.#cut("query");
  }

  /** §3.5, without its `#`. */
  get fragment(): string | undefined {
    return this.#cut("fragment");
  }

  /** Where a component lies in `text`, in UTF-16 code units; undefined where the component is. */
  range(component: Component): ComponentRange | undefined {
    return rangeOf(this.#layout, component);
  }

  /**
   * This reference with some components changed; one that is given as `undefined` is taken away. A new
   * authority replaces userinfo, host and port. See {@link compose} for what is refused.
   *
   * @throws {UriSyntaxError} If the result would not be read back as it is meant.
   *
   * @example
   * ```ts
   * import { parse } from "urikit";
   *
   * parse("http://a/b?c#d").with({ query: "e", fragment: undefined }).text; // => "http://a/b?e"
   * ```
   */
  with(changes: Partial<Components>): UriReference {
    const { userinfo, host, port, ...others } = componentsOf(this);
    const parts = "authority" in changes ? {} : { userinfo, host, port };
    const options = { zoneIdentifiers: /^\[.*%/.test(host ?? "") };
    return parse(compose({ ...others, ...parts, ...changes }, options), options);
  }

  /** The reference as it was written. */
  toString(): string {
    return this.#text;
  }

  /** The reference as it was written. */
  toJSON(): string {
    return this.#text;
  }

  #cut(component: Component): string | undefined {
    const range = rangeOf(this.#layout, component);
    return range && this.#text.slice(range.from, range.to);
  }
}

/**
 * Reads a URI reference (§4.1), exactly by the grammar of Appendix A.
 *
 * @throws {UriSyntaxError} If the text is none; it tells where and why.
 * @throws {TypeError} If it is no string.
 *
 * @example
 * ```ts
 * import { parse } from "urikit";
 *
 * parse("mailto:John.Doe@example.com").path; // => "John.Doe@example.com"
 * parse("//example.com?").query; // => ""
 * ```
 */
export function parse(text: string, options?: ParseOptions): UriReference {
  return isPlainUri(text) ? referenceTo(text) : referenceTo(text, read(text, options?.zoneIdentifiers));
}

/**
 * Reads a URI reference as {@link parse} does, and gives the error instead of throwing it.
 *
 * @throws {TypeError} If the text is no string.
 *
 * @example
 * ```ts
 * import { tryParse } from "urikit";
 *
 * const result = tryParse("http://[::1");
 * result.valid ? "" : result.error.code; // => "invalid-ip-literal"
 * ```
 */
export function tryParse(text: string, options?: ParseOptions): ParseResult {
  if (isPlainUri(text)) return { valid: true, reference: referenceTo(text) };
  const zones = options?.zoneIdentifiers;
  const layout = scanned(text, zones);
  if (layout) return { valid: true, reference: referenceTo(text, layout) };
  let error: UriSyntaxError | undefined; // why, is found when it is asked for
  return {
    valid: false,
    get error() {
      error ??= diagnose(text, zones);
      return error;
    },
  };
}

/** The layout of a text that has to be a URI reference. */
export function read(text: string, zones?: boolean): Layout {
  const layout = scanned(text, zones);
  if (layout === undefined) throw diagnose(text, zones);
  return layout;
}

/** The layout of a text, if it is a URI reference. */
function scanned(text: string, zones?: boolean): Layout | undefined {
  requireString(text, "the reference");
  return scan(text, 0, text.length, zones);
}

/** A `URL` object of the platform, of which the text is taken. */
export interface UrlObject {
  readonly href: string;
}

/** Whatever stands for a reference: its text, a parsed reference, a `URL` object. */
export type ReferenceLike = string | UriReference | UrlObject;

/** The text of a reference, parsed or not. */
export function textOf(reference: ReferenceLike, name = "the reference"): string {
  if (typeof reference === "string") return reference;
  if (reference instanceof UriReference) return reference.text;
  if (Object.prototype.toString.call(reference) === "[object URL]") return (reference as UrlObject).href;
  requireString(reference, name);
  return reference;
}

/** Where the components of a reference lie, parsed or not. */
export function layoutOf(reference: ReferenceLike): Layout {
  return reference instanceof UriReference ? ownLayoutOf(reference) : read(textOf(reference));
}

/** A reference, parsed if it is not yet. */
export function toReference(reference: ReferenceLike): UriReference {
  return reference instanceof UriReference ? reference : parse(textOf(reference));
}

/** The components of a reference, those of its authority apart. */
export function componentsOf(reference: UriReference): Components {
  const { scheme, userinfo, host, port, path, query, fragment } = reference;
  return { scheme, userinfo, host, port, path, query, fragment };
}

/** Reads what was made of references that were accepted: a zone identifier in it was asked for. */
export function reparse(text: string): UriReference {
  return parse(text, { zoneIdentifiers: true });
}

/**
 * Whether a text is a URI reference: a URI or a relative reference (§4.1).
 *
 * @throws {TypeError} If it is no string.
 *
 * @example
 * ```ts
 * import { isUriReference } from "urikit";
 *
 * isUriReference("../a?b#c"); // => true
 * isUriReference("http://example.org/a b"); // => false
 * ```
 */
export function isUriReference(text: string): boolean {
  return isPlainUri(text) || scanned(text) !== undefined;
}

/**
 * Whether a text is a URI: it begins with a scheme (§3).
 *
 * @throws {TypeError} If it is no string.
 *
 * @example
 * ```ts
 * import { isUri } from "urikit";
 *
 * isUri("urn:isbn:0451450523"); // => true
 * isUri("//example.org/"); // => false
 * ```
 */
export function isUri(text: string): boolean {
  return isPlainUri(text) || isUriLayout(scanned(text));
}

/**
 * Whether a text is an absolute URI: a URI without a fragment (§4.3).
 *
 * @throws {TypeError} If it is no string.
 *
 * @example
 * ```ts
 * import { isAbsoluteUri } from "urikit";
 *
 * isAbsoluteUri("http://example.org/?a"); // => true
 * isAbsoluteUri("http://example.org/#a"); // => false
 * ```
 */
export function isAbsoluteUri(text: string): boolean {
  const layout = scanned(text);
  return layout !== undefined && isUriLayout(layout) && !hasFragment(layout);
}

/**
 * Whether a text is a relative reference: one without a scheme (§4.2).
 *
 * @throws {TypeError} If it is no string.
 *
 * @example
 * ```ts
 * import { isRelativeReference } from "urikit";
 *
 * isRelativeReference("./this:that"); // => true
 * isRelativeReference("this:that"); // => false
 * ```
 */
export function isRelativeReference(text: string): boolean {
  const layout = scanned(text);
  return layout !== undefined && !isUriLayout(layout);
}

/**
 * Reads a text as one of the rules of §4: any URI reference, a URI, an absolute URI, a relative reference.
 *
 * @throws {UriSyntaxError} If the text is none of that kind; it tells where and why.
 * @throws {TypeError} If it is no string.
 *
 * @example
 * ```ts
 * import { parseAs } from "urikit";
 *
 * parseAs("http://example.org/", "absolute-uri").host; // => "example.org"
 * ```
 */
export function parseAs(text: string, kind: ReferenceRule, options?: ParseOptions): UriReference {
  const layout = read(text, options?.zoneIdentifiers);
  if (kind === "relative-reference" && isUriLayout(layout)) {
    const expected = "a relative reference, which has no scheme";
    throw syntaxError("scheme-not-allowed", text, 0, "relative-ref", "§4.2", expected);
  }
  if ((kind === "uri" || kind === "absolute-uri") && !isUriLayout(layout)) {
    const [rule, section] = kind === "uri" ? (["URI", "§3"] as const) : (["absolute-URI", "§4.3"] as const);
    const expected = "a URI, which begins with a scheme";
    throw syntaxError("missing-scheme", text, 0, rule, section, expected, "resolve it against a base");
  }
  if (kind === "absolute-uri" && hasFragment(layout)) {
    const expected = "an absolute URI, which has no fragment";
    throw syntaxError("fragment-not-allowed", text, layout.queryTo, "absolute-URI", "§4.3", expected);
  }
  return referenceTo(text, layout);
}

function isUriLayout(layout: Layout | undefined): boolean {
  return layout !== undefined && layout.schemeEnd >= 0;
}

function hasFragment(layout: Layout): boolean {
  return layout.queryTo < layout.to;
}

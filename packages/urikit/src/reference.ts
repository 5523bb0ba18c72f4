/**
 * RFC 3986 §3, §4: a parsed reference. It is the text and where its components lie in it; a component is cut out
 * when it is asked for.
 */

import { compose, REFERENCE, textsOf } from "./compose.ts";
import {
  type Component,
  type ComponentRange,
  type Components,
  type ComponentsInit,
  rangeOf,
} from "./syntax/components.ts";
import { diagnose } from "./syntax/diagnosis.ts";
import { type UriSyntaxError, uriError } from "./syntax/errors.ts";
import { type HostKind, hostKindOf } from "./syntax/host.ts";
import { INSPECT } from "./syntax/inspect.ts";
import { maskPassword } from "./syntax/password.ts";
import { requireOption } from "./syntax/require-option.ts";
import { requireString } from "./syntax/require-string.ts";
import { hasAuthority, hasFragment, type Layout, type Made, scan } from "./syntax/scanner.ts";

/** A URI begins with a scheme, a relative reference does not (§4.1). */
export type ReferenceKind = "uri" | "relative-reference";

/** The three forms of a relative reference (§4.2). */
export type RelativeForm = "network-path" | "absolute-path" | "relative-path";

/** The rules of §4 that a whole text can be read by. */
export type ReferenceRule = "uri-reference" | "uri" | "absolute-uri" | "relative-reference";

/**
 * A parsed reference (§4.1): immutable, and valid by the grammar. When there is one, the following hold:
 *
 * - `text` is the text that was parsed, to the letter, and {@link ParsedReference.toString} gives it back;
 * - a component is `undefined` where its delimiter is absent, and `""` where nothing follows it;
 * - `path` is always defined; it begins with `/` or is empty where there is an authority;
 * - `userinfo` and `port` are defined only where `host` is, which is where `authority` is.
 *
 * Components come as they stand in the text, percent-encoding and all; see {@link decode}.
 *
 * Its own properties are `text` and the offsets of the scanner in it, so that copies, clones and comparisons see a
 * reference by its text: `{ ...reference }`, `structuredClone`, `deepStrictEqual`. As JSON it is its text, as a
 * `URL` is. Printed by `console.log`, its password is masked.
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
export interface ParsedReference extends Layout {
  /** The reference as it was written. */
  readonly text: string;

  /** Whether it is a URI or a relative reference (§4.1). */
  readonly kind: ReferenceKind;

  /** The form of a relative reference (§4.2); undefined for a URI. */
  readonly form: RelativeForm | undefined;

  /** Whether it is an absolute URI: a URI without a fragment (§4.3). */
  readonly isAbsoluteUri: boolean;

  /** All components (§3), those that are undefined as `undefined`. */
  readonly components: Components;

  /** §3.1, without its colon. */
  readonly scheme: string | undefined;

  /** §3.2: userinfo, host and port, without the slashes before them. */
  readonly authority: string | undefined;

  /** §3.2.1, without its `@`. */
  readonly userinfo: string | undefined;

  /** The userinfo up to its first colon, or all of it (§3.2.1). */
  readonly user: string | undefined;

  /** The userinfo after its first colon (§3.2.1): never show it, see {@link maskPassword}. */
  readonly password: string | undefined;

  /** §3.2.2, an IP-literal with its brackets. */
  readonly host: string | undefined;

  /** The alternative of the rule `host` that matches first (§3.2.2). */
  readonly hostKind: HostKind | undefined;

  /** §3.2.3: digits, or empty; without its colon. */
  readonly port: string | undefined;

  /** §3.3: always defined, even if it is empty. */
  readonly path: string;

  /** The parts between the slashes of the path (§3.3); the first slash begins a segment, an empty path has none. */
  readonly segments: readonly string[];

  /** §3.4, without its `?`. */
  readonly query: string | undefined;

  /** §3.5, without its `#`. */
  readonly fragment: string | undefined;

  /**
   * Where a component lies in `text`, in UTF-16 code units; undefined where the component is undefined.
   *
   * @example
   * ```ts
   * import { parse } from "urikit";
   *
   * parse("http://a/b?c").range("query"); // => { from: 11, to: 12 }
   * ```
   */
  range(component: Component): ComponentRange | undefined;

  /**
   * This reference with some components changed; one that is given as `undefined` is removed. A new authority
   * replaces userinfo, host and port. See {@link compose} for the changes that are refused.
   *
   * @param changes Components, or another reference, whose components are then all taken.
   * @throws {UriSyntaxError} If the result would not be read back as it is meant.
   * @throws {TypeError} If `changes` names something that is not a component.
   *
   * @example
   * ```ts
   * import { parse } from "urikit";
   *
   * parse("http://a/b?c#d").with({ query: "e", fragment: undefined }).text; // => "http://a/b?e"
   * parse("http://a/b").with({ port: 8080 }).text; // => "http://a:8080/b"
   * ```
   */
  with(changes: ComponentsInit | UriReference): UriReference;

  /** The reference as it was written. */
  toString(): string;

  /** The reference as it was written. */
  toJSON(): string;
}

/** A URI (§3): it begins with a scheme. */
export type Uri = ParsedReference & {
  readonly kind: "uri";
  readonly scheme: string;
  readonly form: undefined;
};

/** A relative reference (§4.2): it has no scheme. */
export type RelativeReference = ParsedReference & {
  readonly kind: "relative-reference";
  readonly scheme: undefined;
  readonly form: RelativeForm;
};

/**
 * A URI reference (§4.1), which its `kind` narrows.
 *
 * @example
 * ```ts
 * import { parse } from "urikit";
 *
 * const reference = parse("HTTP://example.org/");
 * reference.kind === "uri" ? reference.scheme.toLowerCase() : reference.form; // => "http"
 * ```
 */
export type UriReference = Uri | RelativeReference;

/** A `URL` object of the platform: its text, the `href`, is read. */
export interface UrlObject {
  readonly href: string;
}

/** Anything that stands for a reference: its text, a parsed reference, a `URL` object. */
export type ReferenceLike = string | UriReference | UrlObject;

/** The answer of {@link tryParse}. */
export type ParseResult =
  | { readonly valid: true; readonly reference: UriReference }
  | { readonly valid: false; readonly error: UriSyntaxError };

/** The one class of references. It is not exported: only the scanner's yes makes one. */
class ScannedReference implements ParsedReference {
  // Declared, for a field that is defined first and assigned then would cost every reference twice.
  declare readonly text: string;
  declare readonly schemeEnd: number;
  declare readonly hostFrom: number;
  declare readonly hostTo: number;
  declare readonly pathFrom: number;
  declare readonly pathTo: number;
  declare readonly queryTo: number;
  declare readonly to: number;
  declare readonly deviations: number;

  // One parameter a field, as the scanner has them: an object between would be made for every reference.
  constructor(
    text: string,
    schemeEnd: number,
    hostFrom: number,
    hostTo: number,
    pathFrom: number,
    pathTo: number,
    queryTo: number,
    to: number,
    deviations: number,
  ) {
    this.text = text;
    this.schemeEnd = schemeEnd;
    this.hostFrom = hostFrom;
    this.hostTo = hostTo;
    this.pathFrom = pathFrom;
    this.pathTo = pathTo;
    this.queryTo = queryTo;
    this.to = to;
    this.deviations = deviations;
  }

  get [REFERENCE](): true {
    return true;
  }

  get kind(): ReferenceKind {
    return this.schemeEnd >= 0 ? "uri" : "relative-reference";
  }

  get form(): RelativeForm | undefined {
    if (this.schemeEnd >= 0) return undefined;
    if (hasAuthority(this)) return "network-path";
    return this.text.startsWith("/") ? "absolute-path" : "relative-path";
  }

  get isAbsoluteUri(): boolean {
    return this.schemeEnd >= 0 && !hasFragment(this);
  }

  get components(): Components {
    const { scheme, authority, userinfo, host, port, path, query, fragment } = this;
    return { scheme, authority, userinfo, host, port, path, query, fragment };
  }

  get scheme(): string | undefined {
    return this.schemeEnd < 0 ? undefined : this.text.slice(0, this.schemeEnd);
  }

  get authority(): string | undefined {
    return hasAuthority(this) ? this.text.slice(this.schemeEnd + 3, this.pathFrom) : undefined;
  }

  get userinfo(): string | undefined {
    const from = this.schemeEnd + 3;
    return from < this.hostFrom ? this.text.slice(from, this.hostFrom - 1) : undefined;
  }

  get user(): string | undefined {
    return this.userinfo?.split(":", 1)[0];
  }

  get password(): string | undefined {
    return /:(.*)/.exec(this.userinfo ?? "")?.[1];
  }

  get host(): string | undefined {
    return hasAuthority(this) ? this.text.slice(this.hostFrom, this.hostTo) : undefined;
  }

  get hostKind(): HostKind | undefined {
    return hasAuthority(this) ? hostKindOf(this.text, this.hostFrom, this.hostTo) : undefined;
  }

  get port(): string | undefined {
    return this.hostTo < this.pathFrom ? this.text.slice(this.hostTo + 1, this.pathFrom) : undefined;
  }

  get path(): string {
    return this.text.slice(this.pathFrom, this.pathTo);
  }

  get segments(): readonly string[] {
    const { path } = this;
    return path === "" ? [] : (path.startsWith("/") ? path.slice(1) : path).split("/");
  }

  get query(): string | undefined {
    return this.pathTo < this.queryTo ? this.text.slice(this.pathTo + 1, this.queryTo) : undefined;
  }

  get fragment(): string | undefined {
    return this.queryTo < this.to ? this.text.slice(this.queryTo + 1) : undefined;
  }

  range(component: Component): ComponentRange | undefined {
    return rangeOf(this, component);
  }

  with(changes: ComponentsInit | UriReference): UriReference {
    const given = textsOf(changes);
    const { authority, userinfo, host, port, ...others } = this.components;
    const parts = "authority" in given ? {} : { userinfo, host, port };
    return parse(compose({ ...others, ...parts, ...given }));
  }

  toString(): string {
    return this.text;
  }

  toJSON(): string {
    return this.text;
  }

  [INSPECT](): string {
    return `UriReference <${maskPassword(this.text)}>`;
  }
}

/** The reference of a layout. Its kind is what the scanner found, so that it is of one of the two types. */
const reference: Made<UriReference> = (
  text,
  schemeEnd,
  hostFrom,
  hostTo,
  pathFrom,
  pathTo,
  queryTo,
  to,
  deviations,
) =>
  new ScannedReference(
    text,
    schemeEnd,
    hostFrom,
    hostTo,
    pathFrom,
    pathTo,
    queryTo,
    to,
    deviations,
  ) as ParsedReference as UriReference;

/**
 * Reads a URI reference (§4.1), exactly by the grammar of Appendix A.
 *
 * @throws {UriSyntaxError} If the text is not a URI reference. The error says where and why.
 * @throws {TypeError} If `text` is neither a string nor a parsed reference nor a `URL`.
 *
 * @example
 * ```ts
 * import { parse } from "urikit";
 *
 * parse("mailto:John.Doe@example.com").path; // => "John.Doe@example.com"
 * parse("//example.com?").query; // => ""
 * ```
 */
export function parse(text: ReferenceLike): UriReference {
  const written = textOf(text);
  const parsed = scan(written, 0, written.length, reference);
  if (parsed === undefined) throw diagnose(written);
  return parsed;
}

/**
 * Reads a URI reference as {@link parse} does, and returns the error instead of throwing it. The error is made when
 * it is asked for.
 *
 * @throws {TypeError} If `text` is neither a string nor a parsed reference nor a `URL`.
 *
 * @example
 * ```ts
 * import { tryParse } from "urikit";
 *
 * const result = tryParse("http://[::1");
 * result.valid ? "" : result.error.code; // => "invalid-ip-literal"
 * ```
 */
export function tryParse(text: ReferenceLike): ParseResult {
  const written = textOf(text);
  const parsed = scan(written, 0, written.length, reference);
  return parsed === undefined ? invalid(written) : { valid: true, reference: parsed };
}

/** A text that was refused, and why, once somebody asks or prints it. */
class Refusal {
  readonly valid = false;
  /** Its own, so that a copy has it, too. */
  declare readonly error: UriSyntaxError;
  readonly #text: string;
  #error: UriSyntaxError | undefined;

  constructor(text: string) {
    this.#text = text;
    Object.defineProperty(this, "error", REASON);
  }

  static reasonOf(refusal: Refusal): UriSyntaxError {
    refusal.#error ??= diagnose(refusal.#text);
    return refusal.#error;
  }

  [INSPECT](): object {
    return { ...this };
  }
}

/** One getter for all of them: with one of its own, each would need a shape of its own. */
const REASON: PropertyDescriptor & ThisType<Refusal> = {
  enumerable: true,
  get() {
    return Refusal.reasonOf(this);
  },
};

function invalid(text: string): ParseResult {
  return new Refusal(text);
}

/**
 * Reads a text as one of the rules of §4: any URI reference, a URI, an absolute URI, a relative reference.
 *
 * @throws {UriSyntaxError} If the text does not match the rule. The error says where and why.
 * @throws {TypeError} If `text` is neither a string nor a parsed reference nor a `URL`, or `rule` is not a rule.
 *
 * @example
 * ```ts
 * import { parseAs } from "urikit";
 *
 * parseAs("http://example.org/", "absolute-uri").scheme.length; // => 4
 * ```
 */
export function parseAs(text: ReferenceLike, rule: "uri" | "absolute-uri"): Uri;
export function parseAs(text: ReferenceLike, rule: "relative-reference"): RelativeReference;
export function parseAs(text: ReferenceLike, rule: ReferenceRule): UriReference;
export function parseAs(text: ReferenceLike, rule: ReferenceRule): UriReference {
  if (rule === undefined) throw new TypeError("parseAs needs a rule: see parse for any URI reference");
  requireOption("the rule", rule, ["uri-reference", "uri", "absolute-uri", "relative-reference"]);
  const parsed = toReference(text);
  const isUri = parsed.kind === "uri";
  if (rule === "relative-reference" && isUri) throw schemeNotAllowed(parsed.text);
  if ((rule === "uri" || rule === "absolute-uri") && !isUri) throw missingScheme(parsed.text, rule);
  if (rule === "absolute-uri" && hasFragment(parsed)) throw fragmentNotAllowed(parsed);
  return parsed;
}

/** §4.2. */
function schemeNotAllowed(text: string): UriSyntaxError {
  const expected = "a relative reference, which has no scheme";
  return uriError({
    code: "scheme-not-allowed",
    text,
    at: 0,
    rule: "relative-ref",
    section: "§4.2",
    expected,
  });
}

/** §3, §4.3. */
function missingScheme(text: string, kind: "uri" | "absolute-uri"): UriSyntaxError {
  return uriError({
    code: "missing-scheme",
    text,
    at: 0,
    ...(kind === "uri" ? { rule: "URI", section: "§3" } : { rule: "absolute-URI", section: "§4.3" }),
    expected: "a URI, which begins with a scheme",
    advice: "resolve it against a base",
  });
}

/** §4.3. */
function fragmentNotAllowed({ text, queryTo }: Layout): UriSyntaxError {
  return uriError({
    code: "fragment-not-allowed",
    text,
    at: queryTo,
    rule: "absolute-URI",
    section: "§4.3",
    expected: "an absolute URI, which has no fragment",
  });
}

/** Whether a value is a parsed reference, of this copy of urikit or another. */
function isReference(value: unknown): value is UriReference {
  return typeof value === "object" && value !== null && REFERENCE in value;
}

/** The text of a reference, parsed or not. */
export function textOf(reference: ReferenceLike, name = "the reference"): string {
  if (typeof reference === "string") return reference;
  if (isReference(reference)) return reference.text;
  if (Object.prototype.toString.call(reference) === "[object URL]") return reference.href;
  requireString(reference, name);
  return reference;
}

/** Where the components of a reference lie, parsed or not: a reference is its own layout. */
export function layoutOf(reference: ReferenceLike): Layout {
  return toReference(reference);
}

/** A reference, parsed if it is not yet; one of another copy of urikit is read again, for its offsets may differ. */
export function toReference(reference: ReferenceLike, name?: string): UriReference {
  return reference instanceof ScannedReference
    ? (reference as ParsedReference as UriReference)
    : parse(textOf(reference, name));
}

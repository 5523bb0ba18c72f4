/**
 * RFC 3986 §3, §4: a parsed reference. It is the text and where its components lie in it; a component is cut out
 * when it is asked for.
 */

import { compose, REFERENCE, textsOf } from "./compose.ts";
import type { ComponentsInit } from "./syntax/components.ts";
import { diagnose } from "./syntax/diagnosis.ts";
import { KINDS } from "./syntax/english.ts";
import { type UriErrorInit, UriSyntaxError } from "./syntax/errors.ts";
import { INSPECT } from "./syntax/inspect.ts";
import { maskPassword } from "./syntax/password.ts";
import { layoutOfText } from "./syntax/plain.ts";
import { requireOption } from "./syntax/require-option.ts";
import { requireString } from "./syntax/require-string.ts";
import { hasFragment, type Layout, type Offsets, scan } from "./syntax/scanner.ts";
import { isSimpleReference, offsetsOfSimple } from "./syntax/simple.ts";
import { LAYOUT, OFFSETS, type ParsedText, type RelativeForm, SpannedText } from "./syntax/spanned-text.ts";
import { statement } from "./syntax/statement.ts";

/** A URI begins with a scheme, a relative reference does not (§4.1). */
export type ReferenceKind = "uri" | "relative-reference";

/** The rules of §4 that a whole text can be read by. */
export type ReferenceRule = "uri-reference" | "uri" | "absolute-uri" | "relative-reference";

/**
 * A parsed reference (§4.1): valid by the grammar. When there is one, the following hold:
 *
 * - `text` is the text that was parsed, to the letter, and {@link ParsedReference.toString} gives it back;
 * - a component is `undefined` where its delimiter is absent, and `""` where nothing follows it;
 * - `path` is always defined; it begins with `/` or is empty where there is an authority;
 * - `userinfo` and `port` are defined only where `host` is, which is where `authority` is.
 *
 * Components come as they are in the text, percent-encoding and all; see {@link decode}.
 *
 * Its own property is `text` alone, so that copies, clones and comparisons see a reference by its text:
 * `{ ...reference }`, `structuredClone`, `deepStrictEqual`. `components` is the plain object to spread. As JSON it is
 * its text, as a `URL` is. Printed by `console.log`, its password is masked. In a test, compare `components`: Node's `assert`,
 * Jest and Vitest show how own properties differ, and so of two references their texts alone.
 *
 * Nothing changes it: its components, and every function that takes it, read what was parsed, even if a program without
 * types writes to `text`. `Object.freeze(reference)` makes such a write a `TypeError`.
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
export interface ParsedReference extends ParsedText {
  /** Whether it is a URI or a relative reference (§4.1). */
  readonly kind: ReferenceKind;

  /** Whether it is an absolute URI: a URI without a fragment (§4.3). */
  readonly isAbsoluteUri: boolean;

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

/**
 * A `URL` object of the platform: its text, the `href`, is read. It has the members that a `URL` alone has, so that the
 * compiler refuses other things with an `href`, such as `{ href: "http://a/" }`, a link or a `Location`.
 */
export interface UrlObject {
  readonly href: string;
  readonly origin: string;
  readonly searchParams: object;
}

/** Every form of a reference: its text, a parsed reference, a `URL` object. */
export type ReferenceLike = string | UriReference | UrlObject;

/** The one class of references. It is not exported: only the yes of {@link read} makes one. */
class ReadReference extends SpannedText implements ParsedReference {
  declare readonly text: string;
  readonly #text: string;
  #offsets: Offsets | undefined;

  constructor(text: string, layout: Layout | undefined) {
    super();
    this.text = text;
    this.#text = text;
    this.#offsets = layout;
  }

  get [OFFSETS](): Offsets {
    return this.#offsets ?? this.#found();
  }

  #found(): Offsets {
    this.#offsets = offsetsOfSimple(this.#text);
    return this.#offsets;
  }

  get [LAYOUT](): Layout {
    if (this.#offsets?.deviations === undefined) this.#offsets = scan(this.#text, 0, this.#text.length);
    return this.#offsets as Layout; // what was read is valid
  }

  get [REFERENCE](): true {
    return true;
  }

  get kind(): ReferenceKind {
    return this[OFFSETS].schemeEnd >= 0 ? "uri" : "relative-reference";
  }

  get isAbsoluteUri(): boolean {
    return this[OFFSETS].schemeEnd >= 0 && !hasFragment(this[OFFSETS]);
  }

  with(changes: ComponentsInit | UriReference): UriReference {
    const given = textsOf(changes);
    const { authority, userinfo, host, port, ...others } = this.components;
    const parts = "authority" in given ? {} : { userinfo, host, port };
    return parse(compose({ ...others, ...parts, ...given }));
  }

  [INSPECT](): string {
    return `UriReference <${maskPassword(this.#text)}>`;
  }
}

/** A reference, or undefined if the text is none. Where its components lie is found when one is asked for. */
export function read(text: string): UriReference | undefined {
  if (isSimpleReference(text)) return of(text, undefined);
  const layout = scan(text, 0, text.length);
  return layout && of(text, layout);
}

/** Its kind is what was read, so that it is of one of the two types. */
function of(text: string, layout: Layout | undefined): UriReference {
  return new ReadReference(text, layout) as ParsedReference as UriReference;
}

/**
 * Reads a URI reference (§4.1), exactly by the grammar of Appendix A.
 *
 * @throws {UriSyntaxError} If the text is not a URI reference. The error has the place and the reason.
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
  const reference = read(written);
  if (reference === undefined) throw diagnose(written);
  return reference;
}

/**
 * Reads a text as one of the rules of §4: any URI reference, a URI, an absolute URI, a relative reference.
 *
 * @throws {UriSyntaxError} If the text does not match the rule. The error has the place and the reason.
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
  requireOption("the rule", rule, RULES);
  const parsed = toReference(text);
  const error = kindError(layoutOf(parsed), rule);
  if (error !== undefined) throw new UriSyntaxError(error, KINDS);
  return parsed;
}

export const RULES: readonly ReferenceRule[] = ["uri-reference", "uri", "absolute-uri", "relative-reference"];

/** The error of a reference that is not of the kind that a rule needs (§4). */
export function kindError(read: Layout, rule: ReferenceRule): UriErrorInit | undefined {
  if (rule === "uri-reference") return undefined;
  const isUri = read.schemeEnd >= 0;
  if (rule === "relative-reference") return isUri ? schemeNotAllowed(read.text) : undefined;
  if (!isUri) return missingScheme(read.text, rule);
  return rule === "absolute-uri" && hasFragment(read) ? fragmentNotAllowed(read) : undefined;
}

/** §4.2. */
function schemeNotAllowed(input: string): UriErrorInit {
  const [rule, section] = ["relative-ref", "RFC 3986 §4.2"];
  const expected = statement<KindId>("relative-reference-needed");
  return { code: "scheme-not-allowed", input, index: 0, rule, section, expected };
}

/** §3, §4.3. */
function missingScheme(input: string, kind: "uri" | "absolute-uri"): UriErrorInit {
  const [rule, section] = kind === "uri" ? ["URI", "RFC 3986 §3"] : ["absolute-URI", "RFC 3986 §4.3"];
  const expected = statement<KindId>("uri-needed");
  const advice = statement<KindId>("resolve-it");
  return { code: "missing-scheme", input, index: 0, rule, section, expected, advice };
}

/** §4.3. */
function fragmentNotAllowed({ text: input, queryTo: index }: Layout): UriErrorInit {
  const [rule, section] = ["absolute-URI", "RFC 3986 §4.3"];
  const expected = statement<KindId>("absolute-uri-needed");
  return { code: "fragment-not-allowed", input, index, rule, section, expected };
}

type KindId = keyof typeof KINDS;

/** Whether a value is a parsed reference, of this copy of urikit or another. */
function isReference(value: unknown): value is UriReference {
  return typeof value === "object" && value !== null && REFERENCE in value;
}

/** The text of a reference, parsed or not. */
export function textOf(reference: ReferenceLike, name = "the reference"): string {
  if (typeof reference === "string") return reference;
  if (isReference(reference)) return `${reference}`;
  if (Object.prototype.toString.call(reference) === "[object URL]") return reference.href;
  const text = isClone(reference) ? reference.text : reference;
  requireString(text, name);
  return text;
}

/** Whether a value is like the clone of a reference: `text` is its one property, and it is not an IRI. */
function isClone(value: object): value is { readonly text: unknown } {
  return Object.keys(Object(value)).join() === "text" && !("components" in value);
}

/**
 * Where the components of a reference lie, parsed or not; one of another copy of urikit is read again.
 */
export function layoutOf(reference: ReferenceLike, name?: string): Layout {
  if (reference instanceof ReadReference) return reference[LAYOUT];
  const written = textOf(reference, name);
  const read = layoutOfText(written);
  if (read === undefined) throw diagnose(written);
  return read;
}

/**
 * A reference, parsed if it is not yet. One of another copy of urikit is read again, because its offsets may differ;
 * of one whose `text` somebody changed, what was parsed counts.
 */
export function toReference(reference: ReferenceLike, name?: string): UriReference {
  const text = textOf(reference, name);
  const isAsRead = reference instanceof ReadReference && reference.text === text;
  return isAsRead ? (reference as ParsedReference as UriReference) : parse(text);
}

/**
 * RFC 3987 §2.2: a parsed IRI reference. Like a reference of RFC 3986, it is the text and where its components lie in
 * it. It is not one of them, though: a function for URIs does not take it.
 */

import { type ReferenceLike, textOf } from "../reference.ts";
import type { UriSyntaxError } from "../syntax/errors.ts";
import { INSPECT } from "../syntax/inspect.ts";
import { maskPassword } from "../syntax/password.ts";
import { hasFragment, type Layout, type Offsets } from "../syntax/scanner.ts";
import { offsetsOfSimple } from "../syntax/simple.ts";
import { LAYOUT, OFFSETS, type ParsedText, SpannedText } from "../syntax/spanned-text.ts";
import { diagnoseIri } from "./errors.ts";
import { isSimpleIriReference } from "./plain.ts";
import { scanIri } from "./scan.ts";

/** An IRI begins with a scheme, a relative reference does not. */
export type IriKind = "iri" | "relative-reference";

/**
 * A parsed IRI reference (RFC 3987 §2.2): valid by the grammar, and not changed by anything. Its components are those of a URI
 * reference, under the names that they have there; they come as they are in the text, percent-encoding and all.
 *
 * @example
 * ```ts
 * import { parseIri } from "urikit/iri";
 *
 * const iri = parseIri("http://résumé.example.org/né?é=1");
 * iri.host; // => "résumé.example.org"
 * iri.path; // => "/né"
 * ```
 */
export interface ParsedIri extends ParsedText {
  /** Whether it is an IRI or a relative reference. */
  readonly kind: IriKind;
  /** Whether it is an absolute IRI: an IRI without a fragment (`absolute-IRI`). */
  readonly isAbsoluteIri: boolean;
}

/** An IRI: it begins with a scheme. */
export type Iri = ParsedIri & { readonly kind: "iri"; readonly scheme: string; readonly form: undefined };

/** A relative IRI reference: it has no scheme. */
export type RelativeIriReference = ParsedIri & {
  readonly kind: "relative-reference";
  readonly scheme: undefined;
};

/** An IRI reference, which its `kind` narrows. */
export type IriReference = Iri | RelativeIriReference;

/** Every form of an IRI reference: its text, a parsed one; and since every URI is an IRI, one of those. */
export type IriLike = ReferenceLike | IriReference;

/** The answer of {@link tryParseIri}. */
export type IriParseResult =
  | { readonly valid: true; readonly parsed: IriReference }
  | { readonly valid: false; readonly error: UriSyntaxError };

/** Marks the parsed IRI references of every copy of urikit. */
const BRAND: unique symbol = /* @__PURE__ */ Symbol.for("urikit.iri-reference") as never;

/** The one class of IRI references. It is not exported: only the yes of {@link read} makes one. */
class ReadIri extends SpannedText implements ParsedIri {
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
    if (this.#offsets?.deviations === undefined) this.#offsets = scanIri(this.#text);
    return this.#offsets as Layout; // what was read is valid
  }

  get [BRAND](): true {
    return true;
  }

  get kind(): IriKind {
    return this[OFFSETS].schemeEnd >= 0 ? "iri" : "relative-reference";
  }

  get isAbsoluteIri(): boolean {
    return this[OFFSETS].schemeEnd >= 0 && !hasFragment(this[OFFSETS]);
  }

  [INSPECT](): string {
    return `IriReference <${maskPassword(this.#text)}>`;
  }
}

/** An IRI reference, or undefined if the text is none. Where its components lie is found when one is asked for. */
function read(text: string): IriReference | undefined {
  if (isSimpleIriReference(text)) return of(text, undefined);
  const layout = scanIri(text);
  return layout && of(text, layout);
}

/** Its kind is what was read, so that it is of one of the two types. */
function of(text: string, layout: Layout | undefined): IriReference {
  return new ReadIri(text, layout) as ParsedIri as IriReference;
}

/**
 * Reads an IRI reference exactly by the grammar of RFC 3987 §2.2. Every URI reference is one.
 *
 * The grammar admits bidirectional formatting characters, which §4.1 forbids: see {@link bidiProblems}.
 *
 * @throws {UriSyntaxError} If the text is not an IRI reference. The error has the place and the reason.
 * @throws {TypeError} If `text` is neither a string nor a parsed reference nor a `URL`.
 *
 * @example
 * ```ts
 * import { parseIri } from "urikit/iri";
 *
 * parseIri("//example.org/né#é").fragment; // => "é"
 * ```
 */
export function parseIri(text: IriLike): IriReference {
  const written = textOfIri(text);
  const reference = read(written);
  if (reference === undefined) throw diagnoseIri(written);
  return reference;
}

/**
 * Reads an IRI reference as {@link parseIri} does, and returns the error instead of throwing it.
 *
 * @throws {TypeError} If `text` is neither a string nor a parsed reference nor a `URL`.
 *
 * @example
 * ```ts
 * import { tryParseIri } from "urikit/iri";
 *
 * const result = tryParseIri("http://é.example/\ue000");
 * result.valid ? result.parsed.host : result.error.rule; // => "ipath-abempty"
 * ```
 */
export function tryParseIri(text: IriLike): IriParseResult {
  const written = textOfIri(text);
  const parsed = read(written);
  return parsed ? { valid: true, parsed } : { valid: false, error: diagnoseIri(written) };
}

/** Whether a value is a parsed IRI reference, of this copy of urikit or another. */
function isIriReference(value: unknown): value is IriReference {
  return typeof value === "object" && value !== null && BRAND in value;
}

/** The text of an IRI reference, parsed or not. */
export function textOfIri(iri: IriLike, name?: string): string {
  return isIriReference(iri) ? `${iri}` : textOf(iri as Exclude<IriLike, IriReference>, name);
}

/** Where the components of an IRI reference lie, parsed or not; one of another copy of urikit is read again. */
export function layoutOfIri(iri: IriLike, name?: string): Layout {
  if (iri instanceof ReadIri) return iri[LAYOUT];
  const written = textOfIri(iri, name);
  const read = scanIri(written);
  if (read === undefined) throw diagnoseIri(written);
  return read;
}

/**
 * RFC 3987 §6.5: "the algorithms of [RFC3986] can be applied directly, treating the characters additionally allowed in
 * IRI references in the same way that unreserved characters are in URI references".
 */

import {
  type BaseLayout,
  type BaseOptions,
  baseLayout,
  type ResolveOptions,
  requireBase,
  strictOf,
  targetOf,
} from "../resolve.ts";
import { INSPECT } from "../syntax/inspect.ts";
import { maskPassword } from "../syntax/password.ts";
import { isPlainIri } from "./plain.ts";
import { type IriLike, toIriReference } from "./reference.ts";

/** A base IRI, read once, against which any number of references are resolved. See {@link prepareIriBase}. */
export interface IriBase {
  /** The base, without its fragment. */
  readonly text: string;

  /**
   * The target IRI of a reference against this base. See {@link resolveIri}.
   *
   * @throws {UriSyntaxError} If the text is not an IRI reference.
   */
  resolve(reference: IriLike, options?: ResolveOptions): string;

  /** The base, without its fragment. */
  toString(): string;

  /** The base, without its fragment. */
  toJSON(): string;
}

/** Marks the IRI bases of every copy of urikit, so that two in one program understand each other. */
const BRAND: unique symbol = /* @__PURE__ */ Symbol.for("urikit.iri-base") as never;

/** The one class of IRI bases. It is not exported: {@link prepareIriBase} makes them. */
class PreparedIriBase implements IriBase {
  readonly text: string;
  readonly #base: BaseLayout;

  constructor(base: BaseLayout) {
    this.text = base.text;
    this.#base = base;
  }

  get [BRAND](): true {
    return true;
  }

  resolve(reference: IriLike, options?: ResolveOptions): string {
    // Taken from its base, as in `const { resolve } = base`, it has none.
    if (this === undefined) throw new TypeError("resolve needs a base");
    return target(reference, this.#base, options);
  }

  toString(): string {
    return this.text;
  }

  toJSON(): string {
    return this.text;
  }

  [INSPECT](): string {
    return `IriBase <${maskPassword(this.text)}>`;
  }
}

/**
 * Reads a base IRI once, to resolve many references against it. Its fragment, if any, is dropped.
 *
 * @throws {UriSyntaxError} If the base is not an IRI; a relative one may be allowed with `relativeBase`.
 * @throws {TypeError} If the base is not a reference, or an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { prepareIriBase } from "urikit/iri";
 *
 * const base = prepareIriBase("http://example.org/né/");
 * ["ü", "../ö"].map((reference) => base.resolve(reference));
 * // => ["http://example.org/né/ü", "http://example.org/ö"]
 * ```
 */
export function prepareIriBase(base: IriLike, options?: BaseOptions): IriBase {
  return new PreparedIriBase(baseLayout(requireBase(toIriReference(base, "the base"), options)));
}

/**
 * The target IRI of a reference against a base (§6.5): what `resolve` gives for URIs, options and guards included.
 *
 * @param base An IRI, or one that {@link prepareIriBase} has read.
 * @throws {UriSyntaxError} If the reference is not valid, or the base is not an IRI.
 * @throws {TypeError} If an argument is not a reference, or an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { resolveIri } from "urikit/iri";
 *
 * resolveIri("../né#é", "http://résumé.example.org/a/b/c"); // => "http://résumé.example.org/a/né#é"
 * ```
 */
export function resolveIri(reference: IriLike, base: IriLike | IriBase, options?: ResolveOptions): string {
  if (isIriBase(base)) return base.resolve(reference, options);
  return target(reference, requireBase(toIriReference(base, "the base"), options), options);
}

/** RFC 3986 §5.2.2 to §5.3, for a base that has been read. */
function target(reference: IriLike, Base: BaseLayout, options: ResolveOptions | undefined): string {
  const strict = strictOf(options);
  const mayBeIri = typeof reference === "string" && reference.includes(":");
  if (mayBeIri && strict !== false && isPlainIri(reference)) return reference;
  return targetOf(toIriReference(reference), Base, strict);
}

function isIriBase(value: IriLike | IriBase): value is IriBase {
  return typeof value === "object" && value !== null && BRAND in value;
}

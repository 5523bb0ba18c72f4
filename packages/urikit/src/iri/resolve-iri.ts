/**
 * RFC 3987 §6.5: "the algorithms of [RFC3986] can be applied directly, treating the characters additionally allowed in
 * IRI references in the same way that unreserved characters are in URI references".
 */

import {
  type BaseOptions,
  baseOptions,
  type PreparedBase,
  type Reading,
  type ResolveOptions,
  requireBase,
  SpannedBase,
  target,
} from "../resolve.ts";
import { INSPECT } from "../syntax/inspect.ts";
import { maskPassword } from "../syntax/password.ts";
import { isPlainIri } from "./plain.ts";
import { type IriLike, layoutOfIri } from "./reference.ts";

/** A base IRI. See {@link prepareIriBase}. */
export interface IriBase extends PreparedBase<IriLike> {}

const AS_IRI: Reading<IriLike> = { isPlain: isPlainIri, layoutOf: layoutOfIri };

/** Marks the IRI bases of every copy of urikit, so that two in one program understand each other. */
const BRAND: unique symbol = /* @__PURE__ */ Symbol.for("urikit.iri-base") as never;

/** The one class of IRI bases. It is not exported: {@link prepareIriBase} makes them. */
class PreparedIriBase extends SpannedBase<IriLike> implements IriBase {
  get [BRAND](): true {
    return true;
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
  return new PreparedIriBase(
    requireBase(layoutOfIri(base, "the base"), baseOptions(options), AS_IRI),
    AS_IRI,
  );
}

/**
 * The target IRI of a reference against a base (§6.5): as `resolve` does for URIs, with the same options and guards.
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
  return target(
    reference,
    requireBase(layoutOfIri(base, "the base"), options, AS_IRI, reference),
    AS_IRI,
    options,
  );
}

function isIriBase(value: IriLike | IriBase): value is IriBase {
  return typeof value === "object" && value !== null && BRAND in value;
}

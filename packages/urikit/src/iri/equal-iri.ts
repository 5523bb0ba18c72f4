/**
 * RFC 3987 §5: whether two IRI references are equivalent, without the steps that {@link compareIri} lists.
 */

import { type CompareOptions, equal } from "../equal.ts";
import type { NormalizationLevel } from "../normalize.ts";
import { withoutFragment } from "../resolve.ts";
import { type OptionNames, requireOption } from "../syntax/require-option.ts";
import { decodedForIri } from "./decoded.ts";
import { composed, type NormalizeIriOptions, requireIriOptions } from "./normalize-iri.ts";
import { type IriLike, layoutOfIri } from "./reference.ts";
import { type IriBase, resolveIri } from "./resolve-iri.ts";
import { type ToUriOptions, toUri } from "./to-uri.ts";

/** How two IRI references are compared. */
export interface CompareIriOptions
  extends Omit<CompareOptions, "base">,
    Pick<NormalizeIriOptions, "nfc">,
    ToUriOptions {
  /** Relative references are resolved against it first; without one they are compared as they are. */
  readonly base?: IriLike | IriBase;
}

/** The options of `compareIri`. */
export const COMPARE_IRI_OPTIONS: OptionNames<CompareIriOptions> = {
  base: true,
  learned: true,
  fragments: true,
  rootlessDotSegments: true,
  schemes: true,
  nfc: true,
  toAscii: true,
};

const EQUAL_IRI_OPTIONS: OptionNames<EqualIriOptions> = {
  level: true,
  base: true,
  learned: true,
  fragments: true,
  rootlessDotSegments: true,
  schemes: true,
  nfc: true,
  toAscii: true,
};

/** How far {@link equalIri} goes. */
export interface EqualIriOptions extends CompareIriOptions {
  /** `syntax` unless asked otherwise; `scheme` goes by the rules of the scheme and by `toAscii` as well. */
  readonly level?: NormalizationLevel;
}

/**
 * Whether two IRI references are equivalent (§5): by syntax, or, on level `scheme`, by the rules of the scheme as well. On
 * level `scheme` it is `compareIri(a, b, options).equivalent`, in less time.
 *
 * @throws {UriSyntaxError} If one of them is not an IRI reference, or the base is not an IRI.
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { toAscii } from "urikit/idna";
 * import { equalIri } from "urikit/iri";
 *
 * equalIri("http://example.org/~rosé", "http://example.org/%7Eros%c3%a9"); // => true
 * equalIri("http://résumé.example.org", "http://xn--rsum-bpad.example.org/"); // => false
 * equalIri("http://résumé.example.org", "http://xn--rsum-bpad.example.org/", { level: "scheme", toAscii }); // => true
 * ```
 */
export function equalIri(a: IriLike, b: IriLike, options: EqualIriOptions = {}): boolean {
  options = requireIriOptions(options, EQUAL_IRI_OPTIONS);
  const one = comparableIri(a, options);
  const other = comparableIri(b, options);
  if (one === other) return true;
  const { base: _, nfc, toAscii, ...others } = options;
  if (equal(toUri(one), toUri(other), others)) return true;
  if (toAscii === undefined || options.level !== "scheme") return false;
  return equal(withAsciiHost(one, options), withAsciiHost(other, options), others);
}

/** The URI with its host by IDNA, for the rung of schemes (§5.3.3); one whose host has no ASCII form stays. */
export function withAsciiHost(iri: string, { toAscii }: ToUriOptions): string {
  try {
    return toUri(iri, { toAscii });
  } catch (error) {
    if ((error as { code?: unknown }).code === "invalid-domain-name") return toUri(iri);
    throw error;
  }
}

/** A reference as it is compared: resolved, if it is relative and there is a base, and with a fragment if that counts. */
export function comparableIri(iri: IriLike, { base, fragments, nfc }: CompareIriOptions): string {
  requireOption("fragments", fragments, [true, false]);
  const { text, schemeEnd } = layoutOfIri(iri);
  const resolved = base !== undefined && schemeEnd < 0 ? resolveIri(text, base) : text;
  const counting = fragments === false ? withoutFragment(resolved) : resolved;
  return nfc === true ? composed(decodedForIri(counting)) : counting;
}

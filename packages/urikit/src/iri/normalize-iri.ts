/**
 * RFC 3987 §5.3: the normal form of an IRI. It is that of its URI, written as an IRI: so §5.3.2.1 and §5.3.2.4 are kept
 * by the one normalization there is, and §5.3.2.3 by its inverse, which decodes what a URI has to encode.
 */

import { type NormalizeOptions, normalized, requireNormalizeOptions } from "../normalize.ts";
import { type OptionNames, requireOption } from "../syntax/require-option.ts";
import { decodedForIri } from "./decoded.ts";
import { type IriLike, layoutOfIri } from "./reference.ts";
import { toIri } from "./to-iri.ts";
import { toUri } from "./to-uri.ts";

/** How an IRI reference is normalized. */
export interface NormalizeIriOptions extends NormalizeOptions {
  /**
   * `true` writes the text in Normalization Form C as well. By default characters stay as they are: equivalence "MUST
   * rely on the assumption that IRIs are appropriately pre-character-normalized" (§5.3.2.2).
   */
  readonly nfc?: boolean | undefined;
}

/**
 * The normal form of an IRI reference (§5.3): by syntax, or by scheme as well.
 *
 * Case, triplets, dot-segments and the rules of schemes are those of `normalize`. Triplets are decoded where {@link toIri}
 * decodes them, and what it would not decode is encoded: two IRIs have one normal form exactly where their URIs have one.
 * Letters of ASCII in a host become small ones, others stay: to map those is for IDNA (§5.3.3).
 *
 * @throws {UriSyntaxError} If the text is not an IRI reference.
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { normalizeIri } from "urikit/iri";
 *
 * normalizeIri("eXAMPLE://a/./b/../b/%63/%7bfoo%7d/ros%C3%A9"); // => "example://a/b/c/%7Bfoo%7D/rosé"
 * normalizeIri("re\u0301sume\u0301").length; // => 8
 * normalizeIri("re\u0301sume\u0301", { nfc: true }); // => "résumé"
 * ```
 */
export function normalizeIri(iri: IriLike, options: NormalizeIriOptions = {}): string {
  const { nfc, ...others } = requireIriOptions(options, NAMES);
  const { text } = layoutOfIri(iri);
  if (nfc !== true) return toIri(normalized(toUri(text), others));
  // Once more at the end: a letter that has become small may have a composite that the capital had not.
  return composed(toIri(normalized(toUri(composed(decodedForIri(text))), others)));
}

const NAMES: OptionNames<NormalizeIriOptions> = {
  level: true,
  rootlessDotSegments: true,
  schemes: true,
  nfc: true,
};

/** Refuses what is not an object, and options and values that do not exist. */
export function requireIriOptions<Options extends NormalizeIriOptions>(
  given: Options,
  names: OptionNames<Options>,
): Options {
  const options = requireNormalizeOptions(given, names);
  requireOption("nfc", options.nfc, [true, false]);
  return options;
}

/** Unreserved characters in a row: they are not composed with a delimiter, as `=` and U+0338 are to `≠`. */
const DATA = /[\w.~\u0080-\uffff-]+/g;

/** The text in Normalization Form C, run by run; where that is a character of ASCII that is not data, as triplets. */
export function composed(text: string): string {
  return text.replace(DATA, (run) =>
    run.normalize("NFC").replace(/[^\w.~\u0080-\uffff-]/g, encodeURIComponent),
  );
}

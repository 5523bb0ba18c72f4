/**
 * RFC 3987 §3.2: the IRI of a URI.
 */

import type { UnicodeDomain } from "../idna/to-unicode.ts";
import { requireOptions } from "../syntax/require-option.ts";
import { hasAuthority } from "../syntax/scanner.ts";
import { decodedForIri } from "./decoded.ts";
import { isHostName } from "./host-name.ts";
import { type IriLike, layoutOfIri } from "./reference.ts";

/** How a URI becomes an IRI. */
export interface ToIriOptions {
  /**
   * Gives the Unicode form of a domain name, as `toUnicode` of `urikit/idna` does: A-labels of the host are then written
   * as the characters that they encode. §3.2.1 allows this for schemes whose hosts are domain names.
   */
  readonly toUnicode?: ((domain: string) => UnicodeDomain) | undefined;
}

/**
 * The IRI reference of a URI reference (§3.2), for people to read. {@link toUri} leads back to the URI, except for the
 * case of triplets, and for those of unreserved characters.
 *
 * Triplets become characters where they encode unreserved ones, or are the UTF-8 of characters of IRIs. They stay where
 * they encode a reserved character, a percent sign, or one of ASCII that no URI has; for octets that are not UTF-8; for
 * private characters and noncharacters (§2.2), bidirectional formatting characters (§4.1), and what RFC 3491 excludes
 * (§6.1): spaces and invisible controls.
 *
 * Unreserved are also the dots of `%2E%2E`, which become a dot-segment by the letter of §3.2: normalize first.
 *
 * @param uri A URI reference; in an IRI reference, a text that is not a triplet stays.
 * @throws {UriSyntaxError} If the text is not a URI reference, nor an IRI reference.
 * @throws {TypeError} If `uri` is not a reference, or `toUnicode` is not a function.
 *
 * @example
 * ```ts
 * import { toUnicode } from "urikit/idna";
 * import { toIri } from "urikit/iri";
 *
 * toIri("http://www.example.org/D%C3%BCrst"); // => "http://www.example.org/Dürst"
 * toIri("http://www.example.org/D%FCrst"); // => "http://www.example.org/D%FCrst"
 * toIri("http://xn--99zt52a.example.org/%e2%80%ae"); // => "http://xn--99zt52a.example.org/%E2%80%AE"
 * toIri("http://xn--99zt52a.example.org/%e2%80%ae", { toUnicode }); // => "http://納豆.example.org/%E2%80%AE"
 * ```
 */
export function toIri(uri: IriLike, options: ToIriOptions = {}): string {
  options = requireOptions(options, { toUnicode: true });
  const { toUnicode } = options;
  if (toUnicode !== undefined && typeof toUnicode !== "function")
    throw new TypeError("toUnicode must be a function");
  const read = layoutOfIri(uri);
  const { text, hostFrom, hostTo } = read;
  if (toUnicode === undefined || !hasAuthority(read)) return decodedForIri(text);
  const { valid, text: unicode } = toUnicode(decodedForIri(text.slice(hostFrom, hostTo)));
  if (!valid || !isHostName(unicode)) return decodedForIri(text);
  return decodedForIri(text.slice(0, hostFrom)) + unicode + decodedForIri(text.slice(hostTo));
}

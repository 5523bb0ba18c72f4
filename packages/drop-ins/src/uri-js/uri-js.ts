/**
 * The API of uri-js 4, for those who use it: its names, its options, its objects.
 */

import { requireString } from "urikit/foundation";
import { removeDotSegments } from "urikit/syntax";
import { apiOf, type UriComponentsApi } from "../api.ts";
import type { UriComponentsOptions, UriSchemeHandler, UriSchemeHandlers } from "../components.ts";
import { decoded, encode } from "../encoding.ts";
import { unicodeOf } from "../host.ts";
import { mailto } from "../mailto.ts";
import { schemeHandlers } from "../scheme-handlers.ts";

/** The value of `require("uri-js")`. */
export interface UriJs extends UriComponentsApi {
  /** The handlers of schemes, to which others may be added. */
  readonly SCHEMES: UriSchemeHandlers;
  /** The path without its dot-segments (§5.2.4). */
  removeDotSegments(path: string): string;
  /** A character as the triplets of its UTF-8 (§2.5). */
  pctEncChar(character: string): string;
  /** The text of triplets. Octets that are not UTF-8 stay triplets. */
  pctDecChars(triplets: string): string;
  /** Everything as triplets, except unreserved characters and sub-delims; with `iri`, also those of other scripts. */
  escapeComponent(text: string, options?: UriComponentsOptions): string;
  /** The decoded text of a component. A triplet that is not UTF-8 stays one. */
  unescapeComponent(text: string, options?: UriComponentsOptions): string;
}

/**
 * The API of uri-js, by RFC 3986 and RFC 3987. Its handlers are its own: those that somebody adds, fast-uri does not have.
 *
 * @example
 * ```ts
 * import { uriJs } from "@urikit/drop-ins";
 *
 * const { equal, parse, serialize } = uriJs;
 * equal("HTTP://ABC.COM:80", "http://abc.com/"); // => true
 * serialize(parse("http://examplé.org/rosé")); // => "http://xn--exampl-gva.org/ros%C3%A9"
 * serialize(parse("http://xn--exampl-gva.org/ros%C3%A9"), { iri: true }); // => "http://examplé.org/rosé"
 * ```
 */
export const uriJs: UriJs = /* @__PURE__ */ make(schemeHandlers());

function make(SCHEMES: UriSchemeHandlers): UriJs {
  SCHEMES.mailto = mailtoOfUriJs();
  return {
    SCHEMES,
    ...apiOf({ schemes: SCHEMES, unicodeOf, suffixMark: "://" }),
    removeDotSegments,
    pctEncChar(character) {
      requireString(character, "the character");
      return encode(character, /./gsu, false);
    },
    pctDecChars,
    escapeComponent: (text, options) => escapeComponent(text, options?.iri === true),
    unescapeComponent: (text) => (text ? pctDecChars(textOf(text)) : text),
  };
}

/** RFC 6068 §2. In uri-js `to` is always a list, an empty one where no address is named; only `iri` writes an IRI. */
function mailtoOfUriJs(): UriSchemeHandler {
  return {
    ...mailto,
    parse(components, options) {
      const read = mailto.parse(components, options);
      read.to ??= [];
      return read;
    },
    serialize: (components, options) =>
      mailto.serialize(components, { ...options, unicodeSupport: undefined }),
  };
}

/** The triplets of a character by its first octet (RFC 3629 §3); not all that these allow are one. */
const UTF_8 =
  /%[0-7][0-9A-F]|%[CD][0-9A-F]%[89AB][0-9A-F]|%E[0-9A-F](?:%[89AB][0-9A-F]){2}|%F[0-9A-F](?:%[89AB][0-9A-F]){3}/gi;

/** §2.1, §2.5: each run of triplets that is UTF-8 as its text; a "%" that does not begin one stays. */
function pctDecChars(text: string): string {
  requireString(text, "the triplets");
  return text.replace(UTF_8, (octets) => decoded(octets) ?? octets);
}

/** Data as text: as in uri-js, a number is one, too. */
function textOf(data: unknown): string {
  if (typeof data === "object" || typeof data === "symbol") requireString(data, "the data");
  return String(data);
}

/** §2.3, §2.2: data for any component. */
function escapeComponent(text: string, iri: boolean): string {
  if (!text) return text;
  return encode(textOf(text), /[^A-Za-z0-9\-._~!$&'()*+,;=]/gu, iri);
}

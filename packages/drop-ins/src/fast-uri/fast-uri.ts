/**
 * The API of fast-uri 4, for those who use it: its names, its options, its objects.
 */

import { apiOf, type UriComponentsApi } from "../api.ts";
import type { UriSchemeHandlers } from "../components.ts";
import { schemeHandlers } from "../scheme-handlers.ts";

/** The value of `require("fast-uri")`. */
export interface FastUri extends Omit<UriComponentsApi, "resolveComponents"> {
  /** The handlers of schemes, to which others may be added. */
  readonly SCHEMES: UriSchemeHandlers;
  readonly resolveComponent: UriComponentsApi["resolveComponents"];
}

/**
 * The API of fast-uri, by RFC 3986. Its handlers are its own: those that somebody adds, uri-js does not have.
 *
 * @example
 * ```ts
 * import { fastUri } from "@urikit/drop-ins";
 *
 * const { parse, resolve } = fastUri;
 * parse("http://example.com:8080/a?b").port; // => 8080
 * resolve("http://a/b/c/d;p?q", "../g"); // => "http://a/b/g"
 * parse("http://good.example\\@evil.example/").error; // => "URI authority must not contain a literal backslash."
 * ```
 */
export const fastUri: FastUri = /* @__PURE__ */ make(schemeHandlers());

function make(SCHEMES: UriSchemeHandlers): FastUri {
  const { resolveComponents, ...others } = apiOf({ schemes: SCHEMES, unicodeOf: undefined, suffixMark: ":" });
  return { SCHEMES, ...others, resolveComponent: resolveComponents };
}

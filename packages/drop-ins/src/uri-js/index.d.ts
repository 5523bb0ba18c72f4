/**
 * @urikit/uri-js: the functions of uri-js, by its names and its types.
 *
 * @packageDocumentation
 */

import type { UriComponents, UriComponentsOptions, UriJs, UriSchemeHandler } from "@urikit/drop-ins";

export type URIComponents = UriComponents;
export type URIOptions = UriComponentsOptions;
export type URISchemeHandler = UriSchemeHandler;

declare const uriJs: UriJs;
export default uriJs;
export const SCHEMES: UriJs["SCHEMES"];
export const pctEncChar: UriJs["pctEncChar"];
export const pctDecChars: UriJs["pctDecChars"];
export const parse: UriJs["parse"];
export const removeDotSegments: UriJs["removeDotSegments"];
export const serialize: UriJs["serialize"];
export const resolveComponents: UriJs["resolveComponents"];
export const resolve: UriJs["resolve"];
export const normalize: UriJs["normalize"];
export const equal: UriJs["equal"];
export const escapeComponent: UriJs["escapeComponent"];
export const unescapeComponent: UriJs["unescapeComponent"];

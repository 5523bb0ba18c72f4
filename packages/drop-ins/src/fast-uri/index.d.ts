/**
 * @urikit/fast-uri: the functions of fast-uri, by its names and its types.
 *
 * @packageDocumentation
 */

import type { FastUri as Api, UriComponents, UriComponentsOptions } from "@urikit/drop-ins";

export type URIComponent = UriComponents;
export type Options = UriComponentsOptions;
export interface FastUri extends Api {
  readonly default: FastUri;
  readonly fastUri: FastUri;
}

declare const fastUri: FastUri;

export { fastUri, fastUri as default };
export const SCHEMES: FastUri["SCHEMES"];
export const normalize: FastUri["normalize"];
export const resolve: FastUri["resolve"];
export const resolveComponent: FastUri["resolveComponent"];
export const equal: FastUri["equal"];
export const serialize: FastUri["serialize"];
export const parse: FastUri["parse"];

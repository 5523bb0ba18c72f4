/**
 * @urikit/drop-ins: URIs as objects of components, with the functions of uri-js and fast-uri, by RFC 3986.
 *
 * @packageDocumentation
 */

export type { UriComponentsApi } from "./api.ts";
export type {
  UriComponents,
  UriComponentsDraft,
  UriComponentsOptions,
  UriSchemeHandler,
  UriSchemeHandlers,
} from "./components.ts";
export { type FastUri, fastUri } from "./fast-uri/fast-uri.ts";
export {
  type RelativeToAbsoluteIri,
  relativeToAbsoluteIri,
} from "./relative-to-absolute-iri/relative-to-absolute-iri.ts";
export { type UriJs, uriJs } from "./uri-js/uri-js.ts";

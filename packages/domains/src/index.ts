/**
 * @urikit/domains: the public suffix and the registrable domain of a host, by the Public Suffix List of a dated version.
 *
 * @packageDocumentation
 */

export { PUBLIC_SUFFIX_LIST_VERSION } from "./data.ts";
export { isPublicSuffix, publicSuffix, registrableDomain } from "./registrable-domain.ts";

/**
 * urikit/web: conventions of the Web that no standard of URIs has.
 *
 * @packageDocumentation
 */

export { isWebUrl } from "./is-web-url.ts";
export { isCleanUrl, pathinfo, slug } from "./pathinfo.ts";
export { redirectTarget } from "./redirect-target.ts";
export { type SafeLink, safeLink } from "./safe-link.ts";

/**
 * urikit/web: conventions of the Web that no standard of URIs has.
 *
 * @experimental
 * @packageDocumentation
 */

export { isWebUrl } from "./is-web-url.ts";
export { isCleanUrl, pathinfo, slug } from "./pathinfo.ts";
export { type RedirectTargetOptions, redirectTarget } from "./redirect-target.ts";
export { type SafeLink, type SafeLinkOptions, safeLink } from "./safe-link.ts";

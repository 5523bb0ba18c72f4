/**
 * urikit/web: conventions of the Web that no standard of URIs has.
 *
 * @experimental
 * @packageDocumentation
 */

export { isCleanUrl, pathinfo, slug } from "./pathinfo.ts";

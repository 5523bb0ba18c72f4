/**
 * @urikit/documents/rewrite: references changed in place, byte for byte elsewhere.
 *
 * @packageDocumentation
 */

export { moved, movedUri, toAbsolute, toHttps, toRelative, withoutPrefix, withPrefix } from "./changes.ts";
export { type ChangeReference, type Rewriting, rewrite } from "./rewrite.ts";

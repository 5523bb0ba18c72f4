/**
 * @urikit/documents/rewrite: references changed in place, byte for byte elsewhere.
 *
 * @packageDocumentation
 */

export { moved, movedUri, toAbsolute, toHttps, toRelative, withoutPrefix, withPrefix } from "./changes.ts";
export {
  type ChangeReference,
  type ReferenceChange,
  type RefusedChange,
  type RewriteRefusal,
  type Rewriting,
  rewrite,
} from "./rewrite.ts";

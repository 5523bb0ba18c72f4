/**
 * urikit/context: references in context. The base URI of a document (RFC 3986 §5.1) and the references in running
 * text (App. C).
 *
 * @packageDocumentation
 */

export {
  type BaseLayer,
  type BaseLayers,
  type EstablishedBase,
  establishBase,
  type Resolved,
} from "./base.ts";
export type { Delimiters, FoundInText, TextPosition } from "./found-in-text.ts";
export { LineCount } from "./line-count.ts";
export { findInText, type RunningTextOptions, RunningTextReader } from "./running-text.ts";
export { topLevelDomains } from "./top-level-domains.ts";
export { writeInText } from "./write-in-text.ts";

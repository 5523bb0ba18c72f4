/**
 * urikit/fragments: what a fragment means, by the media type of what is retrieved (RFC 3986 §3.5).
 *
 * @packageDocumentation
 */

export type { CsvSelection } from "./csv.ts";
export { type FragmentMeaning, fragmentMeanings } from "./meanings.ts";
export type { MediaSelection } from "./media.ts";
export type { PdfParameter } from "./pdf.ts";
export { FRAGMENT_RULES, type FragmentRule, type FragmentRuleId, fragmentRulesFor } from "./rules.ts";
export { suggestedMediaType } from "./suggested-type.ts";
export type { TextDirective } from "./text-directive.ts";
export type { TextPosition } from "./text-position.ts";

/**
 * urikit/fragments: what a fragment means, by the media type of what is retrieved (RFC 3986 §3.5).
 *
 * @packageDocumentation
 */

export { type FragmentMeaning, fragmentMeanings } from "./meanings.ts";
export { FRAGMENT_RULES, fragmentRulesFor } from "./rules.ts";
export { suggestedMediaType } from "./suggested-type.ts";
export type { TextDirective } from "./text-directive.ts";

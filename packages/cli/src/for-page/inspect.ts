/** What is said of a reference at once: its kind, components, sections, what it may be meant as, and findings counted. */

export { countedFindings } from "../commands/audit/counted.ts";
export { COMPONENT_TEXTS, type ComponentText } from "../commands/explain/components.ts";
export { HOST_KINDS, kindOf } from "../commands/inspect/kinds.ts";
export { type Reserved, reservedIn } from "../commands/inspect/reserved.ts";
export { shortSection, withoutSource } from "../commands/inspect/sections.ts";
export { suggestionFor } from "../commands/inspect/suggestion.ts";
export { emptyExpansion, type Suggestion, unlessRefused, windowsPath } from "../commands/repair/guesses.ts";

/**
 * @urikit/explain/pages: whole pages of text on a reference, as `uri inspect`, `uri compare` and `uri audit` print them.
 *
 * @packageDocumentation
 */

export { errorText } from "./error-text.ts";
export { auditPage } from "./finding-lines.ts";
export { invalidJson } from "./invalid-json.ts";
export { Ladder, type LadderOptions, type Pair, pairOf } from "./ladder.ts";
export { type Pages, type PagesOptions, pagesFor } from "./pages.ts";
export { suggestionLines } from "./suggestion-lines.ts";
export { painted } from "./underlined.ts";

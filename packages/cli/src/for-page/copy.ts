/** What the commands print, as it is copied. */

export { Ladder } from "../commands/compare/ladder.ts";
export { pagesFor } from "../commands/inspect/pages.ts";
export { resolution } from "../commands/resolution.ts";
export type { Screen } from "../display/terminal.ts";
export { withoutInvisible } from "../display/visible-json.ts";
export { ENGLISH } from "../language/words.ts";
export { errorText } from "../lines/error-text.ts";
export { invalidJson } from "../lines/invalid-json.ts";
export type { PageCommand } from "../lines/results.ts";

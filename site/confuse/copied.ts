/** References as they are copied for the tests of a guard. */

import type { ConfusingReference } from "@urikit/standards";

/** An object for each, one a line: what `uri confuse --json` prints. */
export function asJson(references: readonly ConfusingReference[]): string {
  return references
    .map(({ reference, first, second, uses }) => `${JSON.stringify({ reference, first, second, uses })}\n`)
    .join("");
}

/** One a line, as `uri confuse` prints them; not those with a control character, which would not stay as they are. */
export function asLines(references: readonly ConfusingReference[]): string {
  return references
    .filter(({ reference }) => !/\p{Cc}/u.test(reference))
    .map(({ reference }) => `${reference}\n`)
    .join("");
}

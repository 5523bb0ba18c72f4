/** References as they are copied for the tests of a guard. */

/** One a line, as `uri confuse` prints them; not those with a control character, which would not stay as they are. */
export function asLines(references: readonly string[]): string {
  return references
    .filter((reference) => !/\p{Cc}/u.test(reference))
    .map((reference) => `${reference}\n`)
    .join("");
}

/** A string for each in JSON. */
export function asJson(references: readonly string[]): string {
  return `${JSON.stringify(references, null, 2)}\n`;
}

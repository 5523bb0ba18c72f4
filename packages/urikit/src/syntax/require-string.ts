/**
 * The types promise text; a caller without types may bring anything else.
 */

/** Refuses a value that is not text, even if its declared type is. */
export function requireString(value: unknown, name = "the text"): asserts value is string {
  if (typeof value === "string") return;
  throw new TypeError(`${name} must be a string, not ${value === null ? "null" : typeof value}`);
}

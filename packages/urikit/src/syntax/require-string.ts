/**
 * The types promise text; a caller without types may bring anything else.
 */

/** Refuses what is not text, whatever its declared type. */
export function requireString(value: unknown, name = "the text"): asserts value is string {
  if (typeof value === "string") return;
  throw new TypeError(`${name} must be a string, not ${value === null ? "null" : typeof value}`);
}

/**
 * The types promise text; a caller without types may bring anything else.
 */

/** Refuses what is no text, whatever its declared type. */
export function requireString(value: unknown, name = "the text"): void {
  if (typeof value === "string") return;
  throw new TypeError(`${name} has to be a string, not ${value === null ? "null" : typeof value}`);
}

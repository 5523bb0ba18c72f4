/**
 * The types promise text; a caller without types may bring anything else.
 */

/** Refuses what is no text, whatever its declared type. */
export function requireString(value: unknown, name = "the reference"): void {
  if (typeof value !== "string") throw new TypeError(`${name} has to be a string, not ${typeNameOf(value)}`);
}

function typeNameOf(value: unknown): string {
  return value === null ? "null" : typeof value;
}

/**
 * The types allow certain values of an option; a caller without types may bring anything else, and a misspelt value
 * must not pass for the default.
 */

import { excerpt } from "./printable.ts";

/** Refuses options that are not an object, such as `null`, or an option by itself. */
export function requireOptions(options: unknown): void {
  if (typeof options === "object" && options !== null) return;
  throw new TypeError(`options must be an object, not ${options === null ? "null" : typeof options}`);
}

/** Refuses a value that an option does not have; an undefined one is the default. */
export function requireOption(name: string, value: unknown, values: readonly unknown[]): void {
  if (value === undefined || values.includes(value)) return;
  const all = values.map((one) => JSON.stringify(one)).join(" or ");
  throw new TypeError(`${name} must be ${all}, not ${excerpt(JSON.stringify(value) ?? String(value))}`);
}

/**
 * The types allow certain values of an option; a caller without types may bring anything else, and a misspelt value
 * must not pass for the default.
 */

import { excerpt } from "./printable.ts";

/**
 * Options, without what other code put on `Object.prototype`. Refuses what is not an object, such as `null`, or an
 * option by itself.
 *
 * @experimental
 */
export function requireOptions<Options extends object>(options: Options, name = "options"): Options {
  if (typeof options !== "object" || options === null)
    throw new TypeError(`${name} must be an object, not ${options === null ? "null" : typeof options}`);
  // Somebody added members to all objects: the options are then those that this one has itself.
  for (const _ in Object.prototype) return { __proto__: null, ...options };
  return options;
}

/** Refuses a value that an option does not have; an undefined one is the default. @experimental */
export function requireOption(name: string, value: unknown, values: readonly unknown[]): void {
  if (value === undefined || values.includes(value)) return;
  const all = values.map((one) => JSON.stringify(one)).join(" or ");
  // An object may have no JSON, and no text either: its type says enough.
  const given =
    typeof value === "string" ? JSON.stringify(value) : Object(value) === value ? typeof value : value;
  throw new TypeError(`${name} must be ${all}, not ${excerpt(String(given))}`);
}

/**
 * The types allow certain options, and certain values of each; a caller without types may bring anything else, and a
 * misspelt name or value must not pass for the default.
 */

import { OPTIONS } from "./english.ts";
import { nearestName } from "./nearest-name.ts";
import { excerpt } from "./printable.ts";
import { type Statement, say, statement } from "./statement.ts";

/** The names of all options of a type: the compiler finds one that is missing. */
export type OptionNames<Options> = { readonly [name in keyof Options]-?: true };

/** The options of a caller who gives none: what other code put on `Object.prototype` is not among them. */
export const NO_OPTIONS = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.create(null)) as Readonly<
  Record<never, never>
>;

/**
 * Options, without what other code put on `Object.prototype`. Refuses what is not an object with options as its members,
 * such as `null`, an option by itself, a list or a `Map`; and a member that is not an option. That is each enumerable one
 * with a name, also one that is inherited; what a library marks by a symbol is not looked at.
 */
export function requireOptions<Options extends object>(
  given: Options,
  names: OptionNames<Options>,
  what = "options",
): Options {
  const options = requireObject(given, what);
  for (const key in options) if (names[key] !== true) throw unknownOption(key, Object.keys(names), what);
  return options;
}

/** Those of some options that another function takes as its own. */
export function pickOptions<Taken extends object>(options: Taken, names: OptionNames<Taken>): Taken {
  const own = requireObject(options);
  const taken: Partial<Taken> = {};
  for (const name of Object.keys(names) as (keyof Taken)[]) {
    const value = own[name];
    if (value !== undefined) taken[name] = value;
  }
  return taken as Taken; // what is left out is undefined
}

/** An object with members, without what other code put on `Object.prototype`. */
export function requireObject<Members extends object>(given: Members, what = "options"): Members {
  if (typeof given !== "object" || given === null)
    throw new TypeError(`${what} must be an object, not ${given === null ? "null" : typeof given}`);
  const prototype: unknown = Object.getPrototypeOf(given);
  if (prototype !== Object.prototype && prototype !== null) requireNoCollection(given, what);
  // Somebody added members to all objects: the options are then those that this one has itself.
  for (const _ in Object.prototype) return { __proto__: null, ...given };
  return given;
}

/** Refuses lists, maps, dates and other objects of the platform, whose members are not options. */
function requireNoCollection(given: object, what: string): void {
  const kind = Object.prototype.toString.call(given).slice("[object ".length, -1);
  if (kind !== "Object") throw new TypeError(`${what} must be an object, not ${excerpt(kind)}`);
}

/** Refuses a value that an option does not have; an undefined one is the default. */
export function requireOption(name: string, value: unknown, values: readonly unknown[]): void {
  if (value === undefined || values.includes(value)) return;
  const all = values.map((one) => JSON.stringify(one)).join(" or ");
  // An object may have no JSON, and no text either: its type says enough.
  const given =
    typeof value === "string" ? JSON.stringify(value) : Object(value) === value ? typeof value : value;
  throw new TypeError(`${name} must be ${all}, not ${excerpt(String(given))}`);
}

/** Refuses an object that lacks a member which has no default. */
export function requireMembers<Members extends object>(
  given: Members,
  names: readonly (keyof Members & string)[],
  what = "options",
): void {
  for (const name of names) if (given[name] === undefined) throw faultyOptions("missing-option", what, name);
}

function unknownOption(key: string, names: readonly string[], what: string): TypeError {
  const shown = JSON.stringify(excerpt(key));
  const meant = nearestName(key, names);
  if (meant !== undefined) return faultyOptions("mistyped-option", what, shown, meant);
  return names.length === 0
    ? faultyOptions("option-of-none", what, shown)
    : faultyOptions("unknown-option", what, shown, ...names);
}

/** The error has the statement, too: `say` of `urikit/words` makes a sentence of it in another language. */
function faultyOptions(
  id: keyof typeof OPTIONS,
  ...values: readonly string[]
): TypeError & { readonly problem: Statement } {
  const problem = statement(id, ...values);
  return Object.assign(new TypeError(say(OPTIONS, problem)), { problem });
}

/**
 * RFC 3986 §2.4, §5.3: what was built must be read as it was meant. Every `build` of a scheme ends here, so that
 * none can write a reference of another meaning.
 */

import { UriSyntaxError } from "../../syntax/errors.ts";
import { printable } from "../../syntax/printable.ts";
import { type Data, sameData } from "./octet-data.ts";

/**
 * The text, if it is read back as what was meant.
 *
 * @throws {UriSyntaxError} `component-mismatch` if it is read as something else; or why it is not read at all.
 */
export function readBack<Reading extends object>(
  text: string,
  meant: Reading,
  read: (text: string) => Reading,
): string {
  const difference = firstDifference(meant, read(text));
  if (difference === undefined) return text;
  throw new UriSyntaxError({
    code: "component-mismatch",
    input: text,
    index: 0,
    rule: difference,
    section: "RFC 3986 §5.3",
    expected: `the ${difference} that was given`,
    reason: `${printable(`the ${difference} would be read back otherwise than it was given`)} (RFC 3986 §5.3)`,
  });
}

/** The name of the first member that two readings do not share. */
function firstDifference(meant: object, read: object): string | undefined {
  const names = new Set([...namesOf(meant), ...namesOf(read)]);
  return [...names].find((name) => !same(memberOf(meant, name), memberOf(read, name)));
}

/** The names of the members, of those too that are read by a getter of a class. */
function namesOf(reading: object): readonly string[] {
  const own = Object.keys(reading);
  const prototype: object | null = Object.getPrototypeOf(reading);
  if (prototype === null || prototype === Object.prototype) return own;
  const getters = Object.entries(Object.getOwnPropertyDescriptors(prototype));
  return [...own, ...getters.filter(([, { get }]) => get !== undefined).map(([name]) => name)];
}

function memberOf(reading: object, name: string): unknown {
  return (reading as { readonly [name: string]: unknown })[name];
}

/** Readings are shallow, so that this goes no deeper than their types do. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (isData(a) && isData(b)) return sameData(a, b);
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, at) => same(item, b[at]));
  }
  if (!isObject(a) || !isObject(b) || Array.isArray(a) || Array.isArray(b)) return false;
  return firstDifference(a, b) === undefined;
}

function isData(value: unknown): value is Data {
  return typeof value === "string" || value instanceof Uint8Array;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !(value instanceof Uint8Array);
}

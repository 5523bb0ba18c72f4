/** The facts and options with which a document is read, checked before anything is read. */

import { type OptionNames, requireOptions } from "urikit/foundation";

const TEXTS = ["retrieval", "default", "charset"] as const;
const FUNCTIONS = ["onWarning", "onProgress"] as const;

type Checked = {
  readonly [name in (typeof TEXTS)[number] | (typeof FUNCTIONS)[number] | "fields"]?: unknown;
};

/**
 * The context of a document, without what other code put on `Object.prototype`. Refuses a member that is not known, or is of another type.
 */
export function contextOptions<Context extends Checked>(
  context: Context,
  names: OptionNames<Context>,
): Context {
  const own = requireOptions(context, names, "context");
  for (const name of TEXTS) requireType(name, own[name], "string");
  for (const name of FUNCTIONS) requireType(name, own[name], "function");
  requireFields(own.fields);
  return own;
}

function requireFields(fields: unknown): void {
  if (fields === undefined || (Array.isArray(fields) && fields.every(isField))) return;
  throw new TypeError("fields must be an array of objects with a name and a value");
}

function isField(field: unknown): boolean {
  const { name, value } = Object(field);
  return typeof name === "string" && typeof value === "string";
}

function requireType(name: string, value: unknown, type: "string" | "function"): void {
  if (value !== undefined && typeof value !== type)
    throw new TypeError(`${name} must be a ${type}, not ${value === null ? "null" : typeof value}`);
}

/** A format of `uri get` as a function that fills it in. */

import { InvalidLineError, withMessage } from "@urikit/explain";
import type { TemplatePart, TemplateValue } from "@urikit/lists/engine";
import type { UriReference } from "urikit";
import { printable } from "urikit/display";
import { statement } from "urikit/words";
import type { QueryDelimiter } from "../../option-values.ts";
import { type Filter, filterNamed } from "./filters.ts";
import { formatError, type Placeholder, readFormat } from "./format.ts";
import { type NamedValue, VALUES, type Value } from "./values.ts";
import type { Writing } from "./writing.ts";

/** How values are filled in. */
export interface FillOptions {
  readonly delimiter: QueryDelimiter;
  readonly writing: Writing;
  /** How a value is written that is taken as it stands: of an IRI, as an IRI has it. */
  readonly written?: (value: string) => string;
}

/** The line for a reference. */
export type Filled = (reference: UriReference) => string;

/**
 * The function that fills in a format.
 *
 * @throws {UsageError} If the format cannot be read, or asks for what does not exist.
 */
export async function compile(format: string, options: FillOptions): Promise<Filled> {
  const parts: (string | Filled)[] = [];
  for (const part of readFormat(format)) {
    parts.push(
      typeof part === "string" ? options.writing.own(part) : await filledBy(part, { ...options, format }),
    );
  }
  const [only] = parts;
  if (parts.length === 1 && typeof only === "function") return only;
  return (reference) => {
    let line = "";
    for (const part of parts) line += typeof part === "string" ? part : part(reference);
    return line;
  };
}

/** Whether a format asks for a host in another writing, which only a host beyond ASCII needs: then lines may be IRIs. */
export function asksForScript(format: string): boolean {
  return readFormat(format).some(
    (part) =>
      typeof part !== "string" && part.filters.some(({ name }) => name === "unicode" || name === "ascii"),
  );
}

/** The format as a template of `@urikit/lists`, if it asks for nothing but components as they are written. */
export function templateOf(format: string, { own }: Writing): readonly TemplatePart[] | undefined {
  if (format.length > LONGEST_TEMPLATE) return undefined;
  const parts: TemplatePart[] = [];
  for (const part of readFormat(format)) {
    const value = typeof part === "string" ? own(part) : templateValue(part, own);
    if (value === undefined) return undefined;
    parts.push(value);
  }
  return parts;
}

/** In characters: a template has a bound. */
const LONGEST_TEMPLATE = 2000;

/** Names that a template has, too. */
const IN_TEMPLATES = [
  "scheme",
  "authority",
  "userinfo",
  "host",
  "port",
  "path",
  "query",
  "fragment",
] as const;

function templateValue(placeholder: Placeholder, own: Writing["own"]): TemplateValue | undefined {
  const { name: given, argument, isRequired, filters } = placeholder;
  const name = given === "reference" ? "line" : IN_TEMPLATES.find((one) => one === given);
  const [filter, ...others] = filters;
  const isSupported = filter === undefined || (filter.name === "or" && others.length === 0);
  if (name === undefined || argument !== undefined || !isSupported) return undefined;
  return { name, isRequired, or: own(filter?.argument ?? "") };
}

/** The texts that replace a placeholder. */
async function filledBy(
  placeholder: Placeholder,
  options: FillOptions & { format: string },
): Promise<Filled> {
  const named = await valueNamed(placeholder, options);
  const asked = required(placeholder, named, askedValue(placeholder, named, options));
  const { written } = options;
  const isAsWritten = placeholder.filters.every(({ name }) => name === "or");
  const value: typeof asked =
    written !== undefined && isAsWritten
      ? (reference) => {
          const text = asked(reference);
          return text === undefined ? undefined : written(text);
        }
      : asked;
  const filters: Filter[] = [];
  for (const called of placeholder.filters) {
    const earlier = placeholder.filters.find(({ name }) => name === called.name);
    if (earlier !== called) throw formatError(options.format, called.at, "format-twice", called.name);
    filters.push(await filterNamed(called, placeholder, options));
  }
  if (filters.length === 0) return (reference) => value(reference) ?? "";
  return (reference) => {
    let filled = value(reference);
    for (const filter of filters) filled = filter(filled, reference);
    return filled ?? "";
  };
}

/** The rules of schemes are loaded only for a value that needs them. */
async function valueNamed(
  { name, at }: Placeholder,
  options: FillOptions & { format: string },
): Promise<NamedValue> {
  const named = name === "origin" ? (await import("./by-scheme.ts")).ORIGIN : VALUES.get(name);
  if (named !== undefined) return named;
  throw formatError(options.format, at, "format-value", name, ...VALUES.keys(), "origin");
}

/** The value with or without its argument. */
function askedValue(
  placeholder: Placeholder,
  named: NamedValue,
  options: FillOptions & { format: string },
): Value {
  const { name, argument, at } = placeholder;
  const value = argument === undefined ? named.value : named.valueFor?.(argument, options.delimiter);
  if (value !== undefined) return value;
  if (named.argument === undefined) throw formatError(options.format, at, "format-bare", name);
  throw formatError(options.format, at, "format-argument", name, statement(named.argument));
}

/** A value without which the line is invalid, where the format says so. */
function required({ isRequired, name, text }: Placeholder, { section }: NamedValue, value: Value): Value {
  if (!isRequired) return value;
  const problem = statement("line-without-value", printable(text));
  return (reference) => {
    const found = value(reference);
    if (found !== undefined) return found;
    throw new InvalidLineError(
      withMessage({ index: 0, code: "missing-value", rule: name, section, problem }),
    );
  };
}

/** `uri parse`: the components of each reference. */

import { type ReferenceJson, referenceJson } from "@urikit/explain";
import type { Screen } from "@urikit/explain/layout";
import type { ColumnName } from "@urikit/lists";
import { type Command, Option } from "commander";
import { parse, queryPairs, type UriReference } from "urikit";
import { declareList, queryDelimiter } from "../declaration.ts";
import { hidesSecrets, readerFor } from "../display/shown-reader.ts";
import { UsageError } from "../exit.ts";
import type { ListOptions } from "../lines/list-options.ts";
import { referenceErrors } from "../lines/reference-errors.ts";
import type { PageCommand, ReferenceCommand } from "../lines/results.ts";
import { runList } from "../lines/run.ts";
import type { QueryDelimiter } from "../option-values.ts";

export interface ParseCommandOptions extends ListOptions {
  readonly queryDelimiter?: QueryDelimiter;
  readonly columns?: readonly ColumnOfParse[];
  readonly forSpreadsheet?: true;
}

export function declare(command: Command): void {
  declareList(command, {
    note: [
      "Each line of a list gives NAME=VALUE pairs with spaces between them. A terminal",
      "is shown no secrets; a file or a pipe gets the data as it is. A value may begin",
      "with =, +, - or @, which a spreadsheet takes for a formula: --for-spreadsheet",
      "puts ' before it. That changes the value, so it is not done unless asked for.",
    ],
    examples: [
      "uri parse 'ldap://[2001:db8::7]/c=GB?objectClass?one'",
      "uri parse --json < links.txt | jq .host",
      "uri parse --columns scheme,host,port < links.txt > links.tsv",
      "uri parse --query-delimiter '&' 'http://example.com/?name=ferret&page=2'",
    ],
  })
    .addOption(queryDelimiter("show the pairs of the query too, with this between them"))
    .addOption(
      new Option(
        "--columns <NAMES>",
        `print values with tabs between them, \\N for what is undefined: ${COLUMN_NAMES.join(", ")}, with commas`,
      ).argParser(columnNames),
    )
    .option("--for-spreadsheet", "put ' before a value of --columns that a spreadsheet would run");
}

/** The columns: the components as they are written, the line itself, and the registrable domain of the host. */
const COLUMN_NAMES = [
  "scheme",
  "userinfo",
  "host",
  "port",
  "path",
  "query",
  "fragment",
  "line",
  "registrable",
] as const satisfies readonly (ColumnName | "registrable")[];

type ColumnOfParse = (typeof COLUMN_NAMES)[number];

/** @throws {UsageError} If one of the names is not that of a column. */
function columnNames(text: string): readonly ColumnOfParse[] {
  return text.split(",").map((name) => {
    const known = COLUMN_NAMES.find((one) => one === name);
    if (known === undefined) throw new UsageError("column-names", ...COLUMN_NAMES);
    return known;
  });
}

/** A row for each line; or values for a field of it, with the separator of its fields between them. */
async function rowsOfColumns(
  columns: readonly ColumnOfParse[],
  options: ParseCommandOptions,
): Promise<ReferenceCommand> {
  const { invalid, field, separator = "\t", forSpreadsheet } = options;
  const between = field === undefined ? "\t" : separator;
  const { read, written, errors } = await readingOf(options);
  const cell = forSpreadsheet ? notFormula : String;
  const components = columns.filter((name) => name !== "registrable");
  const isAsWritten = components.length === columns.length;
  const registrableOf = isAsWritten ? undefined : (await import("./registrable.ts")).registrableOf;
  const shownOf = (reference: UriReference, name: ColumnOfParse) => {
    if (name === "registrable") return registrableOf?.(reference.host);
    const value = name === "line" ? reference.text : reference[name];
    return value === undefined ? undefined : written(value);
  };
  const line = (text: string) => {
    const reference = read(text);
    const values = columns.map((name) => shownOf(reference, name));
    return values.map((value) => (value === undefined ? "\\N" : cell(value))).join(between);
  };
  const isOfRows =
    isAsWritten && read === parse && !forSpreadsheet && (invalid === "empty" || invalid === "drop");
  return {
    ...errors,
    takesIris: true,
    line,
    invalidLine: columns.map(() => "\\N").join(between),
    json: (text) => referenceJson(read(text)),
    ...(isOfRows && { work: { name: "columns", columns: components, invalid } }),
  };
}

/** A value that no spreadsheet takes for a formula (OWASP, CSV Injection): no value has a TAB or a line end. */
function notFormula(value: string): string {
  return /^[=+\-@]/.test(value) ? `'${value}` : value;
}

export async function run(options: ParseCommandOptions): Promise<number> {
  const { queryDelimiter: delimiter, columns } = options;
  if (columns === undefined && options.forSpreadsheet) throw new UsageError("parse-spreadsheet");
  if (columns !== undefined && (delimiter !== undefined || options.json))
    throw new UsageError("parse-columns");
  if (columns !== undefined) return runList(await rowsOfColumns(columns, options), options);
  const { read, written, errors } = await readingOf(options);
  const rows = (text: string) =>
    rowsOf(read(text), delimiter).map(([name, value]): [string, string] => [name, written(value)]);
  const json = (text: string) => {
    const { pairs, ...components } = parsedJson(read(text), delimiter);
    const answered = Object.entries(components).map(([name, value]) => [
      name,
      typeof value === "string" ? written(value) : value,
    ]);
    return { ...Object.fromEntries(answered), pairs };
  };
  const masksSecrets = hidesSecrets(options);
  const lines: ReferenceCommand = {
    ...errors,
    masksSecrets,
    takesIris: true,
    line: (text) =>
      rows(text)
        .slice(1) // without the reference itself
        .map(([name, value]) => `${name}=${value}`)
        .join(" "),
    json,
    ...(delimiter === undefined && read === parse && { jsonWork: { name: "json" } }),
  };
  const pages: PageCommand = {
    ...errors,
    masksSecrets,
    takesIris: true,
    page: (text, screen) => table(rows(text), screen),
    json,
  };
  return runList(lines, options, pages);
}

/** How lines are read, how values are written, and what is wrong with a line: with IRIs, or without them. */
async function readingOf(options: ParseCommandOptions) {
  const read = readerFor(options);
  if (!options.iri) return { read, written: String as (value: string) => string, errors: referenceErrors() };
  const { uriOf, iriOf, readIri, iriError } = await import("../lines/on-iris.ts");
  // Secrets are masked in URIs.
  const isMasked = hidesSecrets(options);
  return {
    read: isMasked ? (text: string) => read(uriOf(text)) : readIri,
    written: isMasked ? iriOf : (String as (value: string) => string),
    errors: { errorOf: iriError } satisfies Partial<ReferenceCommand>,
  };
}

/** The components, and the pairs of the query, decoded, if their delimiter is given. */
function parsedJson(
  reference: UriReference,
  delimiter: QueryDelimiter | undefined,
): ReferenceJson & {
  readonly pairs?: readonly { readonly key: string; readonly value: string | undefined }[];
} {
  const { query } = reference;
  if (delimiter === undefined || query === undefined) return referenceJson(reference);
  const pairs = queryPairs(query, { delimiter }).map(({ key, value }) => ({ key, value }));
  return { ...referenceJson(reference), pairs };
}

/** The reference, then the names and values of what is defined. */
function rowsOf(
  reference: UriReference,
  delimiter: QueryDelimiter | undefined,
): [name: string, value: string][] {
  const { valid: _, ...rows } = referenceJson(reference);
  const defined = Object.entries(rows).filter((row): row is [string, string] => row[1] !== undefined);
  const { query } = reference;
  if (delimiter === undefined || query === undefined) return defined;
  const pairs = queryPairs(query, { delimiter }).map(({ from, to }) => query.slice(from, to));
  return [...defined, ...pairs.map((pair): [string, string] => ["pair", pair])];
}

function table(rows: [string, string][], { colors, words }: Screen): string {
  return rows
    .map(
      ([name, value]) =>
        `${colors.dim(name.padEnd(9))} ${value || colors.dim(words.text("empty-reference"))}`,
    )
    .join("\n");
}

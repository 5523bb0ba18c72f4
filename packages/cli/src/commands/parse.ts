/** `uri parse`: the components of each reference. */

import type { ColumnName } from "@urikit/lists";
import { type Command, InvalidArgumentError, Option } from "commander";
import { parse, queryPairs, type UriReference } from "urikit";
import { declareList, jobsOption, queryDelimiter } from "../declaration.ts";
import { referenceJson } from "../display/reference-json.ts";
import { ReferenceWriter } from "../display/reference-writer.ts";
import type { Screen } from "../display/terminal.ts";
import { UsageError } from "../exit.ts";
import { declareField, type FieldOptions, inField, isOfField } from "../lines/field.ts";
import type { ListOptions } from "../lines/list-options.ts";
import type { LineCommand, PageCommand } from "../lines/results.ts";
import { runList } from "../lines/run.ts";
import type { QueryDelimiter } from "../option-values.ts";

export interface ParseCommandOptions extends ListOptions, FieldOptions {
  readonly queryDelimiter?: QueryDelimiter;
  readonly columns?: readonly ColumnName[];
}

export function declare(command: Command): void {
  declareList(command, {
    note: ["Each line of a list gives NAME=VALUE pairs with spaces between them."],
    examples: [
      "uri parse 'ldap://[2001:db8::7]/c=GB?objectClass?one'",
      "uri parse --json < links.txt | jq .host",
      "uri parse --columns scheme,host,port < links.txt > links.tsv",
      "uri parse --query-delimiter '&' 'http://example.com/?name=ferret&colour=purple'",
    ],
  })
    .addOption(queryDelimiter("show the pairs of the query too, with this between them"))
    .addOption(
      new Option(
        "--columns <NAMES>",
        `print values with tabs between them, \\N for what is undefined: ${COLUMN_NAMES.join(", ")}, with commas`,
      ).argParser(columnNames),
    )
    .addOption(jobsOption());
  declareField(command);
}

/** The columns: the components as they are written, and the line itself. */
const COLUMN_NAMES = ["scheme", "userinfo", "host", "port", "path", "query", "fragment", "line"] as const;

/** @throws {InvalidArgumentError} If one of the names is not that of a column. */
function columnNames(text: string): readonly ColumnName[] {
  return text.split(",").map((name) => {
    const known = COLUMN_NAMES.find((one) => one === name);
    if (known === undefined) throw new InvalidArgumentError(`The names are ${COLUMN_NAMES.join(", ")}.`);
    return known;
  });
}

/** A row for each line; or values for a field of it, with what stands between its fields between them. */
function rowsOfColumns(
  columns: readonly ColumnName[],
  { invalid, field, separator = "\t" }: ParseCommandOptions,
): LineCommand {
  const between = field === undefined ? "\t" : separator;
  const line = (text: string) => {
    const reference = parse(text);
    return columns.map((name) => (name === "line" ? text : reference[name]) ?? "\\N").join(between);
  };
  const isOfRows = invalid === "empty" || invalid === "drop";
  return {
    line,
    givesOctets: true,
    json: (text) => referenceJson(parse(text)),
    ...(isOfRows && { work: { name: "columns", columns, invalid } }),
  };
}

export function run(options: ParseCommandOptions): Promise<number> {
  const { queryDelimiter: delimiter, columns } = options;
  if (columns !== undefined && (delimiter !== undefined || options.json))
    throw new UsageError("parse: --columns goes neither with --json nor with --query-delimiter");
  if (columns !== undefined)
    return runList(inField(rowsOfColumns(columns, options), options, { isReplaced: true }), options);
  if (isOfField(options)) throw new UsageError("parse: --field goes with --columns");
  const json = (text: string) => parsedJson(parse(text), delimiter);
  const lines: LineCommand = {
    line: (text) =>
      rowsOf(parse(text), delimiter)
        .slice(1) // without the reference itself
        .map(([name, value]) => `${name}=${value}`)
        .join(" "),
    json,
    ...(delimiter === undefined && { jsonWriter: new ReferenceWriter() }),
  };
  const pages: PageCommand = { page: (text, screen) => table(rowsOf(parse(text), delimiter), screen), json };
  return runList(lines, options, pages);
}

/** The components, and the pairs of the query, decoded, if their delimiter is given. */
function parsedJson(reference: UriReference, delimiter: QueryDelimiter | undefined): object {
  const { query } = reference;
  if (delimiter === undefined || query === undefined) return referenceJson(reference);
  const pairs = queryPairs(query, { delimiter }).map(({ key, value }) => ({ key, value }));
  return { ...referenceJson(reference), pairs };
}

/** The reference, then the names and values of what is defined: data, so that a password stays. */
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

function table(rows: [string, string][], { colors }: Screen): string {
  return rows
    .map(([name, value]) => `${colors.dim(name.padEnd(9))} ${value || colors.dim("(empty)")}`)
    .join("\n");
}

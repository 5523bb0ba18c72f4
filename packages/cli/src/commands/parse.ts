/** `uri parse`: the components of each reference. */

import type { Command } from "commander";
import { parse, queryPairs, type UriReference } from "urikit";
import { declareList, queryDelimiter } from "../declaration.ts";
import { referenceJson } from "../display/reference-json.ts";
import { ReferenceWriter } from "../display/reference-writer.ts";
import type { Screen } from "../display/terminal.ts";
import type { ListOptions } from "../lines/list-options.ts";
import type { LineCommand, PageCommand } from "../lines/results.ts";
import { runList } from "../lines/run.ts";
import type { QueryDelimiter } from "../option-values.ts";

export interface ParseCommandOptions extends ListOptions {
  readonly queryDelimiter?: QueryDelimiter;
}

export function declare(command: Command): void {
  declareList(command, {
    note: ["Each line of a list gives NAME=VALUE pairs with spaces between them."],
    examples: [
      "uri parse 'ldap://[2001:db8::7]/c=GB?objectClass?one'",
      "uri parse --json < links.txt | jq .host",
      "uri parse --query-delimiter '&' 'http://example.com/?name=ferret&colour=purple'",
    ],
  }).addOption(queryDelimiter("show the pairs of the query too, with this between them"));
}

export function run(options: ParseCommandOptions): Promise<number> {
  const { queryDelimiter: delimiter } = options;
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

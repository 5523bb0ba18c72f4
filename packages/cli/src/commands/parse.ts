/** `uri parse`: the components of each reference. */

import type { Command } from "commander";
import { parse, type UriReference } from "urikit";
import { declareList } from "../declaration.ts";
import { referenceJson } from "../display/reference-json.ts";
import type { Screen } from "../display/terminal.ts";
import type { ListOptions } from "../lines/list-options.ts";
import type { LineCommand, PageCommand } from "../lines/results.ts";
import { runList } from "../lines/run.ts";

const json = (text: string) => referenceJson(parse(text));

const lines: LineCommand = {
  line: (text) =>
    rowsOf(parse(text))
      .slice(1) // without the reference itself
      .map(([name, value]) => `${name}=${value}`)
      .join(" "),
  json,
};

const pages: PageCommand = { page: (text, screen) => table(rowsOf(parse(text)), screen), json };

export function declare(command: Command): void {
  declareList(command, {
    note: ["Each line of a list gives NAME=VALUE pairs with spaces between them."],
    examples: [
      "uri parse 'ldap://[2001:db8::7]/c=GB?objectClass?one'",
      "uri parse --json < links.txt | jq .host",
    ],
  });
}

export function run(options: ListOptions): Promise<number> {
  return runList(lines, options, pages);
}

/** The reference, then the names and values of what is defined: data, so that a password stays. */
function rowsOf(reference: UriReference): [name: string, value: string][] {
  const { valid: _, ...rows } = referenceJson(reference);
  return Object.entries(rows).filter((row): row is [string, string] => row[1] !== undefined);
}

function table(rows: [string, string][], { colors }: Screen): string {
  return rows
    .map(([name, value]) => `${colors.dim(name.padEnd(9))} ${value || colors.dim("(empty)")}`)
    .join("\n");
}

// The tables of src/editions/<id>/tables.ts, made from the grammar beside them. scripts/standards.js writes them.
import { readFileSync } from "node:fs";
import { type Grammar, readAbnf } from "@urikit/abnf/abnf";
import { abnfToTable, type CompiledTable } from "@urikit/abnf/abnf-to-table";
import { coreRules, grammar } from "@urikit/abnf/rfc3986";
import * as rfc1738 from "../src/editions/rfc1738/rules.ts";
import * as rfc1808 from "../src/editions/rfc1808/rules.ts";
import * as rfc2396 from "../src/editions/rfc2396/rules.ts";
import * as rfc2396bis from "../src/editions/rfc2396bis-01/rules.ts";
import * as urlSyntax from "../src/editions/url-syntax-05/rules.ts";

/** The editions that have tables, with the rules that their errors name and those that they start from. */
export const EDITIONS = {
  rfc1738,
  rfc1808,
  "url-syntax-05": urlSyntax,
  rfc2396,
  "rfc2396bis-01": rfc2396bis,
} as const;

export type TabledEdition = keyof typeof EDITIONS;

/** ABNF has no "_" in the name of a rule; the documents of the nineties do. */
export function abnfName(documentName: string): string {
  return documentName.replaceAll("_", "-").toLowerCase();
}

/** The grammar of an edition. `standards`: the folder of all editions. */
export function grammarOf(standards: string, id: TabledEdition | "rfc3986"): Grammar {
  const text = (path: string) => readFileSync(`${standards}/${path}`, "utf8");
  if (id === "rfc3986") return grammar;
  const core = id === "rfc2396bis-01" ? [coreRules] : [];
  return readAbnf(text(`${id}/${id}.abnf`), ...core);
}

/** The text of an edition's tables.ts. */
export function tablesOf(standards: string, id: TabledEdition): string {
  const { SECTIONS, STARTS } = EDITIONS[id];
  const grammar = grammarOf(standards, id);
  const named = new Map(Object.keys(SECTIONS).map((name) => [abnfName(name), name]));
  const tables = [...new Set<string>(STARTS)].map(
    (start) => `  ${JSON.stringify(start)}: ${written(abnfToTable(grammar, start, named))},`,
  );
  return `/** The grammar of ${id}.abnf as tables. Made by scripts/standards.js: not to be changed by hand. */

import type { Table } from "../../recognizer.ts";

// biome-ignore format: a line is a state
export const TABLES = {
${tables.join("\n")}
} as const satisfies Readonly<Record<string, Table>>;
`;
}

function written({ classes, states }: CompiledTable): string {
  const lines = (texts: readonly string[]) =>
    texts.map((text) => `      ${JSON.stringify(text)},`).join("\n");
  return `{\n    classes: [\n${lines(classes)}\n    ],\n    states: [\n${lines(states)}\n    ],\n  }`;
}

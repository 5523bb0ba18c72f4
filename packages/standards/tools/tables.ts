// The tables of src/grammars/<id>.ts, made from the grammar next to each. scripts/generate/standards.js writes them.
import { readFileSync } from "node:fs";
import { type Grammar, readAbnf } from "@urikit/abnf/abnf";
import { abnfToTable, type CompiledTable } from "@urikit/abnf/abnf-to-table";
import { coreRules, grammar } from "@urikit/abnf/rfc3986";
import * as rfc1738 from "../src/editions/rfc1738.ts";
import * as rfc1808 from "../src/editions/rfc1808.ts";
import * as rfc2396 from "../src/editions/rfc2396.ts";
import * as rfc2396bis from "../src/editions/rfc2396bis-01.ts";
import * as urlSyntax from "../src/editions/url-syntax-05.ts";

/** The editions that have tables, with the rules that their errors name (RULES) and those that have a table (STARTS). */
export const TABLED = {
  rfc1738,
  rfc1808,
  "url-syntax-05": urlSyntax,
  rfc2396,
  "rfc2396bis-01": rfc2396bis,
} as const;

export type TabledId = keyof typeof TABLED;

const FOLDER = "packages/standards/src/grammars";

/** The files that are made, by their paths in the repository. */
export function products(root: string): ReadonlyMap<string, string> {
  const ids = Object.keys(TABLED) as TabledId[]; // the keys are all there are
  return new Map(ids.map((id) => [`${FOLDER}/${id}.ts`, tablesOf(root, id)]));
}

/** The grammar of an edition. `root`: the folder of the repository. */
export function grammarOf(root: string, id: TabledId | "rfc3986"): Grammar {
  if (id === "rfc3986") return grammar;
  const core = id === "rfc2396bis-01" ? [coreRules] : [];
  return readAbnf(readFileSync(`${root}/${FOLDER}/${id}.abnf`, "utf8"), ...core);
}

/** ABNF allows no "_" in the name of a rule; the documents of the nineties use it. */
export function abnfName(documentName: string): string {
  return documentName.replaceAll("_", "-").toLowerCase();
}

/** The text of an edition's tables. */
function tablesOf(root: string, id: TabledId): string {
  const { RULES, STARTS } = TABLED[id];
  const grammar = grammarOf(root, id);
  const named = new Map(Object.keys(RULES).map((name) => [abnfName(name), name]));
  const tables = [...new Set<string>(STARTS)].map(
    (start) => `  ${JSON.stringify(start)}: ${printed(abnfToTable(grammar, start, named))},`,
  );
  return `/** The grammar of ${id}.abnf as tables. Made by scripts/generate/standards.js: do not edit. */

// biome-ignore format: a line is a rule
export const TABLES = {
${tables.join("\n")}
};
`;
}

/** A table as the recognizer reads it: no class has a space or a line feed, which no URI has. */
function printed({ classes, states }: CompiledTable): string {
  return JSON.stringify([classes.join(" "), ...states].join("\n"));
}

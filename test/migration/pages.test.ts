// The tables of docs/migration: what a library and urikit answer, as the pages say.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { fastUri, relativeToAbsoluteIri, uriJs } from "urikit/uri-components";
import { describe, expect, it } from "vitest";

const folder = fileURLToPath(new URL("../../docs/migration", import.meta.url));
const require = createRequire(import.meta.url);

/** What the expressions of a column may call, by the head of the column. */
const LIBRARIES: Readonly<Record<string, () => object>> = {
  "fast-uri 4.2.3": () => require("fast-uri"),
  "@urikit/fast-uri": fastUri,
  "uri-js 4.4.1": () => require("uri-js"),
  "@urikit/uri-js": uriJs,
  "relative-to-absolute-iri 1.0.8": () => require("relative-to-absolute-iri"),
  "@urikit/relative-to-absolute-iri": () => relativeToAbsoluteIri,
};

/** The rows of the tables of a page, each by the heads of its columns. */
function tablesOf(page: string): Record<string, string>[] {
  const rows: Record<string, string>[] = [];
  let heads: string[] | undefined;
  for (const line of readFileSync(resolve(folder, page), "utf8").split("\n")) {
    if (!line.startsWith("|")) heads = undefined;
    else if (heads === undefined) heads = cellsOf(line);
    else if (!/^\|[ |-]+\|$/.test(line)) {
      const cells = cellsOf(line);
      rows.push(Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? ""])));
    }
  }
  return rows;
}

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** What stands between backticks. */
const codeIn = (cell: string) => /^`(.*)`$/s.exec(cell)?.[1];

/** The value of an expression that may call the functions of a library; `throws` if it throws. */
function answerOf(expression: string, library: object): unknown {
  const names = Object.keys(library).filter((name) => /^[a-z]\w*$/i.test(name) && name !== "default");
  const program = new Function(...names, `return (${expression});`);
  const members = names.map((name) => Reflect.get(library, name));
  try {
    return program(...members);
  } catch {
    return "throws";
  }
}

/** What a page says that an expression gives. */
function said(cell: string): unknown {
  const code = codeIn(cell);
  return code === undefined ? cell : new Function(`return (${code});`)();
}

const asJson = (value: unknown) => JSON.parse(JSON.stringify({ value })) as unknown;

describe.each(readdirSync(folder).filter((file) => file.endsWith(".md")))("%s", (page) => {
  const rows = tablesOf(page).flatMap((row) => {
    const expression = codeIn(row.call ?? row.asked ?? "");
    if (expression === undefined) return [];
    return Object.entries(row).flatMap(([head, cell]) => {
      const library = LIBRARIES[head];
      return library === undefined ? [] : [{ head, expression, cell, library }];
    });
  });

  it("has a table of calls", () => {
    expect(tablesOf(page).length).toBeGreaterThan(0);
  });

  if (rows.length > 0)
    it.each(rows)("$head: $expression", ({ expression, cell, library }) => {
      expect(asJson(answerOf(expression, library()))).toEqual(asJson(said(cell)));
    });
});

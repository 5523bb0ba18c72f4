/** The maps are true: every file and folder that CONTRIBUTING, AGENTS, the architecture and the READMEs name is there. */

import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { keptNames, root } from "./kept-files.ts";

const names = keptNames().map(({ name }) => name);
const topFolders = new Set(names.filter((name) => !name.includes("/")));
const pages = names.filter(
  (name) =>
    /^(?:CONTRIBUTING|AGENTS|README|docs\/architecture)\.md$/.test(name) ||
    /^(?:packages\/[^/]+|tools\/[^/]+|bench|site|minefield|integrations|consumers)\/README\.md$/.test(name),
);

/** A word for a name that the reader chooses, such as `NAME`. */
const PLACEHOLDER = /(?:^|[/.-])(?:[A-Z]{2,}|NNN)(?=[/.]|$)/;
const NAMED_IN_CAPITALS =
  /(?:README|CONTRIBUTING|AGENTS|CHANGELOG|LICENSE|SECURITY|KINDS|NATIVE|DATA-LICENCE)/g;
const IS_FILE = /^\.?[\w-]+(?:[./][\w-]+)*\.(?:ts|js|cjs|mjs|vue|json|jsonl|md|ya?ml|abnf|bnf|wasm)$/;

/** The paths that a page has in its code spans, without those of examples. */
function pathsIn(page: string): string[] {
  const text = readFileSync(join(root, page), "utf8").replace(/```[\s\S]*?```/g, "");
  const spans = [...text.matchAll(/`([\w./-]+)`/g)].map(([, span = ""]) => span.replace(/\/$/, ""));
  return [...new Set(spans)].filter(
    (span) =>
      (IS_FILE.test(span) || (span.includes("/") && topFolders.has(span.split("/")[0] ?? ""))) &&
      !PLACEHOLDER.test(span.replaceAll(NAMED_IN_CAPITALS, "x")),
  );
}

/** From the root, from the page, or, in a map of a folder, from somewhere below. */
function isThere(path: string, page: string): boolean {
  return (
    existsSync(join(root, path)) ||
    existsSync(join(root, dirname(page), path)) ||
    names.some((name) => name.endsWith(`/${path}`))
  );
}

describe.each(pages)("%s", (page) => {
  it("names files and folders that are there", () => {
    expect(pathsIn(page).filter((path) => !isThere(path, page))).toEqual([]);
  });
});

/** The tables of a folder in the architecture: their head names it, and their first column what is in it. */
const tables = readFileSync(join(root, "docs/architecture.md"), "utf8")
  .split(/\n\n/)
  .flatMap((table) => {
    const folder = /^\| in `([^`]+)` \|/.exec(table)?.[1]?.replace(/\/$/, "");
    if (folder === undefined) return [];
    const under = folder.startsWith("packages/") ? folder : `packages/urikit/src/${folder}`;
    const rows = table.split("\n").slice(2);
    return rows.map((row) => ({ under, cell: row.split("|")[1] ?? "" }));
  });

test("docs/architecture.md: what a folder has is there", () => {
  expect(tables.length).toBeGreaterThan(80);
  const missing = tables.flatMap(({ under, cell }) => {
    const inside = names.filter((name) => name.startsWith(`${under}/`));
    const isInside = (name: string) =>
      inside.some((path) => path.endsWith(`/${name}`) || path.replace(/\.\w+$/, "").endsWith(`/${name}`));
    const named = [...cell.matchAll(/`([\w./-]+?)\/?`/g)].map(([, name = ""]) => name);
    return named.filter((name) => !isInside(name)).map((name) => `${under}: ${name}`);
  });
  expect(missing).toEqual([]);
});

it("knows what a path is", () => {
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.flatMap(pathsIn).length).toBeGreaterThan(100);
  expect(isThere("packages/nowhere", "README.md")).toBe(false);
});

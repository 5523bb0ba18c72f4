/**
 * The places of a scheme: its one file has what it is; these are the others that must know it, each with what is missing.
 * CONTRIBUTING, "To add a scheme", ends with this test.
 */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as schemes from "@urikit/schemes";
import { parse } from "urikit";
import { describe, expect, it } from "vitest";
import { isNetworkScheme } from "../packages/audit/src/network-schemes.ts";

const known = [...schemes.standardSchemes.values()];
const read = (file: string) => readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), "utf8");

/** The rows of the table of schemes in a page: the schemes of each, and its example. */
function rowsIn(page: string): readonly { readonly names: readonly string[]; readonly example: string }[] {
  return [
    ...read(page).matchAll(/^\| ((?:`[a-z0-9+.-]+`(?:, |、)?)+) \| [^|]+ \| [^|]+ \| `([^`]+)` \|/gm),
  ].map(([, cell = "", example = ""]) => ({
    names: [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
    example,
  }));
}

describe.each(["docs/schemes.md", "docs/zh/schemes.md"])("%s", (page) => {
  const rows = rowsIn(page);

  it("has a row for each scheme, and no other", () => {
    expect(rows.flatMap(({ names }) => names).sort()).toEqual(known.map(({ name }) => name).sort());
  });

  it("has an example in each row, which the first of its schemes reads", () => {
    for (const { names, example } of rows) {
      expect(parse(example).scheme).toBe(names[0]);
      expect(schemes.readAny(example)?.scheme).toBe(names[0]);
    }
  });
});

it("@urikit/schemes exports each scheme", () => {
  const exported = new Set<unknown>(Object.values(schemes));
  expect(known.filter((scheme) => !exported.has(scheme)).map(({ name }) => name)).toEqual([]);
});

it("the audit knows that whoever has a default port is dialled", () => {
  // RFC 5538 §2: `news` names no server; the port is that of the reader's own.
  const dialled = known.filter(({ name, defaultPort }) => defaultPort !== undefined && name !== "news");
  expect(dialled.length).toBeGreaterThan(30);
  expect(dialled.filter(({ name }) => !isNetworkScheme(name)).map(({ name }) => name)).toEqual([]);
});

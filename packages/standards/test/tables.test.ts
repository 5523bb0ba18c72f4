// The tables are what the script makes of the grammars, and read as the grammars do: held against the expression
// that is compiled from the same ABNF construct by construct, on short texts and on generated references.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { abnfToRegExp } from "@urikit/abnf/abnf-to-regexp";
import { Agreement } from "@urikit/abnf/agreement";
import { Chance } from "@urikit/abnf/chance";
import { everyText } from "@urikit/abnf/enumeration";
import { derive } from "@urikit/abnf/generation";
import { mutate } from "@urikit/abnf/mutation";
import { describe, expect, test } from "vitest";
import { TABLES as rfc1738 } from "../src/grammars/rfc1738.ts";
import { TABLES as rfc1808 } from "../src/grammars/rfc1808.ts";
import { TABLES as rfc2396 } from "../src/grammars/rfc2396.ts";
import { TABLES as rfc2396bis } from "../src/grammars/rfc2396bis-01.ts";
import { TABLES as urlSyntax } from "../src/grammars/url-syntax-05.ts";
import { Recognizer, type Table } from "../src/recognizer.ts";
import { abnfName, grammarOf, products, TABLED, type TabledId } from "../tools/tables.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

const TABLES: Readonly<Record<TabledId, Readonly<Record<string, Table>>>> = {
  rfc1738,
  rfc1808,
  "url-syntax-05": urlSyntax,
  rfc2396,
  "rfc2396bis-01": rfc2396bis,
};

/** How a text may begin so that it gets somewhere, and what it may go on with. */
const BEGINNINGS = ["", "a:", "//", "a://", "//a", "/", "?", "#", "http://", "ftp://a/", "news:", "["];
const ALPHABET = [..."aZ1-.:/?#[]@%~;=+,*_ é\\"];
const ADDRESSES = [..."1a:.[]"];
const LENGTH = 3;
const GENERATED = 400;

const pairs = (Object.keys(TABLES) as TabledId[]).flatMap((id) =>
  [...new Set<string>(TABLED[id].STARTS)].map((start) => [id, start] as const),
);

test("are up to date: node scripts/standards.js makes them", () => {
  for (const [path, text] of products(root)) expect(readFileSync(root + path, "utf8"), path).toBe(text);
});

describe.each(pairs)("%s, %s", (id, start) => {
  const grammar = grammarOf(root, id);
  const expression = abnfToRegExp(grammar, abnfName(start));
  const table = new Recognizer(TABLES[id][start] ?? { classes: [], states: [] });
  const agreement = () =>
    new Agreement(
      `${id} ${start}`,
      { name: "the expression", accepts: (text) => expression.test(text) },
      { name: "the table", accepts: (text) => table.accepts(text) },
    );

  test("short texts", () => {
    const asked = agreement();
    for (const beginning of BEGINNINGS) everyText(ALPHABET, LENGTH, (text) => asked.ask(text), beginning);
    for (const beginning of ["", "[", "//[", "a://["])
      everyText(ADDRESSES, 5, (text) => asked.ask(text), beginning);
    expect(asked.disagreements).toEqual([]);
  });

  test("generated references, and the same with a fault", () => {
    const chance = new Chance(1994);
    const asked = agreement();
    for (let count = 0; count < GENERATED; count++) {
      const text = derive(grammar, abnfName(start), chance).slice(0, 60);
      asked.ask(text);
      asked.ask(mutate(text, ALPHABET, chance));
    }
    expect(asked.disagreements).toEqual([]);
  });

  test("what comes before a failure can still become a reference", () => {
    const chance = new Chance(2396);
    for (let count = 0; count < GENERATED; count++) {
      const text = derive(grammar, abnfName(start), chance);
      const cut = chance.below(text.length + 1);
      const failure = table.failure(text.slice(0, cut));
      if (failure !== undefined) expect(failure.index, text).toBe(cut);
    }
  });
});

test("whatever the length, a text is read once", () => {
  const texts = ["a:".repeat(50_000), `http://${"a.".repeat(50_000)}-/`, `//[${"1:".repeat(50_000)}`];
  for (const [id, start] of pairs)
    for (const text of texts) new Recognizer(TABLES[id][start] as Table).failure(text);
});

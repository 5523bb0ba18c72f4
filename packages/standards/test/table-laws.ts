/**
 * The tables read as the grammars do: they are compared with the expressions that are compiled from the same ABNF, on
 * short texts and on generated references. tables.test.ts tries a few, tables.prove.ts many.
 */
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
import { abnfName, grammarOf, TABLED, type TabledId } from "../tools/tables.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

export const TABLES: Readonly<Record<TabledId, Readonly<Record<string, Table>>>> = {
  rfc1738,
  rfc1808,
  "url-syntax-05": urlSyntax,
  rfc2396,
  "rfc2396bis-01": rfc2396bis,
};

/** Beginnings after which most rules go on, and characters to go on with. */
const BEGINNINGS = ["", "a:", "//", "a://", "//a", "/", "?", "#", "http://", "ftp://a/", "news:", "["];
const ALPHABET = [..."aZ1-.:/?#[]@%~;=+,*_ é\\"];
const ADDRESSES = [..."1a:.[]"];

/** Each edition, and each of its rules that has a table. */
export const pairs = (Object.keys(TABLES) as TabledId[]).flatMap((id) =>
  [...new Set<string>(TABLED[id].STARTS)].map((start) => [id, start] as const),
);

/** How much is tried. */
export interface Extent {
  /** The length up to which every text is tried after each beginning. */
  readonly length: number;
  /** Generated references for each rule. */
  readonly generated: number;
}

/** Declares the tests. */
export function tableLaws({ length, generated }: Extent): void {
  describe.each(pairs)("%s, %s", (id, start) => {
    const grammar = grammarOf(root, id);
    const expression = abnfToRegExp(grammar, abnfName(start));
    const table = new Recognizer(TABLES[id][start] ?? "");
    const agreement = () =>
      new Agreement(
        `${id} ${start}`,
        { name: "the expression", accepts: (text) => expression.test(text) },
        { name: "the table", accepts: (text) => table.accepts(text) },
      );

    test("short texts", () => {
      const asked = agreement();
      for (const beginning of BEGINNINGS) everyText(ALPHABET, length, (text) => asked.ask(text), beginning);
      for (const beginning of ["", "[", "//[", "a://["])
        everyText(ADDRESSES, length + 2, (text) => asked.ask(text), beginning);
      expect(asked.disagreements).toEqual([]);
    });

    test("generated references, and the same with a fault in them", () => {
      const chance = new Chance(1994);
      const asked = agreement();
      for (let count = 0; count < generated; count++) {
        const text = derive(grammar, abnfName(start), chance).slice(0, 60);
        asked.ask(text);
        asked.ask(mutate(text, ALPHABET, chance));
      }
      expect(asked.disagreements).toEqual([]);
    });

    test("the text before a failure can still become a reference", () => {
      const chance = new Chance(2396);
      for (let count = 0; count < generated; count++) {
        const text = derive(grammar, abnfName(start), chance);
        const cut = chance.below(text.length + 1);
        const failure = table.failure(text.slice(0, cut));
        if (failure !== undefined) expect(failure.index, text).toBe(cut);
      }
    });
  });
}

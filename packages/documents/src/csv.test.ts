import { describe, expect, it } from "vitest";
import { extracted } from "../test/documents.ts";
import { referencesIn } from "./extract.ts";
import { LONGEST_VALUE } from "./located-text.ts";

const found = (text: string) =>
  referencesIn(text, "csv").map(({ reference, where }) => [reference, where.cell, where.line, where.column]);

describe("RFC 4180: the references in the cells of a table", () => {
  it("§2.1, §2.4: a comma and a line break end a cell", () => {
    expect(found("name,link\r\nA,http://a/b,x\r\nhttp://c/,urn:d:e")).toEqual([
      ["http://a/b", 2, 2, 3],
      ["http://c/", 1, 3, 1],
      ["urn:d:e", 2, 3, 11],
    ]);
  });

  it("§2.5 to §2.7: a cell in quotes may hold commas, line breaks, and quotes that are doubled", () => {
    const text = '"http://a/b,c","x ""y""\nhttp://d/",http://e/\n';
    expect(found(text)).toEqual([
      ["http://a/b,c", 1, 1, 2],
      ["http://d/", 2, 2, 1],
      ["http://e/", 3, 2, 12],
    ]);
    for (const { reference, where } of referencesIn(text, "csv"))
      expect(text.slice(where.offset).startsWith(reference)).toBe(true);
    expect(found('"say ""http://a/"" twice"')).toEqual([["http://a/", 1, 1, 8]]);
  });

  it("an empty cell counts, and a cell is running text", () => {
    expect(found(",,see <urn:a:b> and http://c/.")).toEqual([
      ["urn:a:b", 3, 1, 8],
      ["http://c/", 3, 1, 21],
    ]);
  });

  it.each([1, 7, 1000])("is the same in pieces of %s octets", async (piece) => {
    const text = 'a,"http://b/ ""c"", d","\n",http://e/\r\n'.repeat(2000);
    const whole = await extracted(text, "csv");
    expect(whole.found.length).toBe(4000);
    expect((await extracted(text, "csv", {}, piece)).found).toEqual(whole.found);
  });

  it("a quote that is not closed takes the rest, and one that is too long ends the reading, each with a warning", async () => {
    const open = await extracted('a,"http://b/\nhttp://c/', "csv");
    expect(open.found.map(({ reference }) => reference)).toEqual(["http://b/", "http://c/"]);
    expect(open.warnings).toMatchObject([{ code: "unclosed", where: { line: 1, column: 3 } }]);
    const long = await extracted(`"${"a,".repeat(LONGEST_VALUE)}",http://b/`, "csv");
    expect([long.found, long.warnings]).toMatchObject([[], [{ code: "too-long" }]]);
  });
});

/** Names below a reference: none lies over another, and none needs room in the text (RFC 3986 §3). */

import { parse } from "urikit";
import { describe, expect, it } from "vitest";
import { cellsOf } from "./cells.ts";
import { nameRows } from "./name-rows.ts";
import { partsOf } from "./parts.ts";

const rowsOf = (text: string) => {
  const cells = cellsOf(partsOf(parse(text)));
  return nameRows(
    cells,
    cells.map(({ part }) => part.name ?? ""),
  );
};

describe("nameRows", () => {
  it("names that have room stand in one row", () => {
    expect(rowsOf("https://somebody@example.org:8080/over/there?name=ferret#nose")).toEqual([
      0, 0, 0, 0, 0, 0, 0,
    ]);
  });

  it("RFC 3986 §3: those of short components are a stair", () => {
    expect(rowsOf("http://a:b@c:1/d?e#f")).toEqual([0, 5, 4, 3, 2, 1, 0]);
    expect(rowsOf("a:")).toEqual([1, 0]);
    expect(rowsOf("//h")).toEqual([1, 0]);
    expect(rowsOf("")).toEqual([0]);
  });

  it("a name is above none that begins below it, and its line meets no name", () => {
    for (const text of ["x://@:?#", "urn:a:b?q#f", "http://a:b@c:1/d?e#f", "a://b:c@d:1/e?f#ghijklmnopq"]) {
      const cells = cellsOf(partsOf(parse(text)));
      const rows = rowsOf(text);
      const starts = cells.map(({ part }) => part.from);
      for (const [at, start] of starts.entries())
        for (const [next, begins] of starts.entries())
          if (next > at && begins < start + 0.7 * (cells[at]?.part.name ?? "").length)
            expect(rows[at], text).toBeGreaterThan(rows[next] ?? -1);
    }
  });

  it("a text of a megabyte, and marks, which take no room", () => {
    expect(rowsOf(`a:${"b".repeat(1_000_000)}#c`)).toEqual([1, 0, 0]);
    const part = (text: string) => ({ before: "", part: { text, component: "path" as const }, after: "" });
    expect(nameRows([part("e\u0301\u0301\u0301\u0301"), part("b")], ["abc", "d"])).toEqual([1, 0]);
  });
});

import { Chance } from "@urikit/abnf/chance";
import { extent } from "@urikit/abnf/extent";
import { tryParse } from "urikit";
import { describe, expect, it } from "vitest";
import { chunksOf, invalidByText, invalidOf, linesOf, octetsOf } from "../../test/by-text.ts";
import { someList } from "../../test/some-lists.ts";
import type { InvalidLine } from "../invalid-line.ts";
import type { ListReader } from "../list-reader.ts";
import { NULL_VALUE, type ValueColumn } from "../values/answers.ts";
import { columnText } from "./column-text.ts";
import { type ColumnName, type ColumnRows, columnLines } from "./columns.ts";

const octets = (text: string) => new TextEncoder().encode(text);
const COMPONENTS = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"] as const;

describe("columnLines", () => {
  it("RFC 3986 §5.3: an undefined component is not an empty one", () => {
    expect(rowsOf(columnLines(), [octets("http://@:/?#\n\na:b")])).toEqual([
      {
        line: "http://@:/?#",
        scheme: "http",
        userinfo: "",
        host: "",
        port: "",
        path: "/",
        query: "",
        fragment: "",
      },
      { line: "", path: "" },
      { line: "a:b", scheme: "a", path: "b" },
    ]);
  });

  it("gives the components that urikit reads, with vectors and without", () => {
    const chance = new Chance(3);
    for (let round = 0; round < extent(4, 20); round++) {
      const list = someList(60, chance);
      const expected = componentsByText(list);
      expect(rowsOf(columnLines({ columns: COMPONENTS }), [list])).toEqual(expected);
      const size = chance.between(1, 200);
      expect(rowsOf(columnLines({ columns: COMPONENTS, vectors: false }), chunksOf(list, size))).toEqual(
        expected,
      );
      expect(invalidOf(invalidLines(), chunksOf(list, size))).toEqual(invalidByText(list));
    }
  });

  it("gives more rows than there is room for at once, and one for a line that is too long", () => {
    const list = octets(`${"/a\n".repeat(5000)}${"b".repeat(2000)}\nc\n`);
    const rows = rowsOf(columnLines({ columns: ["path"], longestLine: 1000 }), chunksOf(list, 700));
    expect(rows.length).toBe(5002);
    expect(rows.slice(-3)).toEqual([{ path: "/a" }, {}, { path: "c" }]);
  });

  it("refuses a column that does not exist", () => {
    expect(() => columnLines({ columns: ["authority" as "host"] })).toThrow(TypeError);
  });
});

describe("columnText", () => {
  it("writes the columns in the order that is asked for, and \\N for what is undefined", () => {
    const list = octets("HTTP://u@A:80/p?q#f\na b\n//h\r\n");
    const text = (invalid?: "drop") =>
      octetsOf(columnText({ columns: ["port", "scheme", "host", "port"], invalid }), [list]);
    expect(text()).toBe("80\tHTTP\tA\t80\n\\N\t\\N\t\\N\t\\N\n\\N\t\\N\th\t\\N\n");
    expect(text("drop")).toBe("80\tHTTP\tA\t80\n\\N\t\\N\th\t\\N\n");
  });

  it("has no tab and no backslash in a value: the line itself is undefined where it is invalid", () => {
    const list = octets("a\tb\n//h\n\\N\n");
    expect(octetsOf(columnText({ columns: ["line", "host"] }), [list])).toBe("\\N\t\\N\n//h\th\n\\N\t\\N\n");
  });

  it("tells of invalid lines", () => {
    const numbers: number[] = [];
    const reader = columnText({ columns: ["host"], onInvalid: ({ number }) => numbers.push(number) });
    octetsOf(reader, [octets("a\n%\n%\nb\n[")]);
    expect(numbers).toEqual([2, 3, 5]);
    expect(reader.lines).toBe(5);
  });

  it("refuses what it cannot write", () => {
    expect(() => columnText({ columns: [] })).toThrow(TypeError);
    expect(() => columnText({ columns: ["host"], invalid: "keep" as "drop" })).toThrow(TypeError);
  });
});

type Row = Partial<Record<ColumnName, string>>;

function rowsOf(reader: ListReader<ColumnRows>, chunks: readonly Uint8Array[]): Row[] {
  const found: Row[] = [];
  const add = ({ rows, first, columns }: ColumnRows) => {
    expect(first).toBe(found.length + 1);
    for (let row = 0; row < rows; row++) found.push(rowOf(columns, row));
  };
  for (const chunk of chunks) for (const rows of reader.write(chunk)) add(rows);
  for (const rows of reader.end()) add(rows);
  return found;
}

function rowOf(columns: ColumnRows["columns"], row: number): Row {
  const components: Row = {};
  for (const [name, { octets, from, to }] of Object.entries(columns) as [ColumnName, ValueColumn][])
    if (from[row] !== NULL_VALUE)
      components[name] = Buffer.from(octets.subarray(from[row], to[row])).toString("latin1");
  return components;
}

function componentsByText(list: Uint8Array): Row[] {
  return [...linesOf(list)].map(({ octets }) => {
    // Characters beyond ASCII are not valid, as octets or as characters.
    const result = tryParse(Buffer.from(octets).toString("latin1"));
    const row: Row = {};
    if (result.valid)
      for (const name of COMPONENTS) if (result.parsed[name] !== undefined) row[name] = result.parsed[name];
    return row;
  });
}

/** The invalid lines that the rows tell of. */
function invalidLines(): ListReader<InvalidLine> {
  const reader = columnLines({ columns: ["path"] });
  function* of(given: Iterable<ColumnRows>): Generator<InvalidLine> {
    for (const { invalid } of given) yield* invalid;
  }
  return {
    lines: 0,
    write: (octets) => of(reader.write(octets)),
    room: () => reader.room(),
    advance: (count) => of(reader.advance(count)),
    end: () => of(reader.end()),
  };
}

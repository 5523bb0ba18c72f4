import { Buffer, isUtf8 } from "node:buffer";
import { Chance } from "@urikit/abnf/chance";
import { extent } from "@urikit/abnf/extent";
import { isUri, normalize, parse, resolve, tryParse } from "urikit";
import { describe, expect, it } from "vitest";
import { chunksOf, octetsOf } from "../../test/by-text.ts";
import { someList } from "../../test/some-lists.ts";
import { checkValues } from "../values/check-values.ts";
import { keyValues } from "../values/key-values.ts";
import { normalizeValues } from "../values/normalize-values.ts";
import { resolveValuesAgainst } from "../values/resolve-values.ts";
import { uniqueValues } from "../values/unique-values.ts";
import { type FieldLinesOptions, type FieldOptions, fieldColumns, fieldLines } from "./field.ts";
import { keyOf } from "./key.ts";

const octets = (text: string) => new TextEncoder().encode(text);

/** Rows whose second field is a line of a list that chance makes, where it has no separator in it; octets as characters. */
function someRows(chance: Chance, separator: string): string {
  const lines = Buffer.from(someList(120, chance)).toString("latin1").split("\n");
  const rows = lines.map((line) => {
    const before = chance.pick(["1", "", "\xff", "x".repeat(70)]);
    const after = chance.pick(["", `${separator}`, `${separator}z\xc3`, `${separator}${separator}q`]);
    return chance.oneIn(15) ? before : `${before}${separator}${line}${after}`;
  });
  return rows.map((row) => `${row}${chance.pick(["\n", "\n", "\r\n"])}`).join("");
}

/** The replacement for each row, by the verdict on the text of its field; an invalid one has no verdict. */
function byText(list: string, { field, separator = "\t" }: FieldOptions, say: (row: Row) => string): string {
  const between = Buffer.from(separator).toString("latin1");
  const rows = list.split("\n").slice(0, -1);
  return rows
    .map((line) => {
      const row = line.replace(/\r$/, "");
      const fields = row.split(between);
      const octets = Buffer.from(fields[field - 1] ?? "\xff", "latin1");
      const text = isUtf8(octets) && tryParse(octets.toString()).valid ? octets.toString() : undefined;
      const withField = (value: string) =>
        fields.map((one, index) => (index === field - 1 ? value : one)).join(between);
      return say({ text, withField });
    })
    .join("");
}

interface Row {
  /** The field, if it is a reference. */
  readonly text: string | undefined;
  /** The row with another value in the place of the field. */
  readonly withField: (value: string) => string;
}

const replaced = (to: (text: string) => string) => (row: Row) =>
  row.text === undefined ? "\n" : `${row.withField(to(row.text))}\n`;

describe("a field of each line", () => {
  const options: readonly FieldOptions[] = [
    { field: 2 },
    { field: 3, separator: " " },
    { field: 2, separator: "é" },
  ];
  const base = "http://a/b/c/d;p?q";

  it.each<[string, (how: FieldLinesOptions) => ReturnType<typeof fieldLines>, (row: Row) => string]>([
    ["normalizes", (how) => fieldLines(normalizeValues(), how), replaced((text) => normalize(text))],
    [
      "resolves",
      (how) => fieldLines(resolveValuesAgainst(base), how),
      replaced((text) => resolve(text, base)),
    ],
    ["keys", (how) => fieldLines(keyValues(), how), replaced((text) => keyOf(text))],
    [
      "checks",
      (how) => fieldLines(checkValues({ as: "uri" }), { ...how, verdict: "yes\n" }),
      ({ text }) => (text !== undefined && isUri(text) ? "yes\n" : "\n"),
    ],
    [
      "cuts into columns",
      (how) => fieldColumns({ columns: ["host", "line", "query"], ...how, invalid: "drop" }),
      ({ text, withField }) => {
        if (text === undefined) return "";
        const { host = "\\N", query = "\\N" } = parse(text);
        return `${withField(`${host}|${text}|${query}`)}\n`;
      },
    ],
  ])("RFC 3986: %s as urikit does, and leaves the other fields octet by octet", (_what, reader, say) => {
    const chance = new Chance(44);
    for (const option of options) {
      for (let round = 0; round < extent(1, 3); round++) {
        const list = someRows(chance, option.separator ?? "\t");
        const latin1 = Buffer.from(list, option.separator === "é" ? "utf8" : "latin1");
        const text = latin1.toString("latin1");
        const between = Buffer.from(option.separator ?? "\t").toString("latin1");
        const expected = byText(text, option, say).replaceAll("|", between);
        expect(octetsOf(reader(option), [latin1])).toBe(expected);
        expect(octetsOf(reader({ ...option, vectors: false }), chunksOf(latin1, 97))).toBe(expected);
      }
    }
  });

  it("gives the first of the rows with equivalent fields", () => {
    const list = octets("1\tHTTP://a\n2\thttp://a\tx\r\n3\thttp://b\tx\r\n4\thttp://a\n5\thttp://c\n");
    const unique = uniqueValues();
    expect(octetsOf(fieldLines(unique, { field: 2 }), chunksOf(list, 9))).toBe(
      "1\tHTTP://a\n3\thttp://b\tx\n5\thttp://c\n",
    );
    expect(octetsOf(fieldLines(unique, { field: 1 }), [octets("http://b\n\nd\n\n")])).toBe("\nd\n");
    expect(unique.reader.distinct).toBe(5);
  });

  it("knows values that are too long for a line of the engine, in their order", () => {
    const long = `http://a/${"x/../".repeat(20_000)}`;
    const rows = [
      "http://a/",
      long,
      long,
      `http://b/${"y".repeat(50_000)}`,
      `http://b/${"y".repeat(50_000)}`,
      "d",
    ];
    const given = octetsOf(fieldLines(uniqueValues(), { field: 1 }), [octets(`${rows.join("\n")}\n`)]);
    expect(given).toBe(`${[rows[0], rows[3], rows[5]].join("\n")}\n`);
  });

  it("tells of invalid lines, with their numbers, places and reasons", () => {
    const told: unknown[] = [];
    const onInvalid = ({
      number,
      from,
      to,
      reason,
    }: {
      number: number;
      from: number;
      to: number;
      reason: string;
    }) => told.push([number, from, to, reason]);
    const list = "a\tb\na\na\tb c\r\na\t\xff\na\tb\rc\n";
    const how = { field: 2, invalid: "keep", onInvalid } as const;
    expect(octetsOf(fieldLines(normalizeValues(), how), [Buffer.from(list, "latin1")])).toBe(
      "a\tb\na\na\tb c\na\t\xff\na\tb\rc\n",
    );
    expect(told).toEqual([
      [2, 4, 5, "no-field"],
      [3, 6, 11, "not-a-reference"],
      [4, 13, 16, "not-utf-8"],
      [5, 17, 22, "not-a-reference"],
    ]);
    const columns = fieldColumns({ field: 2, columns: ["host", "path"], longestLine: 8 });
    expect(octetsOf(columns, [octets("1\tb c\tx\n2\n123456789\n3\td\ty\n")])).toBe(
      "1\t\\N\t\\N\tx\n2\t\\N\t\\N\n\\N\t\\N\t\\N\n3\t\\N\td\ty\n",
    );
  });

  it.each([
    [
      3,
      "\t",
      "\n1\n1\t\n1\t2\r\n1\t2\t\n1\t2\tb c\t4\n",
      "\t~\t~\t~\n1\t~\t~\t~\n1\t\t~\t~\n1\t2\t~\t~\n1\t2\t\\N\t\n1\t2\t~\t~\t4\n",
    ],
    [2, "é", "1è\nè\xc3\n", "1èé~é~\nè\xc3é~é~\n"],
    [2, "\t", `${"x".repeat(100)}\n\n`, "~\t~\t~\n\t~\t~\n"],
    [1, "\t", `${"x".repeat(100)}\n \n`, "~\t~\n~\t~\n"],
  ])(
    "in columns, has \\N for what a row lacks: each row stays, and its values have their places (field %i)",
    (field, separator, list, expected) => {
      const reader = fieldColumns({ field, separator, columns: ["host", "path"], longestLine: 50 });
      const latin1 = Buffer.from(list, separator === "é" ? "utf8" : "latin1");
      const text = Buffer.from(octetsOf(reader, chunksOf(latin1, 5)), "latin1");
      expect(text.toString(separator === "é" ? "utf8" : "latin1")).toBe(expected.replaceAll("~", "\\N"));
    },
  );

  it("in columns, gives a row that lacks many fields bit by bit", () => {
    const reader = fieldColumns({ field: 100_000, columns: ["host"] });
    let [most, text] = [0, ""];
    for (const given of reader.write(octets("1\n2\n"))) {
      most = Math.max(most, given.length);
      text += Buffer.from(given).toString();
    }
    const row = (first: string) => `${first}${"\t\\N".repeat(99_999)}\n`;
    expect([text === row("1") + row("2"), most < 10_000]).toEqual([true, true]);
  });

  it("refuses options that do not exist", () => {
    const work = normalizeValues();
    for (const wrong of [
      { field: 0 },
      { field: 1.5 },
      { field: 1, separator: "" },
      { field: 1, separator: "ab" },
    ])
      expect(() => fieldLines(work, wrong), JSON.stringify(wrong)).toThrow(TypeError);
    expect(() => fieldLines(work, { field: 1, separator: "\n" })).toThrow(TypeError);
    expect(() => fieldColumns({ field: 1, columns: [] })).toThrow(TypeError);
  });
});

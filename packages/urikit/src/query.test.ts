import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type QueryDatum, type QueryRecord, queryPairs, writeQuery } from "./query.ts";
import { UriSyntaxError } from "./syntax/errors.ts";

const raw = (query: string, delimiter?: "&" | ";") =>
  queryPairs(query, delimiter === undefined ? {} : { delimiter }).map((pair) => [pair.rawKey, pair.rawValue]);

describe("§3.4: a query as key=value pairs (000-32, 004-38)", () => {
  it.each([
    ["", []],
    ["name=ferret", [["name", "ferret"]]],
    ["a", [["a", undefined]]],
    ["a=", [["a", ""]]],
    ["=b", [["", "b"]]],
    ["=", [["", ""]]],
    ["a=b=c", [["a", "b=c"]]],
    [
      "b=1&a=2&b=1",
      [
        ["b", "1"],
        ["a", "2"],
        ["b", "1"],
      ],
    ],
    [
      "&",
      [
        ["", undefined],
        ["", undefined],
      ],
    ],
    [
      "a&&b",
      [
        ["a", undefined],
        ["", undefined],
        ["b", undefined],
      ],
    ],
    [
      "a=1&",
      [
        ["a", "1"],
        ["", undefined],
      ],
    ],
    ["a=/?:@!$'()*,;", [["a", "/?:@!$'()*,;"]]],
  ])("%j", (query, pairs) => {
    expect(raw(query)).toEqual(pairs);
  });

  it("the delimiter is asked for, and the other one is data then", () => {
    expect(raw("a=1;b=2&c=3")).toEqual([
      ["a", "1;b=2"],
      ["c", "3"],
    ]);
    expect(raw("a=1;b=2&c=3", ";")).toEqual([
      ["a", "1"],
      ["b", "2&c=3"],
    ]);
  });

  it("any other delimiter is refused", () => {
    const loose = queryPairs as (query: string, options: { delimiter: unknown }) => unknown;
    for (const delimiter of ["", ",", "&;", null]) expect(() => loose("a", { delimiter })).toThrow(TypeError);
  });

  it("§2.4: cut first, decoded then, and once (001-12, 003-17, 004-16)", () => {
    expect(queryPairs("a%26b=c%3Dd%2526")).toEqual([
      { rawKey: "a%26b", rawValue: "c%3Dd%2526", key: "a&b", value: "c=d%26", from: 0, to: 16 },
    ]);
  });

  it("+ stays +", () => {
    expect(queryPairs("a+b=c+d")[0]).toMatchObject({ key: "a+b", value: "c+d" });
  });

  it("triplets that are not UTF-8 stay as they are written", () => {
    expect(queryPairs("%ff=%41%c3")[0]).toMatchObject({ key: "%ff", value: "A%c3" });
  });

  it("a malformed triplet is no query: the error points into the whole of it", () => {
    expect(() => queryPairs("a=1&b=%4")).toThrow(
      expect.objectContaining({ code: "malformed-percent-encoding", input: "a=1&b=%4", index: 6 }),
    );
    expect(() => queryPairs("%")).toThrow(UriSyntaxError);
  });

  it("from and to cut the pair out of the query, and nothing is lost", () => {
    const unit = fc.constantFrom("a", "b", "=", "&", ";", "%26", "%c3%a9", "é");
    fc.assert(
      fc.property(fc.array(unit), fc.constantFrom("&", ";"), (units, delimiter) => {
        const query = units.join("");
        const pairs = queryPairs(query, { delimiter });
        const cut = pairs.map(({ from, to }) => query.slice(from, to));
        expect(cut.join(delimiter)).toBe(query);
        const written = pairs.map(
          ({ rawKey, rawValue }) => rawKey + (rawValue === undefined ? "" : `=${rawValue}`),
        );
        expect(written).toEqual(cut);
      }),
    );
  });
});

describe("what is not a string", () => {
  it("is a TypeError", () => {
    for (const value of [undefined, null, 1, ["a"]]) {
      expect(() => queryPairs(value as unknown as string)).toThrow(TypeError);
    }
  });
});

describe("§3.4: pairs as a query", () => {
  it.each<[pairs: QueryDatum[], query: string]>([
    [[], ""],
    [[["q", "a&b"]], "q=a%26b"],
    [[["a"], ["b", undefined], ["c", ""], ["", ""]], "a&b&c=&="],
    [[["=", "="]], "%3D=%3D"],
    [[["%41", "+ ;"]], "%2541=%2B%20%3B"],
    [
      [
        ["n", 1.5],
        [Uint8Array.of(0xff), Uint8Array.of(0x41)],
      ],
      "n=1.5&%FF=A",
    ],
    [[[""], [""]], "&"],
  ])("%j: %j", (pairs, query) => {
    expect(writeQuery(pairs)).toBe(query);
  });

  it("the delimiter is asked for", () => {
    expect(writeQuery([["a", "&"], ["b"]], { delimiter: ";" })).toBe("a=%26;b");
    expect(() => writeQuery([], { delimiter: "," as ";" })).toThrow(TypeError);
  });

  it("a bigint is its digits", () => {
    expect(writeQuery([["n", 10n]])).toBe("n=10");
  });

  it("a pair that would be read as none is refused", () => {
    expect(() => writeQuery([[""]])).toThrow(expect.objectContaining({ code: "component-mismatch" }));
  });

  it("what is no data, or has no UTF-8, is refused", () => {
    const loose = writeQuery as (pairs: unknown) => unknown;
    for (const pairs of [
      null,
      [null],
      ["ab"],
      [[]],
      [[null]],
      [["a", null]],
      [["a", Number.NaN]],
      [["a", {}]],
    ])
      expect(() => loose(pairs)).toThrow(TypeError);
    expect(() => writeQuery([["\udc00"]])).toThrow(expect.objectContaining({ code: "lone-surrogate" }));
  });
});

describe("§3.4: a plain object as a query", () => {
  it.each<[record: QueryRecord, query: string]>([
    [{}, ""],
    [{ a: 1, b: "x y", c: true, d: false, f: Uint8Array.of(0xff) }, "a=1&b=x%20y&c=true&d=false&f=%FF"],
    [{ a: [1, "2", false] }, "a=1&a=2&a=false"],
    [{ a: undefined, b: [], c: [undefined, "x"], d: "" }, "c=x&d="],
    [{ "": "" }, "="],
    [{ "a&b=[]": "&=+;#" }, "a%26b%3D%5B%5D=%26%3D%2B%3B%23"],
    [{ constructor: 1, toString: 2 }, "constructor=1&toString=2"],
    [Object.assign(Object.create(null), { a: 1 }), "a=1"],
    [{ length: 2 }, "length=2"],
  ])("%j: %j", (record, query) => {
    expect(writeQuery(record)).toBe(query);
  });

  it("has the delimiter that is asked for", () => {
    expect(writeQuery({ a: [1, 2] }, { delimiter: ";" })).toBe("a=1;a=2");
  });

  it("of another realm is one, too", () => {
    expect(writeQuery(runInNewContext("({ a: 1, b: [2, 3] })"))).toBe("a=1&b=2&b=3");
  });

  it("a Map, a URLSearchParams and entries are lists of pairs", () => {
    const pairs = [
      ["a", "1"],
      ["b", "2"],
    ] as const;
    for (const list of [pairs, new Map(pairs), new URLSearchParams("a=1&b=2")])
      expect(writeQuery(list)).toBe("a=1&b=2");
  });

  it("a value is true or false in a pair, too", () => {
    expect(writeQuery([["a", true]])).toBe("a=true");
    expect(writeQuery({ a: 10n })).toBe("a=10");
  });

  it("anything else is a TypeError, and never an empty query", () => {
    const loose = writeQuery as (pairs: unknown) => unknown;
    const wrong = [null, undefined, Number.NaN, {}, { b: 1 }, new Date(0), Symbol("s"), () => 1, new Map()];
    for (const value of wrong.filter((one) => one !== undefined)) {
      expect(() => loose({ a: value }), String(value)).toThrow(TypeError);
      expect(() => loose({ a: [value] }), String(value)).toThrow(TypeError);
    }
    for (const value of [
      ...wrong.filter((one) => one instanceof Date),
      /x/,
      Object.create({ a: 1 }),
      1,
      "a=1",
      true,
      () => 1,
      class {},
      Promise.resolve(),
    ])
      expect(() => loose(value), String(value)).toThrow(TypeError);
    expect(() => loose({ a: [[1]] })).toThrow(TypeError);
  });
});

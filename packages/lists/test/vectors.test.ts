// The engine for other hosts by the vectors, which every port of it must pass.
import { Chance } from "@urikit/abnf/chance";
import { describe, expect, it } from "vitest";
import { ArrowHost } from "./arrow.ts";
import { lineOf, someVectors } from "./vectors.ts";

const vectors = someVectors(20_000, new Chance(3986));
const values = vectors.map(({ value }) => value);
const bases = vectors.map(({ base }) => Buffer.from(base));
const host = new ArrowHost();

describe("the vectors", () => {
  it("are what the core says; otherwise run: npx vitest run -u --project quick packages/lists/test/vectors.test.ts", async () => {
    await expect(`${vectors.map(lineOf).join("\n")}\n`).toMatchFileSnapshot("../vectors/values.jsonl");
  });

  it("have every code, every component, and as many that are valid as are not", () => {
    const codes = new Set(vectors.map(({ error }) => error?.split(":")[0]));
    expect(codes.size).toBe(10);
    for (let number = 0; number < 7; number++)
      expect(vectors.filter(({ components }) => components[number] !== undefined).length).toBeGreaterThan(
        500,
      );
    expect(vectors.filter(({ valid }) => valid).length).toBeGreaterThan(5000);
    expect(vectors.filter(({ valid }) => !valid).length).toBeGreaterThan(5000);
  });
});

describe("RFC 3986 in columns: arrow.wasm", () => {
  it("§4.1: says which values are references, and where the first is that is not", () => {
    expect(host.valid(values)).toEqual(vectors.map(({ valid }) => valid));
    host.texts("normalize", values);
    expect(host.firstInvalid).toBe(vectors.findIndex(({ valid }) => !valid));
  });

  it("App. A: says what is wrong, and where", () => {
    expect(host.texts("error", values)).toEqual(vectors.map(({ error }) => error));
  });

  it("§6.2.2: gives normal forms, and keys", () => {
    expect(host.texts("normalize", values)).toEqual(vectors.map(({ normal }) => normal));
    expect(host.texts("key", values)).toEqual(vectors.map(({ key }) => key));
  });

  it("§3: gives components", () => {
    const columns = host.components(values);
    for (const [number, column] of columns.entries())
      expect(column).toEqual(vectors.map(({ components }) => components[number]));
    expect(host.texts("host", values)).toEqual(columns[2]);
  });

  it("§5.2: gives targets, against the base of each row and against one", () => {
    expect(host.targets(bases, values)).toEqual(vectors.map(({ target }) => target));
    for (const base of new Set(vectors.map(({ base }) => base))) {
      const rows = vectors.filter((vector) => vector.base === base);
      const references = rows.map(({ value }) => value);
      expect(host.targets([Buffer.from(base)], references, 0)).toEqual(rows.map(({ target }) => target));
    }
  });

  it("answers NULL with NULL, whichever bit of an octet is the first", () => {
    const some = values.map((value, row) => (row % 3 === 0 ? undefined : value)).slice(0, 2000);
    const expected = vectors.slice(0, 2000).map(({ normal }, row) => (row % 3 === 0 ? undefined : normal));
    for (const firstBit of [0, 1, 7]) expect(host.texts("normalize", some, firstBit)).toEqual(expected);
    expect(host.targets(bases.slice(0, 2000), some)).toEqual(
      vectors.slice(0, 2000).map(({ target }, row) => (row % 3 === 0 ? undefined : target)),
    );
    expect(host.valid(some)).toEqual(
      vectors.slice(0, 2000).map(({ valid }, row) => (row % 3 === 0 ? undefined : valid)),
    );
    expect(host.components(some)[4]?.filter((path) => path === undefined).length).toBeGreaterThan(667);
    expect(host.texts("key", [undefined])).toEqual([undefined]);
    expect(host.texts("key", [])).toEqual([]);
  });
});

import type { MinefieldRecord, Reader } from "@urikit/minefield/record";
import { describe, expect, it } from "vitest";
import { Field, type Question, readerNamed } from "./field.ts";

const READERS: readonly Reader[] = ["two", "one", "three@1", "three@2"].map((id) => ({
  id,
  language: id === "two" ? "Perl" : "C",
  version: `${id} 1.0`,
  resolves: true,
  dials: false,
}));

const record = (id: string, reference: string, more: Partial<MinefieldRecord>): MinefieldRecord => ({
  id,
  reference,
  list: "classics",
  kind: "port",
  sources: [{ source: "A talk of 2017", licence: "CC0-1.0", purpose: "To confuse" }],
  heldOut: false,
  rfc3986: { reads: false },
  urlStandard: { reads: false },
  reads: { others: false },
  ...more,
});

const at = (host: string) => ["http", null, host, null, "/"] as const;

const RECORDS = [
  record("1", "http://a.b/", {
    rfc3986: { reads: at("a") },
    urlStandard: { reads: at("b") },
    reads: { two: at("b"), others: at("a") },
  }),
  record("2", "http://a/", {
    kind: "host, port",
    rfc3986: { reads: at("a") },
    reads: { two: at("c"), others: at("a") },
  }),
  record("3", "x", {
    base: "http://a/",
    rfc3986: { reads: [null, null, null, null, "x"], target: "http://a/x" },
    reads: { others: [null, null, null, null, "x"] },
    target: { two: "http://a/y", others: "http://a/x" },
  }),
];

const field = new Field({ records: RECORDS, readers: READERS });
const QUESTION: Question = {
  filter: "one",
  client: "two",
  measure: "rfc3986",
  withMatrix: false,
  square: undefined,
};

describe("Field", () => {
  it("gives where two readers differ, the shortest first, and the readers by language", () => {
    const { pair, readers, count, matrix, square } = field.answer(QUESTION);
    expect(pair?.partings.map(({ reference, hosts }) => [reference, ...hosts])).toEqual([
      ["http://a/", "a", "c"],
      ["http://a.b/", "a", "b"],
    ]);
    expect(readers.map(({ id }) => id)).toEqual(["one", "three@1", "three@2", "two"]);
    expect([count, matrix, square]).toEqual([3, undefined, undefined]);
  });

  it("gives no pair for names that nobody has, and the last version of a name", () => {
    expect(field.answer({ ...QUESTION, client: "nobody" }).pair).toBeUndefined();
    expect(readerNamed(READERS, "three")?.id).toBe("three@2");
  });

  it.each([
    ["rfc3986", 3, ["http://a/", "x", "http://a.b/"]],
    ["urlStandard", 2, ["http://a/"]],
    ["readers", 2, ["http://a/", "http://a.b/"]],
  ] as const)("gives the references of a square, compared with %s", (measure, asked, references) => {
    const { square } = field.answer({ ...QUESTION, measure, square: { reader: "two", kind: "port" } });
    expect(square?.asked).toBe(asked);
    expect(square?.disagreements.map(({ reference }) => reference)).toEqual(references);
  });

  it("tells what is read and what was expected", () => {
    const { square } = field.answer({ ...QUESTION, square: { reader: "two", kind: "port" } });
    expect(square?.disagreements.map(({ what, read, expected }) => [what, read, expected])).toEqual([
      ["host", "scheme http, host c, path /", "scheme http, host a, path /"],
      ["target", "http://a/y", "http://a/x"],
      ["host", "scheme http, host b, path /", "scheme http, host a, path /"],
    ]);
    expect(field.answer({ ...QUESTION, square: { reader: "two", kind: "none" } }).square).toBeUndefined();
  });

  it("gives a table on demand", () => {
    expect(field.answer({ ...QUESTION, withMatrix: true }).matrix).toMatchObject({
      measure: "rfc3986",
      kinds: [],
    });
  });
});

/** The data of the package: as its schema says, the recording and nothing else. */

import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { Ajv2020 } from "ajv/dist/2020.js";
import { asyncBufferFromFile, parquetReadObjects } from "hyparquet";
import { parse, tryParse } from "urikit";
import { describe, expect, it } from "vitest";
import { readers, records, rows } from "../../data.ts";
import { minefield } from "../src/data.ts";
import { answerIn, COMPONENTS } from "../src/record.ts";
import { conformance, recordedAnswers } from "../src/score.ts";

const all = records();
const columns = rows();

describe("the data", () => {
  it("has lines that the schema describes, and it refuses others", () => {
    const schema = JSON.parse(readFileSync(new URL("../src/schema.json", import.meta.url), "utf8"));
    const validate = new Ajv2020({ allowUnionTypes: true }).compile(schema);
    expect(all.filter((record) => !validate(record))).toEqual([]);
    expect(all.length).toBeGreaterThan(4600);
    expect(validate({ ...all[0], more: 1 })).toBe(false);
    expect(validate({ ...all[0], reads: { others: true } })).toBe(false);
  });

  it("has an id for each reference", () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it("holds out a third", () => {
    const share = all.filter(({ heldOut }) => heldOut).length / all.length;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.37);
  });

  it("has a row for each answer in Parquet", () => {
    for (const column of Object.values(columns)) expect(column).toHaveLength(all.length * readers().length);
  });

  it("says of RFC 3986 what urikit reads", () => {
    for (const { reference, rfc3986 } of all) {
      const read = rfc3986.reads;
      expect(read !== false).toBe(tryParse(reference).valid);
      if (read === false) continue;
      const expected = COMPONENTS.map((name) => parse(reference)[name] ?? null);
      expect(COMPONENTS.map((_, at) => read[at] ?? null)).toEqual(expected);
    }
  });
});

describe("the score of a recorded reader", () => {
  it("whatwg-url keeps the URL Standard, and not RFC 3986", () => {
    const reader = readers().find(({ id }) => id === "whatwg-url");
    if (reader === undefined) throw new Error("whatwg-url was not recorded");
    const answers = recordedAnswers(all, reader);
    expect(conformance(all, answers, "urlStandard").failures).toEqual([]);
    expect(conformance(all, answers, "rfc3986").failures.length).toBeGreaterThan(1000);
  });

  it("what RFC 3986 says keeps RFC 3986", () => {
    const answers = all.map(({ rfc3986 }) => rfc3986);
    const { failures, accepts, refuses, targets } = conformance(all, answers, "rfc3986");
    expect(failures).toEqual([]);
    expect([accepts.of, refuses.of, targets.of].every((of) => of > 500)).toBe(true);
  });

  it.each(readers().map(({ id }) => id))("%s has an answer to every reference", (id) => {
    expect(all.every(({ reads }) => answerIn(reads, id) !== undefined)).toBe(true);
  });
});

describe("the files of the package", () => {
  const dist = fileURLToPath(new URL("../dist/", import.meta.url));

  it("have the records in JSON Lines, and under 3 MB", () => {
    expect(minefield(dist)).toEqual({ records: all, readers: readers() });
    for (const name of ["minefield.jsonl.gz", "minefield.parquet"])
      expect(statSync(join(dist, name)).size).toBeLessThan(3e6);
  });

  it("have the rows in Parquet, as another program reads them", async () => {
    const file = await asyncBufferFromFile(join(dist, "minefield.parquet"));
    const rowEnd = readers().length * 50;
    const found = await parquetReadObjects({
      file,
      rowEnd,
      compressors: { GZIP: (octets) => gunzipSync(octets) },
    });
    const names = Object.keys(columns);
    const expected = Array.from({ length: rowEnd }, (_, at) =>
      Object.fromEntries(names.map((name) => [name, columns[name]?.[at]])),
    );
    expect(found).toEqual(expected);
  });
});

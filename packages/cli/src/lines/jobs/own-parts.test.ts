/** The thread that writes does parts, too: the one that is written next, or others that it keeps. */

import { closeSync, openSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { withFile } from "../../../test/run-uri.ts";
import { Claims, claimMemory } from "./claims.ts";
import { type KeptBounds, OWN_THREAD, OwnParts } from "./own-parts.ts";
import type { PartTask } from "./part-work.ts";
import { countParts } from "./parts.ts";
import type { PartRecord } from "./records.ts";

const LIST = `\ufeffHTTP://a/\nb c\n/${"d".repeat(60)}\n\ufeff\nHTTP://e\r\n f\nHTTP://g\n/${"h".repeat(90)}\n%\n`;

/** The content of records: the octets, and each invalid line by its number and its place among them. */
function told(records: Iterable<PartRecord>): unknown[] {
  let octets = "";
  const others: unknown[] = [];
  for (const record of records) {
    if (record.kind === "octets") octets += Buffer.from(record.octets).toString();
    else if (record.kind === "invalid")
      others.push([octets.length, record.number, Buffer.from(record.octets).toString()]);
    else others.push([octets.length, record]);
  }
  return [octets, ...others];
}

async function withParts(
  use: (parts: OwnParts, claims: Claims) => void,
  { list = LIST, partSize = 40, bounds }: { list?: string; partSize?: number; bounds?: KeptBounds } = {},
): Promise<void> {
  await withFile(list, async (name) => {
    const file = { descriptor: openSync(name, "r"), start: 0, size: Buffer.byteLength(list), partSize };
    const work = { name: "normalize", level: "syntax", rootlessDotSegments: "keep" } as const;
    const task: PartTask = { work, invalid: "drop", file, name };
    const claims = new Claims(claimMemory(2), countParts(file));
    use(await OwnParts.of(task, claims, bounds), claims);
    closeSync(file.descriptor);
  });
}

describe("the parts of the thread that writes", () => {
  it("are the same when they are kept as when they are next", async () => {
    const expected = [
      [`http://a/\n/${"d".repeat(60)}\n`, [10, 2, "b c"], [72, { kind: "end", lines: 3, size: 79 }]],
      ["", [0, 1, "\ufeff"], [0, { kind: "end", lines: 1, size: 4 }]],
      [`http://e\nhttp://g\n/${"h".repeat(90)}\n`, [9, 2, " f"], [110, { kind: "end", lines: 4, size: 114 }]],
    ];
    await withParts((parts, claims) => {
      const records = expected.map((_, part) => {
        expect(claims.ownerOf(part)).toBe(OWN_THREAD);
        return told(parts.records(part));
      });
      expect(records).toEqual(expected);
    });
    await withParts((parts, claims) => {
      expect(claims.ownerOf(0)).toBe(OWN_THREAD);
      expect(told(parts.records(0))).toEqual(expected[0]);
      expect([parts.doAhead(), parts.doAhead()]).toEqual([true, true]);
      expect(claims.ownerOf(2)).toBe(OWN_THREAD);
      expect([2, 1].map((part) => told(parts.records(part)))).toEqual([expected[2], expected[1]]);
    });
  });

  it("are none when others have taken them all", async () => {
    await withParts((parts, claims) => {
      for (let part = 1; part < 10; part++) claims.take(2);
      expect(told(parts.records(0))[0]).toBe(`http://a/\n/${"d".repeat(60)}\n`);
      expect(parts.doAhead()).toBe(false);
    });
  });

  it.each([
    ["HTTP://long.example/", ["http://long.example/\n"]],
    ["no reference, but long", ["", [0, 1, "no reference, but long"]]],
  ])(
    "have the last line that begins in them, though it ends in another and has no line end: %s",
    async (last, expected) => {
      const list = `/${"a".repeat(8)}\n${last}`;
      await withParts(
        (parts, claims) => {
          expect(told(parts.records(0))[0]).toBe(`/${"a".repeat(8)}\n`);
          while (claims.take(2) !== undefined); // the part in which the list ends is of another thread
          const [octets, ...others] = told(parts.records(1));
          expect([octets, ...others.slice(0, -1)]).toEqual(expected);
        },
        { list, partSize: 10 },
      );
    },
  );

  it("are as many as there is room for, and one is done only as far; what they give is the same", async () => {
    const part = (from: number) => Array.from({ length: 10 }, (_, line) => `${from + line} %\n`).join("");
    const list = [10, 20, 30, 40].map(part).join("");
    const expected = [10, 20, 30, 40].map((from) => [
      "",
      ...Array.from({ length: 10 }, (_, line) => [0, line + 1, `${from + line} %`]),
      [0, { kind: "end", lines: 10, size: 50 }],
    ]);
    const bounds = { parts: 8, octets: 300 }; // one part needs 16 for each of 11 records, and 40
    await withParts(
      (parts) => {
        expect(told(parts.records(0))).toEqual(expected[0]);
        expect([parts.doAhead(), parts.doAhead(), parts.doAhead()]).toEqual([true, true, false]);
        expect(told(parts.records(1))).toEqual(expected[1]);
        expect(parts.doAhead()).toBe(false); // the next one is not done
        expect(told(parts.records(2))).toEqual(expected[2]);
        expect(parts.doAhead()).toBe(true);
        expect(told(parts.records(3))).toEqual(expected[3]);
      },
      { list, partSize: 50, bounds },
    );
  });

  it("have the octets of an invalid line, also if what comes after it makes the memory grow", async () => {
    const list = `a b\nhttp://h/${"%C3%a4".repeat(30_000)}\nc d\n`;
    await withParts(
      (parts) => {
        const [octets, ...others] = told(parts.records(0));
        expect(octets).toBe(`http://h/${"%C3%A4".repeat(30_000)}\n`);
        expect(others.slice(0, 2)).toEqual([
          [0, 1, "a b"],
          [180_010, 3, "c d"],
        ]);
      },
      { list, partSize: 1_000_000 },
    );
  });
});

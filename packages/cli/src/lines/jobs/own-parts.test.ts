/** The thread that writes does parts, too: the one that is written next, or others that it keeps. */

import { closeSync, openSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { withFile } from "../../../test/run-uri.ts";
import { Claims, claimMemory } from "./claims.ts";
import { OWN_THREAD, OwnParts } from "./own-parts.ts";
import type { PartTask } from "./part-work.ts";
import { countParts } from "./parts.ts";
import type { SlotRecord } from "./slots.ts";

const LIST = `\ufeffHTTP://a/\nb c\n/${"d".repeat(60)}\n\ufeff\nHTTP://e\r\n f\nHTTP://g\n/${"h".repeat(90)}\n%\n`;

/** What records say: the octets, and each invalid line by its number and its place among them. */
function told(records: Iterable<SlotRecord>): unknown[] {
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

async function withParts(use: (parts: OwnParts, claims: Claims) => void): Promise<void> {
  await withFile(LIST, async (name) => {
    const file = { descriptor: openSync(name, "r"), start: 0, size: Buffer.byteLength(LIST), partSize: 40 };
    const work = { name: "normalize", level: "syntax", rootlessDotSegments: "keep" } as const;
    const task: PartTask = { work, invalid: "drop", file, name };
    const claims = new Claims(claimMemory(2), countParts(file));
    use(await OwnParts.of(task, claims), claims);
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
    await withParts((parts) => {
      const records = expected.map((_, part) => {
        if (part > 0) expect(parts.take(part)).toBe(true);
        return told(parts.records(part));
      });
      expect(records).toEqual(expected);
    });
    await withParts((parts, claims) => {
      expect(claims.ownerOf(0)).toBe(OWN_THREAD);
      expect(told(parts.records(0))).toEqual(expected[0]);
      expect([parts.take(0), parts.take(0)]).toEqual([true, true]);
      expect(claims.ownerOf(2)).toBe(OWN_THREAD);
      expect([2, 1].map((part) => told(parts.records(part)))).toEqual([expected[2], expected[1]]);
    });
  });

  it("are none when others have taken them all", async () => {
    await withParts((parts, claims) => {
      for (let part = 1; part < 10; part++) claims.take(2);
      expect(parts.take(1)).toBe(false);
    });
  });
});

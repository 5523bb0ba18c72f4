/** Records are taken as they were added, and need few octets until then. */

import { statement } from "urikit/words";
import { describe, expect, it } from "vitest";
import { RecordList } from "./record-list.ts";
import type { PartRecord } from "./records.ts";

/** Each record with octets of its own. */
function taken(list: RecordList): PartRecord[] {
  return [...list.take()].map((record) =>
    "octets" in record ? { ...record, octets: Buffer.from(record.octets) } : record,
  );
}

describe("a list of records", () => {
  it("gives them in their order, octets that come after others with these, and is empty then", () => {
    const list = new RecordList();
    const lent = Buffer.from("a\n");
    list.add({ kind: "octets", octets: lent });
    lent.fill("x");
    list.add({ kind: "octets", octets: Buffer.from("b\n") });
    list.add({ kind: "invalid", number: 3, reason: "not-utf-8", octets: Buffer.from([0xff]) });
    list.add({ kind: "invalid", number: 4, reason: "too-long", octets: Buffer.alloc(0) });
    list.add({ kind: "octets", octets: Buffer.from("c\n") });
    list.add({ kind: "end", lines: 5, size: 9 });
    list.add({ kind: "error", problem: statement("cannot-read", "ä") });
    expect(taken(list)).toEqual([
      { kind: "octets", octets: Buffer.from("a\nb\n") },
      { kind: "invalid", number: 3, reason: "not-utf-8", octets: Buffer.from([0xff]) },
      { kind: "invalid", number: 4, reason: "too-long", octets: Buffer.alloc(0) },
      { kind: "octets", octets: Buffer.from("c\n") },
      { kind: "end", lines: 5, size: 9 },
      { kind: "error", problem: statement("cannot-read", "ä") },
    ]);
    expect([list.size, taken(list)]).toEqual([0, []]);
    list.add({ kind: "octets", octets: Buffer.from("d\n") });
    expect(taken(list)).toEqual([{ kind: "octets", octets: Buffer.from("d\n") }]);
  });

  it("needs 16 octets for each besides those that it has, however many there are", () => {
    const list = new RecordList();
    const count = 10_000;
    const octets = Buffer.from("%");
    for (let number = 1; number <= count; number++)
      list.add({ kind: "invalid", number, reason: "not-a-reference", octets });
    expect(list.size).toBe(17 * count);
    const numbers = [...list.take()].map((record) => (record.kind === "invalid" ? record.number : 0));
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });
});

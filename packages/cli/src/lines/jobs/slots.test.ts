/** What one thread writes to slots, another reads in the same order. */

import { statement } from "urikit/words";
import { describe, expect, it } from "vitest";
import type { PartRecord } from "./records.ts";
import { SlotReader, SlotWriter, slotMemory } from "./slots.ts";

/** Each record with octets of its own. */
function read(reader: SlotReader): PartRecord[] {
  return [...reader.records()].map((record) =>
    "octets" in record ? { ...record, octets: Buffer.from(record.octets) } : record,
  );
}

describe("slots", () => {
  it("hand over octets, invalid lines and ends, with their order and numbers", () => {
    const memory = slotMemory();
    const [writer, reader] = [new SlotWriter(memory), new SlotReader(memory)];
    expect(reader.isReady(0)).toBe(false);
    writer.add({ kind: "octets", octets: Buffer.from("a\n") });
    writer.add({ kind: "octets", octets: Buffer.from("b\n") });
    writer.add({ kind: "invalid", number: 3, reason: "not-utf-8", octets: Buffer.from([0xff]) });
    writer.add({ kind: "octets", octets: Buffer.from("c\n") });
    writer.add({ kind: "end", lines: 4, size: 9 });
    expect(reader.isReady(0)).toBe(true);
    expect(read(reader)).toEqual([
      { kind: "octets", octets: Buffer.from("a\nb\n") },
      { kind: "invalid", number: 3, reason: "not-utf-8", octets: Buffer.from([0xff]) },
      { kind: "octets", octets: Buffer.from("c\n") },
      { kind: "end", lines: 4, size: 9 },
    ]);
    expect(reader.isReady(0)).toBe(false);
  });

  it("hand over what is longer than a slot, slot by slot", () => {
    const memory = slotMemory();
    const [writer, reader] = [new SlotWriter(memory), new SlotReader(memory)];
    const long = Buffer.alloc(600_000, "0123456789");
    writer.add({ kind: "invalid", number: 1, reason: "not-a-reference", octets: long });
    writer.flush();
    const records: PartRecord[] = [];
    while (reader.isReady(0)) records.push(...read(reader));
    expect(records).toMatchObject([{ kind: "invalid", number: 1, reason: "not-a-reference" }]);
    expect(records.every((record) => "octets" in record && long.equals(record.octets))).toBe(true);
    writer.add({ kind: "octets", octets: long });
    writer.add({ kind: "end", lines: 1, size: 600_000 });
    const octets: Uint8Array[] = [];
    while (reader.isReady(0))
      for (const record of read(reader)) if (record.kind === "octets") octets.push(record.octets);
    expect(Buffer.concat(octets).equals(long)).toBe(true);
  });

  it("hand over an error", () => {
    const memory = slotMemory();
    new SlotWriter(memory).add({ kind: "error", problem: statement("cannot-read", "ä") });
    expect(read(new SlotReader(memory))).toEqual([{ kind: "error", problem: statement("cannot-read", "ä") }]);
  });
});

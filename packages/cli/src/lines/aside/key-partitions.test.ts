import { Chance } from "@urikit/abnf/chance";
import { extent } from "@urikit/abnf/extent";
import { KeySet } from "@urikit/lists/engine";
import { describe, expect, it } from "vitest";
import { KeyPartitions } from "./key-partitions.ts";
import { ScratchFile } from "./scratch-file.ts";

describe("KeyPartitions", () => {
  it.each([
    [1024, "partitions of partitions"],
    [1024 * 1024, "memory for each partition"],
  ])("find what is repeated, in its order, with %i octets: %s", (memory) => {
    const chance = new Chance(16);
    const file = new ScratchFile();
    const partitions = new KeyPartitions(file);
    const known: Int32Array[] = [];
    const expected: number[] = [];
    let number = 0;
    for (let added = 0; added < extent(6000, 20_000); added++) {
      number += chance.oneIn(5000) ? 100_000 : chance.between(1, 3);
      const isRepeated = known.length > 0 && chance.oneIn(3);
      const key = isRepeated
        ? chance.pick(known)
        : Int32Array.from({ length: 4 }, () => chance.below(0x1_0000_0000));
      if (isRepeated) expected.push(number);
      else known.push(key);
      partitions.add(Int32Array.of(7, ...key), 1, number);
    }
    expect([...partitions.repeated(new KeySet(memory))]).toEqual(expected);
    file.close();
  });

  it("find nothing where there is nothing", () => {
    expect([...new KeyPartitions(new ScratchFile()).repeated(new KeySet(1024))]).toEqual([]);
  });
});

import { Chance } from "@urikit/abnf/chance";
import { describe, expect, it } from "vitest";
import { KeySet } from "./key-set.ts";

describe("KeySet", () => {
  it("knows what was added, and nothing else, whatever the first word of the keys", () => {
    const chance = new Chance(5);
    const set = new KeySet();
    const known = new Set<string>();
    const wrong: string[] = [];
    const key = new Int32Array(6);
    for (let round = 0; round < 10_000; round++) {
      // Few values, so that keys repeat, begin with the same word and are next to the end of the array.
      for (let word = 1; word < 5; word++) key[word] = chance.pick([0, 0, 1, -1, -2, chance.below(10)]);
      const name = key.subarray(1, 5).join();
      const isKnown = known.has(name);
      if (set.has(key, 1) !== isKnown || set.add(key, 1) === isKnown) wrong.push(name);
      known.add(name);
    }
    expect(wrong).toEqual([]);
    expect(set.size).toBe(known.size);
  });

  it("needs at most 32 octets a key at rest, and 64 when it grows", () => {
    const chance = new Chance(7);
    const set = new KeySet();
    const key = new Int32Array(4);
    let mostAtRest = 0;
    let mostAtPeak = 0;
    for (let size = 0; size < 30_000; size++) {
      for (let word = 0; word < 4; word++) key[word] = chance.below(0x1_0000_0000);
      const atPeak = set.octetsForOneMore;
      set.add(key, 0);
      if (size < 1024) continue;
      mostAtPeak = Math.max(mostAtPeak, atPeak / size);
      mostAtRest = Math.max(mostAtRest, Math.min(atPeak, set.octetsForOneMore) / size);
    }
    expect(mostAtRest).toBeLessThanOrEqual(32);
    expect(mostAtPeak).toBeLessThanOrEqual(64);
  });
});

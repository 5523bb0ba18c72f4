import { Chance } from "@urikit/abnf/chance";
import { describe, expect, it } from "vitest";
import { ADDED_KEY } from "./engine.ts";
import { KeySet } from "./key-set.ts";

const NAMES = new Map(Object.entries(ADDED_KEY).map(([name, verdict]) => [verdict as number, name]));

/** The outcomes of keys that are added by themselves. */
function added(set: KeySet, keys: Int32Array, step = 4): (string | undefined)[] {
  const places = { at: 0, step, count: keys.length / step };
  return [...set.add(keys, places)].map((verdict) => NAMES.get(verdict));
}

function randomKeys(count: number, chance: Chance): Int32Array {
  return Int32Array.from({ length: 4 * count }, () => chance.below(0x1_0000_0000));
}

describe("KeySet", () => {
  // With NaN octets, the sizes that it may grow to had no end.
  it("refuses a memory that is not a number of octets", () => {
    for (const memory of [Number.NaN, "1024", null] as unknown as readonly never[]) // what a caller without types might bring
      expect(() => new KeySet(memory)).toThrow(new TypeError("memory must be a number of octets"));
  });

  it("knows what was added, and nothing else, whatever the first words of the keys", () => {
    const chance = new Chance(5);
    const set = new KeySet();
    const known = new Set<string>();
    for (let round = 0; round < 50; round++) {
      // Few values, so that keys repeat, and begin with the same words.
      const keys = Int32Array.from({ length: 6 * 200 }, () =>
        chance.pick([0, 0, 1, -1, -2, chance.below(10)]),
      );
      const expected = Array.from({ length: 200 }, (_, index) => {
        const name = keys.subarray(6 * index, 6 * index + 4).join();
        return known.size < known.add(name).size ? "new" : "known";
      });
      expect(added(set, keys, 6)).toEqual(expected);
    }
    expect(set.size).toBe(known.size);
  });

  it("knows all that it knew when it has grown, many times", () => {
    const chance = new Chance(6);
    const set = new KeySet();
    const batches = Array.from({ length: 20 }, () => randomKeys(4096, chance));
    for (const keys of batches) expect(new Set(added(set, keys))).toEqual(new Set(["new"]));
    for (const keys of batches) expect(new Set(added(set, keys))).toEqual(new Set(["known"]));
    expect(set.size).toBe(20 * 4096);
  });

  it("uses at most 32 octets a key", () => {
    const chance = new Chance(7);
    const set = new KeySet();
    let most = 0;
    for (let size = 100; size <= 30_000; size += 100) {
      set.add(randomKeys(100, chance), { at: 0, step: 4, count: 100 });
      if (size > 1024) most = Math.max(most, set.memory / size);
    }
    expect(most).toBeLessThanOrEqual(32.1);
  });

  it("keeps as many keys as its memory holds, and knows those", () => {
    const chance = new Chance(8);
    const set = new KeySet(100_000);
    const keys = randomKeys(4096, chance);
    added(set, keys);
    const more = randomKeys(1000, chance);
    const verdicts = added(set, more);
    const kept = verdicts.indexOf("unkept");
    expect(set.size).toBe(Math.floor(0.75 * Math.floor(100_000 / 16)));
    expect(verdicts).toEqual(verdicts.map((_, index) => (index < kept ? "new" : "unkept")));
    expect(new Set(added(set, keys))).toEqual(new Set(["known"]));
    expect(added(set, more.subarray(4 * kept))).toEqual(Array(1000 - kept).fill("unkept"));
  });

  it("forgets all when it is cleared", () => {
    const chance = new Chance(9);
    const set = new KeySet(1_000_000);
    for (const expected of [0, 50_000, 3, 1_000_000]) {
      const keys = randomKeys(3000, chance);
      expect(new Set(added(set, keys))).toEqual(new Set(["new"]));
      expect(set.size).toBe(3000);
      set.clear(expected);
      expect(set.size).toBe(0);
    }
  });
});

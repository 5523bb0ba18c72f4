import { describe, expect, it } from "vitest";
import type { NameBounds } from "./bounded-names.ts";
import { KeyedNames } from "./keyed-names.ts";
import { type CountedNames, NameCounts } from "./name-counts.ts";

/** Counts names as `survey.ts` does: by numbers, and by keys that are theirs. */
const counters: readonly [string, (names: readonly string[], bounds: NameBounds) => CountedNames][] = [
  [
    "numbers",
    (names, bounds) => {
      const counter = new NameCounts(bounds);
      for (const name of names) counter.count(counter.numberOf(name), 1);
      return counter;
    },
  ],
  [
    "keys",
    (names, bounds) => {
      const counter = new KeyedNames(bounds);
      for (const name of names) {
        const key = Int32Array.of(0, name.length, name.charCodeAt(0), 7);
        if (counter.count(key, 1)) continue;
        if (counter.hasRoom(name.length)) counter.countNew(key, 1, name);
      }
      return counter;
    },
  ],
];

describe.each(counters)("names by %s", (_by, counted) => {
  it.each([
    ["names", { names: 2, characters: 100 }],
    ["characters", { names: 100, characters: 2 }],
  ])("are counted while there is room for %s", (_, bounds) => {
    const { names, counts, uncounted } = counted(["a", "b", "c", "a", "d"], bounds);
    expect([names, counts, uncounted]).toEqual([["a", "b"], [2, 1], 2]);
  });

  it("are counted, however many there are", () => {
    const names = Array.from({ length: 3000 }, (_, index) => String.fromCharCode(0x100 + index));
    const { names: known, counts } = counted([...names, ...names], { names: 5000, characters: 5000 });
    expect([known, new Set(counts)]).toEqual([names, new Set([2])]);
  });
});

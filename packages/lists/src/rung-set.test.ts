import { Chance } from "@urikit/abnf/chance";
import { extent } from "@urikit/abnf/extent";
import { describe, expect, it } from "vitest";
import { RUNG_MARK, RungSet } from "./rung-set.ts";

describe("a set of texts with marks", () => {
  it("counts each text once on each rung, as sets do, while it grows", () => {
    const chance = new Chance(3);
    const set = new RungSet();
    const known = new Map(Object.values(RUNG_MARK).map((mark) => [mark, new Set<string>()]));
    for (let round = 0; round < extent(4000, 15_000); round++) {
      // Few values, so that many keys have words in common.
      const key = Int32Array.of(
        0,
        chance.below(2 ** 32),
        8 * chance.below(2 ** 29),
        2 ** 22 * chance.below(2),
      );
      if (chance.oneIn(3)) key.set([chance.below(3), 8 * chance.below(3), 2 ** 22 * chance.below(3)], 1);
      const marks = chance.between(1, 7);
      let added = 0;
      for (const [mark, texts] of known) {
        if ((marks & mark) === 0 || texts.has(key.join())) continue;
        texts.add(key.join());
        added |= mark;
      }
      expect(set.mark(key, 1, marks)).toBe(added);
    }
    const sizes = Object.entries(RUNG_MARK).map(([rung, mark]) => [rung, known.get(mark)?.size]);
    expect(set.counts).toEqual(Object.fromEntries(sizes));
  });

  it("adds no more texts than it may take octets for, and says so; those that it has are still known", () => {
    const set = new RungSet(200_000);
    const chance = new Chance(5);
    const keys = Array.from({ length: 20_000 }, () =>
      Int32Array.of(chance.below(2 ** 32), chance.below(2 ** 32), chance.below(2 ** 32)),
    );
    for (const key of keys.slice(0, 5_000)) set.mark(key, 0, RUNG_MARK.identical);
    expect(set.isFull).toBe(false);
    for (const key of keys) set.mark(key, 0, RUNG_MARK.identical);
    expect(set.isFull).toBe(true);
    expect(set.octets).toBeLessThanOrEqual(200_000);
    expect(set.counts.identical).toBeGreaterThan(200_000 / 14);
    expect(set.counts.identical).toBeLessThan(20_000);
    expect(set.mark(keys[0] as Int32Array, 0, RUNG_MARK.syntax)).toBe(RUNG_MARK.syntax);
    expect(set.mark(keys[0] as Int32Array, 0, 7)).toBe(RUNG_MARK.scheme);
  });

  it("takes 11 to 14 octets a text", () => {
    const chance = new Chance(4);
    const set = new RungSet();
    for (let text = 1; text <= 60_000; text++) {
      set.mark(Int32Array.of(chance.below(2 ** 32), chance.below(2 ** 32), chance.below(2 ** 32)), 0, 7);
      if (text % 20_000 !== 0) continue;
      expect(set.octets / text).toBeGreaterThanOrEqual(10.6);
      expect(set.octets / text).toBeLessThanOrEqual(14);
    }
  });
});

/** The part of each thread. */

import { describe, expect, it } from "vitest";
import { Claims, claimMemory } from "./claims.ts";

describe("Claims", () => {
  it("give each part once, and say who has it until it is written", () => {
    const memory = claimMemory(2);
    const [one, other] = [new Claims(memory, 200), new Claims(memory, 200)];
    for (let part = 0; part < 200; part += 2) {
      expect([one.ownerOf(part), one.ownerOf(part + 1)]).toEqual([0, 0]);
      expect([one.take(1), other.take(2)]).toEqual([part, part + 1]);
      expect([other.ownerOf(part), one.ownerOf(part + 1)]).toEqual([1, 2]);
      one.end(part);
      one.end(part + 1);
    }
  });

  it("stay with those that have them, however often somebody asks after the last one", () => {
    const claims = new Claims(claimMemory(2), 3);
    expect([claims.take(1), claims.take(2), claims.take(1)]).toEqual([0, 1, 2]);
    for (let asked = 0; asked < 200; asked++) expect(claims.take(1)).toBe(undefined);
    expect([0, 1, 2].map((part) => claims.ownerOf(part))).toEqual([1, 2, 1]);
  });
});

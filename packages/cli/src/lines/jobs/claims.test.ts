/** Which thread has which part. */

import { describe, expect, it } from "vitest";
import { Claims, claimMemory } from "./claims.ts";

describe("Claims", () => {
  it("give each part once, and say who has it until it is written", () => {
    const memory = claimMemory(2);
    const [one, other] = [new Claims(memory), new Claims(memory)];
    for (let part = 0; part < 200; part += 2) {
      expect([one.ownerOf(part), one.ownerOf(part + 1)]).toEqual([0, 0]);
      expect([one.take(1), other.take(2)]).toEqual([part, part + 1]);
      expect([other.ownerOf(part), one.ownerOf(part + 1)]).toEqual([1, 2]);
      one.end(part);
      one.end(part + 1);
    }
  });
});

import { Chance } from "@urikit/abnf/chance";
import { describe, expect, it } from "vitest";
import { linesSeen } from "./layers.ts";
import { someList } from "./some-lists.ts";

describe("a plain line", () => {
  it("is valid, normal by syntax, and has the layout that the scanner finds", () => {
    const chance = new Chance(17);
    let plain = 0;
    for (let round = 0; round < 100; round++) {
      const list = Buffer.concat([someList(60, chance), Buffer.from("\n")]);
      for (const line of linesSeen(list)) {
        if (!line.isPlain) continue;
        plain++;
        expect(line.deviations).toBe(0);
        expect(line.plain).toEqual(line.scanned);
      }
    }
    expect(plain).toBeGreaterThan(1000);
  });
});

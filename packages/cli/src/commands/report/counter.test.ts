import { describe, expect, it } from "vitest";
import { Counter } from "./counter.ts";

describe("a counter", () => {
  it("counts names, the most frequent first", () => {
    const counter = new Counter();
    for (const name of ["b", "a", "b", "c"]) counter.add(name);
    expect(counter.mostFrequent(2)).toEqual([
      { name: "b", count: 2 },
      { name: "a", count: 1 },
    ]);
    expect([counter.size, counter.uncounted]).toEqual([3, 0]);
  });

  it.each([
    ["names", { names: 2, units: 100 }],
    ["text", { names: 100, units: 2 }],
  ])("counts no new name when it has no room for more %s, and says so", (_, bounds) => {
    const counter = new Counter(bounds);
    for (const name of ["a", "b", "c", "a", "d"]) counter.add(name);
    expect(counter.mostFrequent()).toEqual([
      { name: "a", count: 2 },
      { name: "b", count: 1 },
    ]);
    expect([counter.size, counter.uncounted]).toEqual([2, 2]);
  });
});

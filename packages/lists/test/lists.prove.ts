// Lists against urikit line by line: with vectors and with the scanner alone, in chunks cut at every place, on what chance
// makes and on real links.
import { readFileSync } from "node:fs";
import { Chance } from "@urikit/abnf/chance";
import { counted } from "@urikit/abnf/counted";
import { mutate } from "@urikit/abnf/mutation";
import { telling } from "@urikit/abnf/rfc3986";
import { standardSchemes } from "@urikit/schemes";
import type { NormalizeOptions } from "urikit";
import { describe, expect, test } from "vitest";
import { checkLines, normalizeLines } from "../src/index.ts";
import { chunksOf, invalidByText, invalidOf, normalByText, octetsOf } from "./by-text.ts";
import { someList } from "./some-lists.ts";

const LEVELS: readonly [string, NormalizeOptions][] = [
  ["syntax", {}],
  ["scheme", { level: "scheme" }],
  ["scheme, by all schemes", { level: "scheme", schemes: standardSchemes }],
];

/** Expects all works on a list to give what urikit gives, with vectors and without. */
function expectAsByText(list: Uint8Array, size: number): void {
  const invalid = invalidByText(list);
  for (const vectors of [true, false])
    expect(invalidOf(checkLines({ vectors }), chunksOf(list, size))).toEqual(invalid);
  for (const [, options] of LEVELS) {
    const normal = normalByText(list, options, "keep");
    for (const vectors of [true, false]) {
      const given = octetsOf(normalizeLines({ ...options, vectors, invalid: "keep" }), chunksOf(list, size));
      if (given !== normal) expect(given).toBe(normal);
    }
  }
}

describe("lists are what urikit says line by line", () => {
  test("lists that chance makes", () => {
    const chance = new Chance(15);
    for (let round = 0; round < 1500; round++) {
      expectAsByText(someList(chance.between(1, 120), chance), chance.between(1, 3000));
      counted("lists of chance, read in four ways", 1);
    }
  });

  test("a list cut in three at every two places", () => {
    const list = someList(10, new Chance(16)).subarray(0, 330);
    const invalid = invalidByText(list);
    const normal = normalByText(list, {});
    for (let first = 0; first <= list.length; first += 3) {
      for (let second = first; second <= list.length; second++) {
        const chunks = [list.subarray(0, first), list.subarray(first, second), list.subarray(second)];
        expect(invalidOf(checkLines(), chunks)).toEqual(invalid);
        const given = octetsOf(normalizeLines(), chunks);
        if (given !== normal) expect(given).toBe(normal);
        counted("ways to cut a list", 1);
      }
    }
  });

  test("real links, as they are and with faults", () => {
    const file = new URL("../../../bench/links/links-kasztp.txt", import.meta.url);
    const links = readFileSync(file, "latin1");
    expectAsByText(Buffer.from(links, "latin1"), 65_536);
    const chance = new Chance(1808);
    const faulty = links.split("\n").map((link) => mutate(link, telling, chance));
    expectAsByText(Buffer.from(faulty.join("\n")), 65_536);
    expectAsByText(Buffer.from(faulty.map((link) => mutate(link, telling, chance)).join("\r\n")), 10_007);
    counted("real links, with and without faults, read in four ways", 3 * faulty.length);
  });
});

/** A file in parts: every octet once, in order, and each part from the beginning of a line to the end of one. */

import { appendFileSync, closeSync, openSync, truncateSync } from "node:fs";
import { Chance } from "@urikit/abnf/chance";
import { describe, expect, it } from "vitest";
import { withFile } from "../../../test/run-uri.ts";
import { countParts, readPart } from "./parts.ts";

/** The parts of a list that begins somewhere in a file. */
function partsOf(list: string, start: number, partSize: number): Promise<string[]> {
  return withFile(list, async (path) => {
    const descriptor = openSync(path, "r");
    const file = { descriptor, start, size: list.length, partSize };
    const room = new Uint8Array(64);
    try {
      return Array.from({ length: countParts(file) }, (_, part) => {
        let text = "";
        for (const count of readPart(file, part, { room: () => room }))
          text += Buffer.from(room.subarray(0, count)).toString("latin1");
        return text;
      });
    } finally {
      closeSync(descriptor);
    }
  });
}

describe("the parts of a file", () => {
  it("are the file, cut after line ends, whatever their size", async () => {
    const chance = new Chance(15);
    for (let round = 0; round < 60; round++) {
      const lines = Array.from({ length: chance.between(1, 20) }, () =>
        "a".repeat(chance.pick([0, 0, 1, 5, 30, 200])),
      );
      const list = lines.join("\n") + chance.pick(["", "\n", "\n\n"]);
      const start = chance.oneIn(4) ? Math.min(list.length, chance.below(30)) : 0;
      const partSize = chance.pick([1, 2, 7, 64, 300]);
      const parts = await partsOf(list, start, partSize);
      expect(parts.join("")).toBe(list.slice(start));
      const cut = parts.filter((part) => part !== "").slice(0, -1);
      for (const part of cut) expect(part.endsWith("\n")).toBe(true);
    }
  });

  it("are those of the file as it was at first, if it becomes longer; if it becomes shorter, that is said", async () => {
    const list = "aaa\nbbb\nccc\nd";
    await withFile(list, async (path) => {
      const file = { descriptor: openSync(path, "r"), start: 0, size: list.length, partSize: 5 };
      const room = new Uint8Array(64);
      const octets = (part: number) => {
        let sum = 0;
        for (const count of readPart(file, part, { room: () => room })) sum += count;
        return sum;
      };
      appendFileSync(path, "dd\neee\n");
      expect([0, 1, 2].map(octets)).toEqual([8, 4, 1]);
      truncateSync(path, 10);
      expect(octets(0)).toBe(8);
      expect(() => octets(1)).toThrow("it has become shorter");
      expect(() => octets(2)).toThrow("it has become shorter");
      closeSync(file.descriptor);
    });
  });

  it("have the lines that begin in their stretch", async () => {
    expect(await partsOf("a\nbb\nc\n\nddddddd\ne", 0, 4)).toEqual(["a\nbb\n", "c\n\n", "ddddddd\n", "", "e"]);
    expect(await partsOf("", 0, 4)).toEqual([""]);
  });
});

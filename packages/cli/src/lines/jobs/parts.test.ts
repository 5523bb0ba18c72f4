/** A file in parts: every octet once, in order, and each part from the beginning of a line to the end of one. */

import { closeSync, openSync } from "node:fs";
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

  it("have the lines that begin in their stretch", async () => {
    expect(await partsOf("a\nbb\nc\n\nddddddd\ne", 0, 4)).toEqual(["a\nbb\n", "c\n\n", "ddddddd\n", "", "e"]);
    expect(await partsOf("", 0, 4)).toEqual([""]);
  });
});

/** The distinct lines, where other threads have made the keys: the same as where one thread reads all. */

import { appendFileSync, closeSync, openSync, truncateSync, writeSync } from "node:fs";
import { Chance } from "@urikit/abnf/chance";
import { extent } from "@urikit/abnf/extent";
import { type InvalidLine, type KeyOverflow, uniqueLines } from "@urikit/lists";
import { lineKeys } from "@urikit/lists/engine";
import { describe, expect, it } from "vitest";
import { withFile } from "../../../test/run-uri.ts";
import { FileOctets } from "./file-octets.ts";
import { UniqueParts } from "./unique-parts.ts";

const LONGEST = 50;

/** A list with repeated, invalid and long lines, and line ends of both kinds. */
function someList(chance: Chance): Buffer {
  const line = () =>
    chance.pick([
      `http://h${chance.below(30)}/`,
      `HTTP://H${chance.below(30)}`,
      "",
      "a b",
      "\ufeff",
      `/${"x".repeat(chance.between(LONGEST - 3, LONGEST + 3))}\r`,
      "\xff",
    ]);
  const lines = Array.from({ length: chance.between(0, 60) }, () => line() + chance.pick(["\n", "\r\n"]));
  const list = chance.pick(["", "\ufeff"]) + lines.join("") + chance.pick(["", "\r", "end", "\ufeff"]);
  return Buffer.from(list, chance.pick(["utf8", "utf8", "latin1"]));
}

interface Told {
  readonly octets: string;
  readonly invalid: readonly string[];
  readonly keys: number;
}

/** The lines that a reader gives, and its notes. */
function told(read: (reader: ReturnType<typeof uniqueLines>) => Iterable<Uint8Array>): Told {
  const invalid: string[] = [];
  let keys = 0;
  const overflow: KeyOverflow = { begin: () => invalid.push("full"), add: () => keys++ };
  const onInvalid = ({ number, reason }: InvalidLine) => invalid.push(`${number}: ${reason}`);
  const options = { secret: new Uint8Array(16), memory: 1024, longestLine: LONGEST };
  const reader = uniqueLines({ ...options, level: "scheme", invalid: "keep", onInvalid, overflow });
  let octets = "";
  for (const part of read(reader)) octets += Buffer.from(part).toString("latin1");
  return { octets, invalid, keys };
}

describe("UniqueParts", () => {
  it("gives what one reader gives, wherever records are cut", async () => {
    const chance = new Chance(17);
    for (let round = 0; round < extent(10, 60); round++) {
      const list = someList(chance);
      const expected = told(function* (reader) {
        yield* reader.write(list);
        yield* reader.end();
      });
      const size = chance.between(1, 100);
      await withFile(list, async (path) => {
        const file = { descriptor: openSync(path, "r"), start: 0, size: list.length, partSize: 1 };
        const actual = told(function* (reader) {
          const parts = new UniqueParts(reader, new FileOctets(file, path));
          const keys = lineKeys({ secret: new Uint8Array(16), level: "scheme", longestLine: LONGEST });
          for (const results of [() => keys.write(list), () => keys.end()])
            for (const records of results())
              for (let at = 0; at < records.length; at += size)
                yield* parts.lines(records.subarray(at, at + size));
        });
        closeSync(file.descriptor);
        expect(actual).toEqual(expected);
      });
    }
  });
});

describe("FileOctets", () => {
  const text = "abc\n".repeat(400_000);
  const size = 3 + text.length + 1;

  it("are those of the file, without a mark at its beginning, and with a line end at its end", async () => {
    await withFile(`\ufeff${text}d`, async (name) => {
      const descriptor = openSync(name, "r");
      const file = new FileOctets({ descriptor, start: 0, size, partSize: 1 }, name);
      expect(file.next(700_001).equals(Buffer.from(text.slice(0, 700_001)))).toBe(true);
      expect(file.next(900_000).equals(Buffer.from(`${text}d\n`.slice(700_001, 1_600_001)))).toBe(true);
      expect(file.next(1).toString()).toBe("\n");
      expect(() => file.next(1)).toThrow("more octets are asked for than the file had");
      closeSync(descriptor);
    });
  });

  it("are those that it had at first, if it becomes longer; if it becomes shorter, that is said", async () => {
    await withFile(`\ufeff${text}d`, async (name) => {
      const descriptor = openSync(name, "r");
      const stretch = { descriptor, start: 0, size, partSize: 1 };
      const [longer, shorter] = [new FileOctets(stretch, name), new FileOctets(stretch, name)];
      appendFileSync(name, "efg\n");
      expect(longer.next(text.length).length).toBe(text.length);
      expect(longer.next(2).toString()).toBe("d\n");
      truncateSync(name, 1_500_000);
      shorter.next(1_000_000);
      expect(() => shorter.next(600_000)).toThrow(/^cannot read .*: it has become shorter$/);
      closeSync(descriptor);
    });
  });

  it("are not read where nobody needs them", async () => {
    await withFile(`\ufeff${text}d`, async (name) => {
      const descriptor = openSync(name, "r+");
      const file = new FileOctets({ descriptor, start: 0, size, partSize: 1 }, name);
      expect(file.next(8).toString()).toBe("abc\nabc\n");
      file.skip(4);
      expect(file.next(4).toString()).toBe("abc\n");
      file.skip(1_500_000 - 16);
      writeSync(descriptor, "xyz", 3 + 1_500_000); // not read by now
      expect(file.next(8).toString()).toBe("xyz\nabc\n");
      file.skip(100_000 - 8);
      expect(file.next(2).toString()).toBe("d\n");
      closeSync(descriptor);
    });
    await withFile(`\ufeff${text}d`, async (name) => {
      const descriptor = openSync(name, "r");
      const file = new FileOctets({ descriptor, start: 0, size, partSize: 1 }, name);
      file.skip(text.length + 2);
      expect(() => file.next(1)).toThrow("more octets are asked for than the file had");
      closeSync(descriptor);
    });
  });
});

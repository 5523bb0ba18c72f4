import { Chance } from "@urikit/abnf/chance";
import { eachOf, extent } from "@urikit/abnf/extent";
import { describe, expect, it } from "vitest";
import { chunksOf, invalidByText, invalidOf, normalByText, octetsOf } from "../test/by-text.ts";
import { someList } from "../test/some-lists.ts";
import { checkLines, normalizeLines } from "./index.ts";

const octets = (text: string) => new TextEncoder().encode(text);

describe("the contract: whatever the length of the line; CRLF accepted, a byte order mark at the start skipped", () => {
  it("reads chunks cut anywhere", () => {
    const list = Uint8Array.of(...octets("\ufeff"), ...someList(20, new Chance(11)));
    const invalid = invalidByText(list);
    const normal = normalByText(list, {});
    for (let size = 1; size <= list.length; size += size < extent(30, 150) ? 1 : extent(211, 37)) {
      const chunks = chunksOf(list, size);
      expect(invalidOf(checkLines(), chunks)).toEqual(invalid);
      expect(octetsOf(normalizeLines(), chunks)).toBe(normal);
    }
  });

  it.each([
    "",
    "\n",
    "\r\n",
    "\r",
    "a",
    "\ufeff",
    "\ufeff\n",
    "\ufeffa",
    "\ufeff\ufeff",
    "\n\ufeff",
    "a\r",
    "\r\r\n",
  ])("reads the list %j", (text) => {
    const list = octets(text);
    for (const size of [1, 2, 100]) {
      const reader = checkLines();
      expect(invalidOf(reader, chunksOf(list, size))).toEqual(invalidByText(list));
      const lines = text.replace(/^\ufeff/, "").split("\n");
      expect(reader.lines).toBe(lines.at(-1) === "" ? lines.length - 1 : lines.length);
      expect(octetsOf(normalizeLines(), chunksOf(list, size))).toBe(normalByText(list, {}));
    }
  });

  it("has a byte order mark for a part of a line where it reads a part of a list", () => {
    const part = octets("\ufeffa\nb\n");
    expect(invalidOf(checkLines({ fromStart: false }), [part])).toEqual([
      { number: 1, from: 0, to: 4, reason: "not-a-reference" },
    ]);
    expect(invalidOf(checkLines(), [part])).toEqual([]);
  });

  it("reads lines that are longer than the window, in a window that grows", () => {
    const lines = [1000, 300_000, 5, 2_000_000, 262_143, 262_144, 262_145, 0, 700_000];
    const list = octets(lines.map((length, at) => (at % 2 ? "/" : "A:").padEnd(length, "b")).join("\n"));
    for (const size of eachOf(3, [65_536, 4096, 1_000_000, list.length])) {
      expect(invalidOf(checkLines(), chunksOf(list, size))).toEqual([]);
      expect(octetsOf(normalizeLines(), chunksOf(list, size))).toBe(normalByText(list, {}));
    }
  });

  it("reads to its own memory, without a copy", () => {
    const list = someList(2000, new Chance(12));
    const reader = normalizeLines();
    let out = "";
    const add = (given: Iterable<Uint8Array>) => {
      for (const octets of given) out += Buffer.from(octets).toString("latin1");
    };
    for (let at = 0; at < list.length; ) {
      const room = reader.room().subarray(0, 5000);
      const part = list.subarray(at, at + room.length);
      room.set(part);
      add(reader.advance(part.length));
      at += part.length;
    }
    add(reader.end());
    expect(out).toBe(normalByText(list, {}));
  });

  it("reads in a memory that other threads may read", () => {
    const list = someList(500, new Chance(14));
    const reader = normalizeLines({ sharedMemory: true });
    expect(reader.room().buffer).toBeInstanceOf(SharedArrayBuffer);
    expect(octetsOf(reader, chunksOf(list, 4096))).toBe(normalByText(list, {}));
    expect(octetsOf(normalizeLines({ sharedMemory: true, level: "scheme" }), [list])).toBe(
      normalByText(list, { level: "scheme" }),
    );
  });

  it("refuses what is not octets", () => {
    expect(() => [...checkLines().write("http://a/" as unknown as Uint8Array)]).toThrow(
      new TypeError("octets must be a Uint8Array"),
    );
  });

  it("refuses to advance by more than there is room for", () => {
    const reader = checkLines();
    const { length } = reader.room();
    expect(() => [...reader.advance(length + 1)]).toThrow(TypeError);
    expect(() => [...reader.advance(-1)]).toThrow(TypeError);
    expect([...reader.advance(0)]).toEqual([]);
  });
});

describe("a line that is too long", () => {
  const LONGEST = 12;
  /** The lines of a list, each with whether it is too long. */
  const judged = (text: string) => {
    const lines = text.replace(/^\ufeff/, "").split("\n");
    if (lines.at(-1) === "") lines.pop();
    return lines.map((line) => {
      const content = line.replace(/\r$/, "");
      return { content, isTooLong: content.length > LONGEST };
    });
  };

  it("is told once, by its number and its beginning, and the lines after it are read", () => {
    const chance = new Chance(13);
    for (let round = 0; round < extent(20, 200); round++) {
      const text =
        (chance.oneIn(4) ? "\ufeff" : "") +
        Array.from(
          { length: 8 },
          () => "a".repeat(chance.pick([0, 1, 11, 12, 13, 14, 30])) + chance.pick(["\n", "\r\n", "\r\r\n"]),
        ).join("");
      const list = octets(chance.oneIn(2) ? text : text.slice(0, -1));
      const lines = judged(new TextDecoder("utf-8", { ignoreBOM: true }).decode(list));
      const numbers = lines.flatMap(({ isTooLong }, index) => (isTooLong ? [index + 1] : []));
      for (const size of [1, 7, 64, list.length]) {
        const reader = checkLines({ longestLine: LONGEST });
        const found = invalidOf(reader, chunksOf(list, size)).filter(({ reason }) => reason === "too-long");
        expect(found.map(({ number }) => number)).toEqual(numbers);
        expect(reader.lines).toBe(lines.length);
      }
    }
  });

  it("is passed on in pieces, if invalid lines are kept, and memory stays bounded", () => {
    const longestLine = 500_000;
    const long = "a".repeat(3_000_000);
    const list = octets(`HTTP://A\n${long}\nHTTP://B\n${long}\r\n${"b".repeat(longestLine)}\r\n${long}`);
    const kept = `http://a\n${long}\nhttp://b\n${long}\n${"b".repeat(longestLine)}\n${long}\n`;
    for (const size of [65_536, 400_000, list.length]) {
      const reader = normalizeLines({ longestLine, invalid: "keep" });
      expect(octetsOf(reader, chunksOf(list, size))).toBe(kept);
      expect(reader.room().buffer.byteLength).toBeLessThan(2_000_000);
      const empty = normalizeLines({ longestLine });
      expect(octetsOf(empty, chunksOf(list, size))).toBe(
        `http://a\n\nhttp://b\n\n${"b".repeat(longestLine)}\n\n`,
      );
    }
  });

  it("has no CR of its line end, wherever that is cut, and every other one", () => {
    for (const length of [262_142, 262_143, 262_144, 524_287]) {
      const long = "a".repeat(length);
      const list = octets(`${long}\r\n${long}\r\r\n${long}\rb\n${long}\r`);
      const reader = normalizeLines({ longestLine: 12, invalid: "keep" });
      const kept = `${long}\n${long}\r\n${long}\rb\n${long}\n`;
      expect(octetsOf(reader, chunksOf(list, 65_536)) === kept, String(length)).toBe(true);
    }
  });
});

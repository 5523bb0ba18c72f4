import { Chance } from "@urikit/abnf/chance";
import { extent } from "@urikit/abnf/extent";
import { type NormalizeOptions, normalize, tryParse } from "urikit";
import { describe, expect, it } from "vitest";
import { chunksOf, octetsOf } from "../../test/by-text.ts";
import { someList } from "../../test/some-lists.ts";
import { type KeyOverflow, type UniqueLines, uniqueLines } from "./unique.ts";

const octets = (text: string) => new TextEncoder().encode(text);

describe("uniqueLines", () => {
  it.each<[string, NormalizeOptions]>([
    ["syntax", {}],
    ["scheme", { level: "scheme" }],
  ])("RFC 3986 §6.2: gives the first of those that are equivalent, on the rung of %s", (_rung, options) => {
    const chance = new Chance(6);
    for (let round = 0; round < extent(3, 15); round++) {
      const list = someList(200, chance);
      const expected = firstOfEach(list, options);
      expect(octetsOf(uniqueLines(options), [list])).toBe(expected);
      expect(octetsOf(uniqueLines({ ...options, vectors: false }), chunksOf(list, 77))).toBe(expected);
    }
  });

  it("counts what it gives, and tells of invalid lines", () => {
    const numbers: number[] = [];
    const reader = uniqueLines({ invalid: "keep", onInvalid: ({ number }) => numbers.push(number) });
    expect(octetsOf(reader, [octets("a\r\na b\na\nb\na b\nb")])).toBe("a\na b\nb\na b\n");
    expect(reader.distinct).toBe(2);
    expect(numbers).toEqual([2, 5]);
  });

  it("gives lines whose keys have no room, and hands their keys on, from one line to the end", () => {
    const keys: string[] = [];
    const given: string[] = [];
    let begun = -1;
    const overflow: KeyOverflow = {
      begin: () => {
        begun = given.join("").split("\n").length - 1;
      },
      add: (words, at) => keys.push(words.subarray(at, at + 4).join()),
    };
    const lines = Array.from({ length: 100 }, (_, index) => `a${index}`);
    const first = uniqueLines({ memory: 1024, overflow, invalid: "keep" });
    for (const chunk of [`${lines.join("\r\n")}\na b\n`, "a0\r\nA\n\n"])
      for (const part of first.write(octets(chunk))) given.push(Buffer.from(part).toString());
    expect([begun, first.distinct]).toEqual([48, 48]); // three quarters of 1024 / 16 places
    expect(given.join("")).toBe(`${lines.join("\n")}\na b\nA\n\n`);
    expect(new Set(keys).size).toBe(100 - 48 + 2);
    const second = uniqueLines({ after: first });
    expect(octetsOf(second, [octets("a47\na48\na99\n")])).toBe("a48\na99\n");
    expect(keys.slice(54)).toEqual([keys[0], keys[51]]);
  });

  it("throws when the memory is full, if nobody takes keys", () => {
    const reader = uniqueLines({ memory: 1024 });
    const lines = Array.from({ length: 49 }, (_, index) => `${index}`).join("\n");
    expect(() => octetsOf(reader, [octets(lines)])).toThrow(
      new RangeError("the memory of 1024 octets is full, after 48 distinct references"),
    );
  });

  it("gives nothing that a reader before it gave", () => {
    const first = uniqueLines({ level: "scheme" });
    expect(octetsOf(first, [octets("http://a\nb")])).toBe("http://a\nb\n");
    const second = uniqueLines({ level: "scheme", after: first });
    expect(octetsOf(second, [octets("\ufeffHTTP://a:80/\nc\nb\n")])).toBe("c\n");
    expect(second.distinct).toBe(3);
  });

  it("refuses options that do not exist", () => {
    expect(() => uniqueLines({ after: {} as UniqueLines })).toThrow(TypeError);
    expect(() => uniqueLines({ invalid: "stop" as "drop" })).toThrow(TypeError);
    expect(() => uniqueLines({ memory: Number.NaN })).toThrow(TypeError);
  });
});

function firstOfEach(list: Uint8Array, options: NormalizeOptions): string {
  const known = new Set<string>();
  let out = "";
  for (const line of Buffer.from(list)
    .toString("latin1")
    .replace(/^\u00ef\u00bb\u00bf/, "")
    .split("\n")) {
    const text = line.replace(/\r$/, "");
    if (!tryParse(text).valid || known.has(normalize(text, options))) continue;
    known.add(normalize(text, options));
    out += `${text}\n`;
  }
  return out;
}

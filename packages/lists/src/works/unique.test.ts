import { Chance } from "@urikit/abnf/chance";
import { type NormalizeOptions, normalize, tryParse } from "urikit";
import { describe, expect, it } from "vitest";
import { chunksOf, octetsOf } from "../../test/by-text.ts";
import { someList } from "../../test/some-lists.ts";
import { type UniqueLines, uniqueLines } from "./unique.ts";

const octets = (text: string) => new TextEncoder().encode(text);

describe("uniqueLines", () => {
  it.each<[string, NormalizeOptions]>([
    ["syntax", {}],
    ["scheme", { level: "scheme" }],
  ])("RFC 3986 §6.2: gives the first of those that are equivalent, on the rung of %s", (_rung, options) => {
    const chance = new Chance(6);
    for (let round = 0; round < 15; round++) {
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

  it("does not give what is set aside, and does not know it either", () => {
    const aside: string[] = [];
    const reader = uniqueLines({
      setAside: (line) => line[0] === 0x62 && aside.push(Buffer.from(line).toString()) > 0,
    });
    expect(octetsOf(reader, [octets("a\nb\na\nb\nc\n")])).toBe("a\nc\n");
    expect(aside).toEqual(["b", "b"]);
    expect(reader.distinct).toBe(2);
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

import { Chance } from "@urikit/abnf/chance";
import { eachOf, extent } from "@urikit/abnf/extent";
import { standardSchemes } from "@urikit/schemes";
import type { NormalizeOptions } from "urikit";
import { describe, expect, it } from "vitest";
import { chunksOf, invalidByText, normalByText, octetsOf } from "../../test/by-text.ts";
import { someList } from "../../test/some-lists.ts";
import { type NormalizeLinesOptions, normalizeLines } from "./normalize.ts";

const octets = (text: string) => new TextEncoder().encode(text);
const OPTIONS: readonly [string, NormalizeOptions][] = [
  ["syntax", {}],
  ["syntax, rootless paths too", { rootlessDotSegments: "remove" }],
  ["scheme", { level: "scheme" }],
  ["scheme, by all schemes", { level: "scheme", schemes: standardSchemes }],
  ["scheme, by others", { level: "scheme", schemes: new Map([["http", { defaultPort: 8080 }]]) }],
];

function normalized(text: string, options?: NormalizeLinesOptions): string {
  return octetsOf(normalizeLines(options), [octets(text)]);
}

describe("normalizeLines", () => {
  it.each([
    ["HTTP://user@Example.ORG:80/a/%2E%2E/%7Eb%c3", "http://user@example.org:80/~b%C3"],
    ["http://%45xample.com/a/%2E%2E/b", "http://example.com/b"],
    ["/a/b/c/./../../g", "/a/g"],
    ["../a/./b", "../a/./b"],
    ["a:/..//b", "a:/.//b"],
    ["data:,a/../b", "data:,a/../b"],
  ])("RFC 3986 §6.2.2: %s is %s", (line, normal) => {
    expect(normalized(`${line}\n`)).toBe(`${normal}\n`);
  });

  it.each([
    ["http://example.com", "http://example.com/"],
    ["http://example.com:/", "http://example.com/"],
    ["http://example.com:80/", "http://example.com/"],
    ["https://example.com:0443?a", "https://example.com/?a"],
    ["http://example.com:443#a", "http://example.com:443/#a"],
    ["http://[2001:DB8:0::7]:8080", "http://[2001:db8::7]:8080/"],
    ["ftp://example.com:021", "ftp://example.com:21"],
    ["//example.com:", "//example.com"],
  ])("RFC 3986 §6.2.3: %s is %s", (line, normal) => {
    expect(normalized(`${line}\n`, { level: "scheme" })).toBe(`${normal}\n`);
  });

  it.each(OPTIONS)(
    "writes what urikit writes line by line, with vectors and without: %s",
    (_level, options) => {
      const chance = new Chance(6);
      for (let round = 0; round < extent(3, 15); round++) {
        const list = someList(60, chance);
        const expected = normalByText(list, options);
        expect(octetsOf(normalizeLines(options), [list])).toBe(expected);
        expect(octetsOf(normalizeLines({ ...options, vectors: false }), [list])).toBe(expected);
        const size = chance.between(1, 200);
        expect(octetsOf(normalizeLines(options), chunksOf(list, size))).toBe(expected);
      }
    },
  );

  it.each(["empty", "keep", "drop"] as const)(
    "puts in the place of an invalid line what is asked for: %s",
    (invalid) => {
      const chance = new Chance(7);
      for (let round = 0; round < extent(3, 15); round++) {
        const list = someList(40, chance);
        const numbers: number[] = [];
        const reader = normalizeLines({ invalid, onInvalid: ({ number }) => numbers.push(number) });
        expect(octetsOf(reader, chunksOf(list, 100))).toBe(normalByText(list, {}, invalid));
        expect(numbers).toEqual(invalidByText(list).map(({ number }) => number));
      }
    },
  );

  it("gives an unchanged list from where it was read", () => {
    const list = normalizeLines();
    const room = list.room();
    const text = octets("http://example.org/a\n".repeat(1000));
    room.set(text);
    const given = [...list.advance(text.length)];
    expect(given.length).toBe(1);
    expect(given[0]?.buffer).toBe(room.buffer);
    expect(given[0]?.byteOffset).toBe(room.byteOffset);
  });

  it("writes lines that are longer than the room for what is written", () => {
    for (const length of eachOf(3, [130_000, 131_000, 140_000, 300_000])) {
      const line = `HTTP://Example.org/${"%7e/./".repeat(length / 6)}`;
      const list = `a\n${line}\nB\n${line}\n`;
      expect(normalized(list)).toBe(normalByText(octets(list), {}));
    }
  });

  it("refuses options that do not exist", () => {
    expect(() => normalizeLines({ level: "web" as "syntax" })).toThrow(TypeError);
    expect(() => normalizeLines({ invalid: "stop" as "drop" })).toThrow(TypeError);
  });
});

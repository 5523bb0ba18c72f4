import { Chance } from "@urikit/abnf/chance";
import { extent } from "@urikit/abnf/extent";
import { standardSchemes } from "@urikit/schemes";
import type { NormalizeOptions } from "urikit";
import { describe, expect, it } from "vitest";
import { chunksOf, normalByText, octetsOf } from "../../test/by-text.ts";
import { someList } from "../../test/some-lists.ts";
import { type KeyLinesOptions, keyLines, keyOf } from "./key.ts";

const octets = (text: string) => new TextEncoder().encode(text);
const SECRET = Uint8Array.from({ length: 16 }, (_, index) => index);
const OPTIONS: readonly [string, NormalizeOptions][] = [
  ["syntax", {}],
  ["scheme", { level: "scheme" }],
  ["scheme, by all schemes", { level: "scheme", schemes: standardSchemes }],
];

describe("SipHash-2-4 of 128 bits", () => {
  // The results of `openssl mac -macopt hexkey:000102…0f -macopt size:16 SIPHASH`; the first is vectors_sip128[0].
  it.each([
    ["", "a3817f04ba25a8e66df67214c7550293"],
    ["a", "0ea4f2fb02ad21d92d5fc91684f26426"],
    ["http:/a", "2768c2d68aa3099b119e51fda3a01a5c"],
    ["http://a", "7c58ecc0eb06b041c01062c973302355"],
    ["http://a/", "12482ed0e55e2fd058d994d04d814bcb"],
    ["http://example.org/", "6604f93d5574334429aba1271cfc64e0"],
    [`/${"a".repeat(299)}`, "6395b399cdbdc2990255050ae7488d2d"],
  ])("of %s is %s", (reference, key) => {
    expect(keyOf(reference, { secret: SECRET })).toBe(key);
  });

  it("with a secret of zeros is the key unless one is given", () => {
    expect(keyOf("http://example.org/")).toBe("76103f6c7f1ee295c58215ebcd91be64");
  });
});

describe("keyLines", () => {
  it.each(OPTIONS)(
    "RFC 3986 §6.2: gives the keys of the normal forms, on the rung of %s",
    (_rung, options) => {
      const chance = new Chance(128);
      for (let round = 0; round < extent(3, 15); round++) {
        const list = someList(60, chance);
        const expected = keysByText(list, options);
        expect(octetsOf(keyLines({ ...options, invalid: "drop" }), [list])).toBe(expected);
        expect(octetsOf(keyLines({ ...options, invalid: "drop", vectors: false }), [list])).toBe(expected);
        const size = chance.between(1, 200);
        expect(octetsOf(keyLines({ ...options, invalid: "drop" }), chunksOf(list, size))).toBe(expected);
      }
    },
  );

  it("writes more keys than there is room for at once, and those of long lines", () => {
    const list = octets(
      `${"a\n".repeat(9000)}${"HTTP://b/%7e".repeat(20_000)}\n`.replaceAll("%7eHTTP://b", "%7e"),
    );
    expect(octetsOf(keyLines(), [list])).toBe(keysByText(list, {}));
  });

  it("puts an empty line in the place of an invalid one, and tells of it", () => {
    const numbers: number[] = [];
    const options: KeyLinesOptions = { onInvalid: ({ number }) => numbers.push(number), longestLine: 5 };
    expect(octetsOf(keyLines(options), [octets("a\na b\n\nabcdefgh\n")])).toBe(
      `${keyOf("a")}\n\n${keyOf("")}\n\n`,
    );
    expect(numbers).toEqual([2, 4]);
  });

  it("refuses a secret that is not of sixteen octets, and options that do not exist", () => {
    expect(() => keyLines({ secret: new Uint8Array(15) })).toThrow(TypeError);
    expect(() => keyOf("a", { secret: "0123456789abcdef" as unknown as Uint8Array })).toThrow(TypeError);
    expect(() => keyLines({ level: "web" as "syntax" })).toThrow(TypeError);
  });
});

function keysByText(list: Uint8Array, options: NormalizeOptions): string {
  const lines = normalByText(list, options, "drop").split("\n").slice(0, -1);
  return lines.map((line) => `${keyOf(line)}\n`).join("");
}

import { Chance } from "@urikit/abnf/chance";
import { extent } from "@urikit/abnf/extent";
import { derive } from "@urikit/abnf/generation";
import { grammar } from "@urikit/abnf/rfc3986";
import { ABNORMAL_EXAMPLES, BASE, NORMAL_EXAMPLES } from "@urikit/abnf/rfc3986-examples";
import { resolve, tryParse } from "urikit";
import { describe, expect, it } from "vitest";
import { chunksOf, linesOf, octetsOf } from "../../test/by-text.ts";
import { someList } from "../../test/some-lists.ts";
import { type ResolveLinesOptions, resolveLines } from "./resolve.ts";

const octets = (text: string) => new TextEncoder().encode(text);
const BASES = [
  "http://a/b/c/d;p?q",
  "HTTP://u@A:80",
  "http://a?q",
  "http://a/b/./../c/..?q#f",
  "file:///x/y",
  "foo:a/b",
  "foo:/a/b",
  "foo:",
  `http://a/${"b/".repeat(40_000)}c`,
];

describe("resolveLines", () => {
  it("RFC 3986 §5.4: the examples", () => {
    const examples = [...NORMAL_EXAMPLES, ...ABNORMAL_EXAMPLES];
    const list = octets(examples.map(([reference]) => `${reference}\n`).join(""));
    const targets = examples.map(([, target]) => `${target}\n`).join("");
    expect(octetsOf(resolveLines(BASE), [list])).toBe(targets);
  });

  it.each(BASES.map((base) => [base.slice(0, 30), base]))(
    "gives the targets that urikit gives, with vectors and without: %s",
    (_name, base) => {
      const chance = new Chance(5);
      for (let round = 0; round < extent(3, 10); round++) {
        const list = someList(base.length > 100 ? 8 : 60, chance);
        const expected = targetsByText(list, base);
        expect(octetsOf(resolveLines(base), [list])).toBe(expected);
        expect(octetsOf(resolveLines(base, { vectors: false }), chunksOf(list, 99))).toBe(expected);
      }
    },
  );

  it("RFC 3986 §5.2.2: against any base, strict or not, also a relative one", () => {
    const chance = new Chance(52);
    const list = octets("http:a/../b\n../x/./y?z\n/.//a\n//h/..\n?\n#\n\n");
    for (let round = 0; round < extent(30, 150); round++) {
      const base = derive(grammar, "URI-reference", chance);
      const options = { relativeBase: true, strict: round % 3 > 0 };
      expect(octetsOf(resolveLines(base, options), [list]), base).toBe(targetsByText(list, base, options));
    }
  });

  it("refuses a base that is not a URI, and options that do not exist", () => {
    expect(() => resolveLines("a/b")).toThrow("base");
    expect(() => resolveLines("http://a/", { strict: 1 as unknown as boolean })).toThrow(TypeError);
  });
});

function targetsByText(list: Uint8Array, base: string, options?: ResolveLinesOptions): string {
  let out = "";
  for (const { octets } of linesOf(list)) {
    const line = Buffer.from(octets).toString("latin1");
    out += tryParse(line).valid ? `${resolve(line, base, options)}\n` : "\n";
  }
  return out;
}

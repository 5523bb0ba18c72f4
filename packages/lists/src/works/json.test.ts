import { Chance } from "@urikit/abnf/chance";
import { derived } from "@urikit/abnf/texts";
import fc from "fast-check";
import { tryParse } from "urikit";
import { describe, expect, it } from "vitest";
import { chunksOf, linesOf, octetsOf } from "../../test/by-text.ts";
import { someList } from "../../test/some-lists.ts";
import { jsonLines } from "./json.ts";

const EDGES = [
  "",
  "?",
  "#",
  "//@:?#",
  "a:",
  "a://u:p@[::1]:80/b?c#d",
  "//192.0.2.1",
  "//192.0.2.01",
  "//1",
  "./a:b",
  "/",
  "//[v1.a]",
  "//[V1.a]:",
];

/** The line of JSON that a reference gives; nothing, if it is invalid. */
function byText(text: string): string {
  const result = tryParse(text);
  if (!result.valid) return "";
  const { kind, form, scheme, authority, userinfo, host, hostKind, port, path, query, fragment } =
    result.parsed;
  const components = { scheme, authority, userinfo, host, hostKind, port, path, query, fragment };
  return JSON.stringify({ reference: text, valid: true, kind, form, ...components });
}

const given = (lines: readonly string[], vectors = true) =>
  octetsOf(jsonLines({ vectors }), [Buffer.from(lines.map((line) => `${line}\n`).join(""))]);

describe("jsonLines", () => {
  it("RFC 3986 App. A: gives the JSON of the components, for references need no escapes", () => {
    const lines = [...EDGES, ...fc.sample(derived("URI-reference"), 1000)];
    const expected = lines.map((line) => `${byText(line)}\n`).join("");
    expect(given(lines)).toBe(expected);
    expect(given(lines, false)).toBe(expected);
  });

  it("leaves the place of a line that is not a reference empty, and tells of it", () => {
    const chance = new Chance(26);
    for (let round = 0; round < 40; round++) {
      const list = someList(60, chance);
      const invalid: number[] = [];
      const reader = jsonLines({ onInvalid: ({ number }) => invalid.push(number) });
      const expected = [...linesOf(list)].map(({ octets }) => byText(Buffer.from(octets).toString("latin1")));
      expect(octetsOf(reader, chunksOf(list, chance.between(1, 5000)))).toBe(
        expected.map((line) => `${line}\n`).join(""),
      );
      expect(invalid).toEqual(expected.flatMap((line, at) => (line === "" ? [at + 1] : [])));
    }
  });

  it("writes lines of any length", () => {
    const lines = [10, 40_000, 60_000, 200_000, 3].map((length) => `http://a/${"b".repeat(length)}?c`);
    expect(given(lines)).toBe(lines.map((line) => `${byText(line)}\n`).join(""));
  });
});

import { Chance } from "@urikit/abnf/chance";
import { extent } from "@urikit/abnf/extent";
import { tryParse } from "urikit";
import { describe, expect, it } from "vitest";
import { chunksOf, linesOf, octetsOf } from "../../test/by-text.ts";
import { someList } from "../../test/some-lists.ts";
import { type TemplatePart, templateLines } from "./template.ts";

const octets = (text: string) => new TextEncoder().encode(text);
const NAMES = [
  ...["line", "scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"],
] as readonly Exclude<TemplatePart, string>["name"][];

/** What a template gives for a line, as one character an octet; undefined, if the line is invalid. */
function filled(parts: readonly TemplatePart[], line: string): string | undefined {
  const result = tryParse(line);
  if (!result.valid) return undefined;
  let text = "";
  for (const part of parts) {
    if (typeof part === "string") text += part;
    else {
      const value = part.name === "line" ? line : result.parsed[part.name];
      if (value === undefined && part.isRequired) return undefined;
      text += value ?? part.or ?? "";
    }
  }
  return Buffer.from(text).toString("latin1");
}

function someTemplate(chance: Chance): TemplatePart[] {
  return Array.from({ length: chance.between(1, 9) }, () => {
    if (chance.below(3) === 0)
      return chance.pick(["", "\t", "é\n", "a long text of more than sixteen octets"]);
    const isRequired = chance.below(8) === 0;
    return { name: chance.pick(NAMES), or: chance.pick([undefined, "\\N", "(none)"]), isRequired };
  });
}

describe("templateLines", () => {
  it("RFC 3986 §3, §5.3: gives the components that urikit reads, wherever a chunk is cut, with vectors and without", () => {
    const chance = new Chance(26);
    for (let round = 0; round < extent(60, 2000); round++) {
      const [list, parts] = [someList(60, chance), someTemplate(chance)];
      const expected = [...linesOf(list)].map((line) =>
        filled(parts, Buffer.from(line.octets).toString("latin1")),
      );
      const invalid: number[] = [];
      const onInvalid = ({ number }: { number: number }) => invalid.push(number);
      const reader = templateLines(parts, { vectors: chance.below(2) === 0, onInvalid });
      expect(octetsOf(reader, chunksOf(list, chance.between(1, 5000)))).toBe(
        expected.map((line) => `${line ?? ""}\n`).join(""),
      );
      expect(invalid).toEqual(expected.flatMap((line, at) => (line === undefined ? [at + 1] : [])));
    }
  });

  it("writes lines of any length, and more than there is room for at once", () => {
    const lines = [10, 40_000, 60_000, 200_000, 3].map((length) => `http://a/${"b".repeat(length)}?c`);
    const list = [...lines, ...lines, ...Array.from({ length: 9000 }, (_, at) => `/${at}`)];
    const parts = ["<", { name: "query", or: "-" }, { name: "path" }, { name: "line" }, "é"] as const;
    expect(octetsOf(templateLines(parts), [octets(list.map((line) => `${line}\n`).join(""))])).toBe(
      list.map((line) => `${filled(parts, line)}\n`).join(""),
    );
  });

  it("gives an empty line, the line or nothing for one without a component that is required", () => {
    const given = (invalid?: "keep" | "drop") =>
      octetsOf(templateLines([{ name: "host", isRequired: true }], { invalid }), [
        octets("//a\n/b\n[\n//\n"),
      ]);
    expect([given(), given("keep"), given("drop")]).toEqual(["a\n\n\n\n", "a\n/b\n[\n\n", "a\n\n"]);
  });

  it("refuses what it cannot write", () => {
    expect(() => templateLines([{ name: "origin" as "host" }])).toThrow(TypeError);
    expect(() => templateLines(["a".repeat(33_000)])).toThrow(TypeError);
    expect(() => templateLines([], { invalid: "stop" as "drop" })).toThrow(TypeError);
  });
});

// What is not JavaScript: the types around an expression of TypeScript, and schemas in JSON.
import json from "@eslint/json";
import { Linter } from "eslint";
import { parseAst } from "rolldown/parseAst";
import { describe, expect, it } from "vitest";
import plugin from "./index.ts";

type Tree = { [member: string]: unknown };

/** A parser of TypeScript for ESLint: the one of its own knows JavaScript alone. */
const typescript = {
  meta: { name: "typescript-by-rolldown", version: "1" },
  parse(code: string) {
    const place = (at: number) => {
      const lines = code.slice(0, at).split("\n");
      return { line: lines.length, column: lines.at(-1)?.length ?? 0 };
    };
    const placed = (node: unknown): unknown => {
      if (Array.isArray(node)) return node.map(placed);
      if (typeof node !== "object" || node === null) return node;
      const { start, end, ...rest } = node as { start: number; end: number } & Tree;
      const members = Object.entries(rest).map(([name, value]) => [name, placed(value)]);
      if (start === undefined) return Object.fromEntries(members);
      const loc = { start: place(start), end: place(end) };
      return { ...Object.fromEntries(members), range: [start, end], loc };
    };
    return { ...(placed(parseAst(code, { lang: "ts" })) as Tree), tokens: [], comments: [] };
  },
};

const linter = new Linter();

describe("no-invalid-uri", () => {
  const rules = { "urikit/no-invalid-uri": "error" } as const;
  const plugins = { json, urikit: plugin };

  it.each([
    'fetch("/a b" as string)',
    'fetch(<Path>"/a b")',
    'fetch("/a b"!)',
    'x.href = "/a b" satisfies Path as string;',
    'const a = { $ref: "/a b" as const };',
  ])("%s", (code) => {
    const told = linter.verify(code, [{ plugins, rules, languageOptions: { parser: typescript as never } }]);
    expect(told.map((one) => [one.ruleId, one.column])).toEqual([
      ["urikit/no-invalid-uri", code.indexOf(" b") + 1],
    ]);
  });

  const inJson = (text: string, language: "json/json" | "json/json5" = "json/json") =>
    linter
      .verify(text, [{ files: ["**/*.json"], plugins, language, rules } as Linter.Config], "a.json")
      .map(({ message, line, column }) => `${line}:${column} ${message}`);

  it("$id, $ref and $schema of a file of JSON", () => {
    expect(
      inJson('{\n "$id": "http://a b/",\n "$ref": "#/a", "$schema": "draft-07", "title": "a b" }'),
    ).toEqual([
      expect.stringMatching(/^2:18 This is not a URI reference: .*space/),
      expect.stringMatching(/^3:29 This is not a URI: /),
    ]);
  });

  it("at the whole text where it has an escape; also in JSON5", () => {
    expect(inJson('{ "$ref": "\\u0061 b" }')).toEqual([expect.stringMatching(/^1:11 /)]);
    expect(inJson("{ $ref: 'a b' }", "json/json5")).toEqual([expect.stringMatching(/^1:11 /)]);
  });

  it("a member of another kind, and a name that all objects have, are left alone", () => {
    expect(
      inJson('{ "$ref": {"a": "b c"}, "$id": 1, "constructor": "a b", "__proto__": "a b", "$schema": null }'),
    ).toEqual([]);
  });

  it("the recommended configuration holds for JSON as well", () => {
    const files = { files: ["**/*.json"], plugins: { json }, language: "json/json" } as Linter.Config;
    const told = linter.verify(
      '{ "$ref": "a b", "a": "http://me:pw@h.example/" }',
      [plugin.configs.recommended, files],
      "a.json",
    );
    expect(told.map(({ ruleId }) => ruleId)).toEqual(["urikit/no-invalid-uri"]);
  });
});

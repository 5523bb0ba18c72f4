/** YAML: which references are found in it, where, and against which base. */

import { describe, expect, it } from "vitest";
import { type DocumentContext, type DocumentWarning, referencesIn } from "../index.ts";

const retrieval = "http://r.example/d/e.yaml";
const found = (yaml: string, context: DocumentContext = {}) =>
  referencesIn(yaml, "yaml", { retrieval, ...context });
const brief = (yaml: string) => found(yaml).map(({ reference, where }) => `${where.pointer} ${reference}`);

describe("YAML 1.2.2 §7, §8: references in scalars", () => {
  it.each([
    ["a plain one", "a: http://b/", "/a http://b/"],
    ["in single quotes", "a: 'http://b/''c'''", "/a http://b/'c"],
    ["in double quotes, with escapes", 'a: "\\x68ttp:\\/\\/b\\u002f"', "/a http://b/"],
    ["in a list", "- x\n- http://b/", "/1 http://b/"],
    ["in a list of the flow style", "a: [x, {b: http://b/c}]", "/a/1/b http://b/c"],
    ["in a pair in a list", "[x, a: http://b/]", "/1/a http://b/"],
    ["in a literal block", "a:\n  b: |\n    See\n      http://b/\n", "/a/b http://b/"],
    ["in a folded block", "a: >-\n  See <http://b/>\n  there\n", "/a http://b/"],
    ["in a key", "http://b/: 1", "/http:~1~1b~1 http://b/"],
    ["in a key that is named", "? http://b/\n: 1", "/http:~1~1b~1 http://b/"],
    ["in the second document", "--- a\n---\n- http://b/\n", "/0 http://b/"],
    ["with an anchor and a tag", "a: &x !!str http://b/\nc: *x", "/a http://b/"],
    ["with a comment after it", "a: http://b/ # http://c/", "/a http://b/"],
    ["a number sign that begins no comment", "a: http://b/#c", "/a http://b/#c"],
    ["within a complex key", "? [http://b/]\n: 1", "//0 http://b/"],
  ])("%s", (_, yaml, expected) => {
    expect(brief(yaml)).toEqual([expected]);
  });

  it("an alias says nothing anew: a bomb of aliases holds what it is made of", () => {
    const bomb = `a: &a [http://b/]\n${"bcdefghij".replace(/./g, (name) => `${name}: &${name} [${"*a,".repeat(9)}]\n`)}`;
    expect(brief(bomb)).toEqual(["/a/0 http://b/"]);
  });
});

describe("JSON Schema and JSON-LD, written as YAML", () => {
  it("OpenAPI 3.1 §4.8.24: $ref holds a reference, relative or not", () => {
    const yaml = "paths:\n  /pets:\n    $ref: 'pets.yaml#/paths/~1pets'\n";
    expect(found(yaml).map(({ target, where }) => [target, where.pointer])).toEqual([
      ["http://r.example/d/pets.yaml#/paths/~1pets", "/paths/~1pets/$ref"],
    ]);
  });

  it("§8.2.1: the $id of a schema is the base of what is within", () => {
    const yaml =
      "$schema: https://json-schema.org/draft/2020-12/schema\n$id: http://s.example/a/b\nitems: {$ref: c}\n";
    expect(found(yaml).map(({ target }) => target)).toEqual([
      "https://json-schema.org/draft/2020-12/schema",
      "http://s.example/a/b",
      "http://s.example/a/c",
    ]);
  });
});

describe("the place of a reference", () => {
  it.each([
    "a: see http://b/",
    "a: 'it''s ''http://b/'",
    'a: "\\ud83d\\U0001f600 \\\n   see\n\n   http://b/"',
    "a: |2\n    http://b/",
    "a: >\r\n  x\r\n  y\r\n\r\n    z http://b/\r\n",
    "a: one\n  two\n\n  three http://b/\n",
    "# c\n%\na: http://b/",
    "- 😀\n- http://b/",
  ])("%j", (yaml) => {
    const [{ where } = expect.fail()] = found(yaml);
    const before = yaml.slice(0, yaml.indexOf("http:"));
    expect(where.offset).toBe(before.length);
    expect(where.line).toBe(before.split("\n").length);
    expect(where.column).toBe(before.length - before.lastIndexOf("\n"));
  });
});

describe("what is wrong", () => {
  const warnings = (yaml: string) => {
    const told: DocumentWarning[] = [];
    found(yaml, { onWarning: (one) => told.push(one) });
    return told.map(({ code, where }) => [code, where?.line]);
  };

  it.each([
    ["what is no YAML", "a: http://b/\n]", [["malformed", 2]]],
    ["a list without an end", "a:\n - [http://b/\n\n   ,\n   http://c/", [["malformed", 2]]],
    ["a text without an end", 'a: "http://b/', [["malformed", 1]]],
    ["more than 500 levels", `${"[".repeat(501)}${"]".repeat(501)}`, [["malformed", 1]]],
    ["more characters than are held", "a".repeat(0x400001), [["too-long", undefined]]],
  ])("%s is told", (_, yaml, expected) => {
    expect(warnings(yaml)).toEqual(expected);
  });

  it("500 levels are read", () => {
    expect(brief(`${"[".repeat(500)}http://b/ ${"]".repeat(500)}`)).toHaveLength(1);
  });
});

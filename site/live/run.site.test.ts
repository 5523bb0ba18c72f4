/** The code of an example, run by the interpreter. */

import { describe, expect, it } from "vitest";
import { display } from "./display.ts";
import { withoutNotes } from "./notes.ts";
import { run, type Told } from "./run.ts";

async function told(...lines: readonly string[]): Promise<unknown[]> {
  const all: Told[] = [];
  await run(lines.join("\n"), (one) => all.push(one));
  expect(all.at(-1)).toEqual({ kind: "done" });
  return all
    .slice(0, -1)
    .filter(({ kind }) => kind !== "begun")
    .map((one) =>
      one.kind === "error"
        ? [one.line, one.name, one.message]
        : one.kind === "value" || one.kind === "log"
          ? [one.line, one.text]
          : one,
    );
}

describe("run", () => {
  it("gives the value of each expression with its last line, and what is logged", async () => {
    expect(
      await told("1 + 1;", "[", "  2n,", "];", 'console.log("a", { b: 1 });', "const c = 3;", "c;"),
    ).toEqual([
      [0, "2"],
      [3, "[2n]"],
      [4, "a { b: 1 }"],
      [6, "3"],
    ]);
  });

  it("imports by name, by another name, as default and whole", async () => {
    expect(
      await told(
        'import fast, { resolve as to } from "@urikit/fast-uri";',
        'import * as all from "urikit";',
        'import type { Uri } from "urikit";',
        'to("http://a/b", "c");',
        'fast.resolve("http://a/b", "c");',
        'all.resolve("c", "http://a/b");',
      ),
    ).toEqual([
      [3, '"http://a/c"'],
      [4, '"http://a/c"'],
      [5, '"http://a/c"'],
    ]);
  });

  it("takes types out, and refuses what is more than a type", async () => {
    expect(
      await told(
        "interface A<T> { readonly a: T }",
        "type B = A<string>;",
        "const f = <T extends B>(b: T, c?: number): string => (b as A<string>).a!;",
        'f({ a: "x" } satisfies B);',
      ),
    ).toEqual([[3, '"x"']]);
    expect(await told("1;", "enum A { B }")).toEqual([
      [1, "SyntaxError", "only the types of TypeScript are understood here"],
    ]);
  });

  it("waits for what is asynchronous", async () => {
    expect(
      await told(
        "async function* numbers() { yield 1; yield 2; }",
        "let sum = 0;",
        "for await (const number of numbers()) sum += number;",
        "sum;",
        "await Promise.resolve(4);",
      ),
    ).toEqual([
      [3, "3"],
      [4, "4"],
    ]);
  });

  it("ECMA-262 §8.6.2: takes no more values than a pattern has names for", async () => {
    expect(
      await told(
        "const taken = [];",
        "function* numbers() { try { for (let at = 1; ; at++) { taken.push(at); yield at; } } finally { taken.push('over'); } }",
        "const [a, , c] = numbers();",
        "let d;",
        "[d] = [5];",
        "[a, c, d];",
        "taken;",
        "const [first, ...rest] = 'abc';",
        "rest;",
      ),
    ).toEqual([
      [4, "[5]"],
      [5, "[1, 3, 5]"],
      [6, '[1, 2, 3, "over"]'],
      [8, '["b", "c"]'],
    ]);
  });

  it("says at which line something is wrong, and what was told before it", async () => {
    expect(await told('import { parse } from "urikit";', "1;", 'parse("a b").path;', "2;")).toEqual([
      [1, "1"],
      [2, "UriSyntaxError", expect.stringContaining("a space is not allowed in a path")],
    ]);
    expect(await told("1;", "2 +")).toEqual([[1, "SyntaxError", "Unexpected token"]]);
    expect(await told("nobody;")).toEqual([[0, "ReferenceError", expect.stringContaining("nobody")]]);
    expect(await told('throw "a";')).toEqual([[0, "", '"a"']]);
    expect(await told('import { a } from "node:fs";')).toEqual([
      [0, "Error", '"node:fs" is not in this page'],
    ]);
    expect(await told("export default 1;")).toEqual([
      [0, "SyntaxError", "only a declaration can be exported here"],
    ]);
  });
});

describe("withoutNotes", () => {
  it("takes the notes out, beside and below, and leaves other comments", () => {
    expect(withoutNotes('a; // => 1\nb(); // it is so\nc(\n);\n// => "2; // => 3"\n')).toEqual({
      code: "a;\nb(); // it is so\nc(\n);",
      notes: [
        { line: 0, value: "1" },
        { line: 3, value: '"2; // => 3"' },
      ],
    });
  });
});

describe("display", () => {
  it.each([
    ['it\'s "so"\n', '"it\'s \\"so\\"\\n"'],
    [undefined, "undefined"],
    [-0, "-0"],
    [[1, [null]], "[1, [null]]"],
    [{ a: undefined, "b-c": { d: true } }, '{ a: undefined, "b-c": { d: true } }'],
    [new Map([["a", new Set([1])]]), 'Map {["a", Set {1}]}'],
    [Uint8Array.of(1, 2), "Uint8Array [1, 2]"],
    [new TypeError("no"), "TypeError: no"],
    [/a/u, "/a/u"],
    [() => 1, "[function]"],
    [{}, "{}"],
  ])("%j", (value, text) => {
    expect(display(value)).toBe(text);
  });

  it("ends, whatever the value: long, deep, or within itself", () => {
    const own: unknown[] = [];
    own.push(own);
    expect(display(own)).toBe("[[circular]]");
    let deep: unknown = 1;
    for (let at = 0; at < 10_000; at++) deep = [deep];
    expect(display(deep)).toBe("[[[[[[…]]]]]]");
    expect(display("x".repeat(1e6)).length).toBeLessThan(700);
    expect(display(Array.from({ length: 1e5 }, (_, at) => at)).length).toBeLessThan(700);
  });
});

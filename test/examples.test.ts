/**
 * Every example of the documentation is run: the `ts` blocks of the doc comments in `src`, of the READMEs, of `docs`
 * and of CONTRIBUTING.md. In each block `expression; // => value` must hold; the value follows the expression or
 * on the next line.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync, transformSync } from "@swc/core";
import { describe, expect, it } from "vitest";
import { dropInPackages, workspacePackages } from "../scripts/build/packages.js";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The files in a folder and below it whose names end so, in order; an empty list if there is no folder. */
function filesIn(folder: string, end: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return names.filter((name) => name.endsWith(end)).map((name) => resolve(folder, name));
}

interface Example {
  readonly name: string;
  readonly code: string;
}

/** The `ts` blocks of a text, without the prefix of every line of a doc comment. */
function examplesIn(file: string): Example[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/^([ \t]*(?:\* )?)```ts\n(.*?)^[ \t]*(?:\* )?```$/gms)].map((match) => {
    const [, margin = "", block = ""] = match;
    const line = text.slice(0, match.index).split("\n").length;
    const lines = block.split("\n").map((one) => one.slice(Math.min(margin.length, one.length)));
    return { name: `${relative(root, file)}:${line}`, code: lines.join("\n") };
  });
}

/** One statement of an example, and what its value must be. */
interface Statement {
  readonly code: string;
  readonly value: string | undefined;
}

const TYPESCRIPT = { syntax: "typescript", target: "es2022" } as const;

/** The statements of an example, each with the value that is noted after it or on the next line. */
function statementsIn(code: string): Statement[] {
  // The parsed text begins with an empty statement, from which the others are counted in octets.
  const octets = Buffer.from(`;${code}`);
  const [first, ...body] = parseSync(octets.toString(), TYPESCRIPT).body.map(({ span }) => span);
  const from = first?.start ?? 0;
  return body.map(({ start, end }, at) => {
    const rest = octets.subarray(end - from, (body[at + 1]?.start ?? from + octets.length) - from);
    const value = /^\s*\/\/ => (.*)/.exec(rest.toString())?.[1];
    return { code: octets.subarray(start - from, end - from).toString(), value };
  });
}

/** The body of an asynchronous function that runs an example: `load` imports, `same` gets what must be equal. */
function programOf(statements: readonly Statement[]): string {
  const body = statements.map(({ code, value }) => {
    const expression = code.trim().replace(/;$/, "");
    if (value !== undefined) return `same((${expression}), (${value}), ${JSON.stringify(expression)});`;
    const imports = /^import (type )?\{([^}]*)\} from ("[^"]+");$/s.exec(code.trim());
    if (imports === null) return code;
    const [, isType, names = "", from] = imports;
    const values = names.split(",").filter((name) => !name.trim().startsWith("type ") && name.trim() !== "");
    return isType ? "" : `const {${values.join(",").replaceAll(" as ", ": ")}} = await load(${from});`;
  });
  const program = `(async () => {\n${body.join("\n")}\n})()`;
  return transformSync(program, { jsc: { parser: { syntax: "typescript" }, target: "es2022" } }).code;
}

/** The sources of the packages; other packages are taken as they are installed. */
const SOURCES: readonly (readonly [RegExp, string])[] = [
  [/^urikit$/, "packages/urikit/src/index.ts"],
  [/^urikit\/(schemes|context|ajv|uri-components)$/, "packages/urikit/src/$1/index.ts"],
  [/^urikit\/schemes\/(.+)$/, "packages/schemes/src/$1.ts"],
  [/^@urikit\/(standards|audit|documents|lists)$/, "packages/$1/src/index.ts"],
  [/^@urikit\/audit\/at-once$/, "packages/audit/src/at-once/index.ts"],
  [/^@urikit\/lists\/node$/, "packages/lists/src/node/index.ts"],
  [/^@urikit\/audit\/node$/, "packages/audit/src/node/index.ts"],
  [/^@urikit\/standards\/grammars$/, "packages/standards/src/grammars/index.ts"],
];

/** The module that an import names: a package of this repository by its sources, or any other. */
function load(name: string): Promise<Record<string, unknown>> {
  const [pattern, source] = SOURCES.find(([pattern]) => pattern.test(name)) ?? [];
  if (pattern === undefined || source === undefined) return import(/* @vite-ignore */ name);
  return import(/* @vite-ignore */ resolve(root, name.replace(pattern, source)));
}

async function run(statements: readonly Statement[]): Promise<void> {
  const same = (actual: unknown, expected: unknown, expression: string) =>
    expect(actual, expression).toStrictEqual(expected);
  await new Function("load", "same", `return ${programOf(statements)}`)(load, same);
}

function testExamplesOf(files: readonly string[]): number {
  const examples = files.flatMap(examplesIn);
  it.each(examples.map(({ name, code }) => [name, code] as const))("%s", async (_, code) => {
    const statements = statementsIn(code);
    const values = statements.filter(({ value }) => value !== undefined);
    expect(values.length, "every value that is noted").toBe(code.match(/\/\/ => /g)?.length);
    await run(statements);
  });
  return examples.length;
}

describe("the examples of the doc comments", () => {
  const folders = workspacePackages().map(({ source }) => resolve(root, source));
  const sources = folders
    .flatMap((folder) => filesIn(folder, ".ts"))
    .filter((file) => !file.endsWith(".test.ts"));
  const count = testExamplesOf(sources);

  it("are there", () => {
    expect(count).toBeGreaterThan(25);
  });

  it("every function that urikit exports has one", async () => {
    const text = sources.map((file) => readFileSync(file, "utf8")).join("\n");
    const exported = Object.entries(await load("urikit")).filter(([, value]) => typeof value === "function");
    const functions = exported.map(([name]) => name).filter((name) => /^[a-z]/.test(name));
    const imported = (name: string) =>
      new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from "urikit"`).test(text);
    expect(functions.filter((name) => !imported(name))).toEqual([]);
  });
});

describe("the examples of the documents", () => {
  const packages = [
    ...workspacePackages().map(({ folder }) => folder),
    ...dropInPackages().map(({ source }) => source),
  ];
  const readmes = packages.map((folder) => `${folder}/README.md`);
  const files = ["README.md", "CONTRIBUTING.md", ...readmes].map((file) => resolve(root, file));
  const count = testExamplesOf([...files.filter(existsSync), ...filesIn(resolve(root, "docs"), ".md")]);

  it("are there", () => {
    expect(count).toBeGreaterThan(0);
  });
});

describe("how an example is read", () => {
  it("a statement may take several lines; its value stands after it, below it, or nowhere", () => {
    expect(
      statementsIn(
        'import { a } from "b";\n\nconst c = {\n  d: "; // => 1",\n};\nf(\n  c,\n); // => 2\ng;\n// => [3]\n',
      ),
    ).toEqual([
      { code: 'import { a } from "b";', value: undefined },
      { code: 'const c = {\n  d: "; // => 1",\n};', value: undefined },
      { code: "f(\n  c,\n);", value: "2" },
      { code: "g;", value: "[3]" },
    ]);
  });

  it("an example that does not hold fails", async () => {
    await expect(run(statementsIn("1 + 1; // => 3"))).rejects.toThrow("1 + 1");
    await run(statementsIn("[1 + 1, undefined]; // => [2, undefined]"));
    await run(
      statementsIn(
        'import { parse, type ReferenceKind } from "urikit";\nparse("a").path as ReferenceKind; // => "a"',
      ),
    );
  });
});

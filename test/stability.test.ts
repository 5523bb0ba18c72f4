// docs/stability.md: every public name is promised, and somebody has described it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import {
  isExperimental,
  isUndescribed,
  PAGE,
  page,
  promisedNames,
  publicEntries,
} from "../scripts/generate/stability.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const entries = publicEntries();

/** A declaration that is written by hand has its code in another file. */
const runsHere = (source: string) => source.endsWith("/index.ts");

describe("the public names", () => {
  const runnable = entries.filter(({ source }) => runsHere(source));

  test("are many", () => {
    expect(entries.flatMap(({ names }) => names).length).toBeGreaterThan(500);
    expect(runnable.length).toBeGreaterThan(10);
  });

  test("are at most 700, each of which is promised", () => {
    const promised = promisedNames(entries);
    expect(promised.length).toBeLessThanOrEqual(700);
    expect(promised.filter(isExperimental).map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
  });

  test.each(runnable.map(({ name, source }) => [name, source] as const))(
    "of %s: the values are those that one gets",
    async (name, source) => {
      const names = entries.find((one) => one.name === name)?.names ?? [];
      const all = Object.keys(await import(/* @vite-ignore */ join(root, source)));
      const exported = all.filter((one) => one !== "default"); // the names together, as tools such as ESLint ask for them
      expect(names.filter(({ isType }) => !isType).map((one) => one.name)).toEqual(exported.sort());
    },
  );

  test("are described, each at its declaration", () => {
    const undescribed = promisedNames(entries).filter(isUndescribed);
    expect(undescribed.map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
  });

  test("are on the page, which is up to date: node scripts/generate/stability.js", () => {
    expect(readFileSync(join(root, PAGE), "utf8")).toBe(page(entries));
  });
});

/** The types of the members of a name in all public types. A comma ends a parameter, which is not a member. */
function membersNamed(name: string): string[] {
  const member = new RegExp(`(?:readonly |^ +)${name}\\??: ([^,;}\\n]+?)(?: \\||;| \\})`, "gm");
  const types = entries.flatMap(({ names }) => names).filter(({ isType }) => isType);
  const declarations = types.map(({ file, index }) => readFileSync(join(root, file), "utf8").slice(index));
  const found = declarations.flatMap((text) => [
    ...text.slice(0, /\n(?:\}|\n\S)/.exec(text)?.index).matchAll(member),
  ]);
  return [...new Set(found.map(([, type = ""]) => type))].sort();
}

describe("a member means one thing in every package", () => {
  test("`reference` is the text of a reference", () => {
    expect(membersNamed("reference")).toEqual(["string"]);
  });

  test("`parsed` is a parsed reference", () => {
    expect(membersNamed("parsed")).toEqual(["IriReference", "UriReference"]);
  });
});

test("a tag in the doc comment is found, and nothing else is taken for it", () => {
  expect(isExperimental({ comment: "/** Reads it. @experimental */" })).toBe(true);
  expect(isExperimental({ comment: "/**\n * Reads it.\n *\n * @experimental\n */" })).toBe(true);
  expect(isExperimental({ comment: "/** An experimental reader. */" })).toBe(false);
  expect(isExperimental({ comment: undefined })).toBe(false);
});

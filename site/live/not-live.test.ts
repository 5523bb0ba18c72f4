/** Every example of the documentation runs in the page, or a reason is given there. */

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { DOCUMENTATION_FILES } from "../.vitepress/pages.ts";
import { commandsIn, fateOf, runsCommand } from "./not-live.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

interface Block {
  readonly name: string;
  readonly language: string;
  readonly content: string;
}

/** The blocks of code of a text; in a doc comment, without what stands before each line. */
function blocksIn(file: string): Block[] {
  const text = readFileSync(`${root}/${file}`, "utf8");
  return [...text.matchAll(/^([ \t]*(?:\* )?)```(\w*)[^\n]*\n(.*?)^[ \t]*(?:\* )?```$/gms)].map(
    ({ 1: margin = "", 2: language = "", 3: lines = "", index }) => ({
      name: `${file}:${text.slice(0, index).split("\n").length}`,
      language,
      content: lines.replace(new RegExp(`^.{0,${margin.length}}`, "gm"), ""),
    }),
  );
}

const filesBelow = (folder: string, ending: RegExp) =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => ending.test(file));

const PAGES = DOCUMENTATION_FILES.flatMap((file) =>
  file.endsWith(".md") ? [file] : filesBelow(file, /\.md$/),
);
const COMMENTED = filesBelow("packages", /^packages\/[\w-]+\/src\/.*(?<!\.test|\.prove)\.ts$/);

const blocks = { pages: PAGES.flatMap(blocksIn), comments: COMMENTED.flatMap(blocksIn) };
const ofKind = (among: readonly Block[], kind: string) =>
  among.filter(({ language, content }) => fateOf(language, content)?.kind === kind);
const linesOf = (among: readonly Block[]) =>
  among.filter(({ language }) => language === "console").flatMap(({ content }) => commandsIn(content));

const lines = linesOf(blocks.pages);
const live = {
  pages: ofKind(blocks.pages, "code").length,
  comments: ofKind(blocks.comments, "code").length,
  commands: lines.filter(runsCommand).length,
};

describe(`the examples: ${live.pages} of pages, ${live.comments} of doc comments and ${live.commands} commands run in the page`, () => {
  it("none neither runs nor is excused", () => {
    const all = [...blocks.pages, ...blocks.comments];
    expect(
      all.filter(({ language, content }) => fateOf(language, content) === undefined).map(({ name }) => name),
    ).toEqual([]);
    expect(live.pages).toBeGreaterThanOrEqual(133);
    expect(live.comments).toBeGreaterThanOrEqual(276);
    expect(live.commands).toBeGreaterThanOrEqual(65);
  });

  it("these commands are excused, and no others", () => {
    expect(lines.filter((line) => !runsCommand(line))).toEqual([
      "uri extract --unique --level scheme docs/ | uri report",
      "uri extract --json saved.mhtml | jq -r 'select(.namesPart) | .reference'",
      "uri extract --check-fragments site/",
      "uri udf --config clickhouse > /etc/clickhouse-server/uri_function.xml",
      "npm install @duckdb/node-api @duckdb/node-bindings urikit @urikit/lists",
      `uri standards --json < links.txt | jq -c 'select(.verdict == "dangerous") | [.reference, .programs[].host]'`,
      "uri standards < links.txt | grep -n ^dangerous",
      "npm pack -w packages/urikit -w packages/fast-uri --pack-destination /your/repository/vendor",
      "npm install @urikit/anatomy",
      "npx @urikit/check",
    ]);
  });

  it("these blocks are excused, and no others", () => {
    const why = (among: readonly Block[]) =>
      among
        .filter(({ language }) => language !== "console")
        .flatMap(({ name, language, content }) => {
          const fate = fateOf(language, content);
          return fate?.kind === "excused" ? [`${name.replace(/:\d+$/, "")}: ${fate.excuse.why}`] : [];
        });
    expect(why(blocks.pages)).toEqual([
      "README.md: shell",
      "README.md: node",
      "docs/lists-beyond.md: engine",
      "docs/lists-beyond.md: engine",
      "docs/lists-beyond.md: engine",
      "docs/safe-fetch.md: network",
      "packages/standards/README.md: shell",
      "packages/audit/README.md: shell",
      "packages/anatomy/README.md: markup",
      "packages/anatomy/README.md: markup",
      "tools/programs/README.md: shell",
      "docs/zh/README.md: shell",
      "docs/zh/safe-fetch.md: network",
    ]);
    expect(why(blocks.comments)).toEqual([
      "packages/audit/src/node/lookup.ts: network",
      "packages/lists/src/node/index.ts: node",
    ]);
  });

  it.each([
    ["ts", "parse('a');"],
    ["ts", 'import { a } from "somewhere";'],
    ["lua", "print(1)"],
  ])("a block of %s that is neither is found: %s", (language, content) => {
    expect(fateOf(language, content)).toBe(undefined);
  });
});

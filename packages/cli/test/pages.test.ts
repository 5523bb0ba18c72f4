/** Every `console` block of the pages, except those of the recipes, shows what the command prints, down to the line that is `…`. */

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { COMMAND_GROUPS } from "../src/command-groups.ts";
import { uri } from "./run-uri.ts";
import { inEmptyFolder, runExample } from "./shell-example.ts";
import { commandsIn, linesOf, ROOT } from "./shown-commands.ts";

const PAGES: readonly string[] = [
  "README.md",
  "packages/cli/README.md",
  ...["docs", "docs/zh"].flatMap((folder) =>
    readdirSync(`${ROOT}/${folder}`)
      .filter((name) => name.endsWith(".md"))
      .map((name) => `${folder}/${name}`),
  ),
];

/** The arguments after `uri`, as a shell would cut them: only single quotes are used in the pages. */
function argumentsOf(command: string): string[] {
  const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");
  return words.slice(1).map((word) => (word.startsWith("samples/") ? `${ROOT}/${word}` : word));
}

const COMMANDS = PAGES.flatMap(commandsIn);

it.each(COMMANDS.filter(({ output }) => output.length > 0))(
  "$page: $command",
  async ({ command, output }) => {
    const { stdout } = await uri(argumentsOf(command));
    const expected = linesOf(output);
    expect(linesOf(stdout.split("\n")).slice(0, expected.length)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
  },
);

it("the table of packages/cli/README.md has every command", () => {
  const rows = readFileSync(`${ROOT}/packages/cli/README.md`, "utf8").match(/^\| `.*$/gm) ?? [];
  const named = new Set(rows.flatMap((row) => row.split("|")[1]?.match(/(?<=`)[a-z]+/g) ?? []));
  const ofHelp = new Set(["help", "completions"]); // which a newcomer finds by the help
  const commands = COMMAND_GROUPS.flatMap(([, names]) => names).filter((name) => !ofHelp.has(name));
  expect(commands.filter((name) => !named.has(name))).toEqual([]);
});

describe("what a page pipes or redirects", () => {
  inEmptyFolder();

  it.each(COMMANDS.filter(({ command, output }) => output.length === 0 && /\buri /.test(command)))(
    "$page: $command",
    async ({ command }) => {
      const { status } = await runExample(command);
      expect([0, 1], "2 is wrong usage").toContain(status);
    },
  );
});

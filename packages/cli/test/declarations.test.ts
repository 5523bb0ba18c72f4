/** What is made from the declarations of the commands: every example of the help runs, and the manual says all of it. */

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Command } from "commander";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { declaredProgram } from "../src/program.ts";
import { uri } from "./run-uri.ts";

const program = await declaredProgram();

/** The examples in the help on a command. */
function examplesOf(command: Command): string[] {
  let help = "";
  command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
  const [, examples = ""] = help.split("Examples:\n");
  return examples.split("\n").flatMap((line) => (line.startsWith("  uri ") ? [line.trim()] : []));
}

describe("the examples of the help", () => {
  const folder = mkdtempSync(join(tmpdir(), "uri-help-"));
  const before = process.cwd();
  beforeAll(() => process.chdir(folder));
  afterAll(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });

  it.each([program, ...program.commands].flatMap(examplesOf))("%s", async (example) => {
    const { words, input } = shellWords(example);
    for (const word of words.filter((one) => /^\w+\/$/.test(one))) mkdirSync(word, { recursive: true });
    for (const word of words.filter((one) => /^[\w-]+\.\w+$/.test(one)))
      if (!existsSync(word)) writeFileSync(word, CONTENTS[word] ?? CONTENTS[word.replace(/.*\./, "")] ?? "");
    const { status } = await uri(words, input);
    expect([0, 1], "2 is wrong usage").toContain(status);
  });
});

/** What stands in a file of an example, by its name or by the end of it. */
const CONTENTS: Readonly<Record<string, string>> = {
  txt: "http://example.com/a\nhttp://example.org/b?c#d\n",
  json: '{ "redirects": [] }',
  "policy.json": '{ "schemes": ["https"], "hosts": ["*"] }',
  html: '<a href="x">x</a>',
};

/** The words after `uri`, up to a pipe, and the input that the shell gives. */
function shellWords(line: string): { words: string[]; input: string } {
  const words = [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? "",
  );
  const end = words.findIndex((word) => ["|", "<", ">", "2>", ">>"].includes(word));
  const own = words.slice(1, end < 0 ? undefined : end);
  return { words: own, input: words.includes("<") ? (CONTENTS.txt ?? "") : "" };
}

describe("the manual", () => {
  const page = (name: string) =>
    readFileSync(new URL(`../dist/man/${name}.1`, import.meta.url), "utf8")
      .replaceAll("\\-", "-")
      .replaceAll("\\e", "\\")
      .replaceAll("\\&", "");

  it("is in the package, page by page, as npm wants it", () => {
    const { man } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
    const names = ["uri", ...program.commands.map((command) => `uri-${command.name()}`)];
    expect(man).toEqual(names.map((name) => `./dist/man/${name}.1`).sort());
  });

  it("has a page for uri with every command", () => {
    const text = page("uri");
    for (const command of program.commands)
      expect(text).toContain(`uri-${command.name()}(1)\n${command.summary()}`);
  });

  it.each(program.commands.map((command) => [command.name(), command] as const))(
    "has a page for uri %s with every option and example",
    (name, command) => {
      const text = page(`uri-${name}`);
      const said = [...command.options.map(({ flags }) => `.B ${flags}\n`), ...examplesOf(command)];
      for (const one of said) expect(text).toContain(one);
    },
  );
});

/** The products of the declarations of the commands: every example of the help runs, and the manual says all of it. */

import { readFileSync } from "node:fs";
import { extent } from "@urikit/abnf/extent";
import type { Command } from "commander";
import { describe, expect, it } from "vitest";
import { HELP_TOPICS, topicOf } from "../src/help-topics.ts";
import { declaredProgram } from "../src/program.ts";
import { inEmptyFolder, runExample } from "./shell-example.ts";

const program = await declaredProgram();

/** The examples in the help on a command. */
function examplesOf(command: Command): string[] {
  let help = "";
  command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
  return examplesIn(help);
}

function examplesIn(help: string): string[] {
  const [, examples = ""] = help.split("Examples:\n");
  return examples.split("\n").flatMap((line) => (/^ {2}.*\buri /.test(line) ? [line.trim()] : []));
}

describe("the examples of the help", () => {
  inEmptyFolder();

  // `uri confuse` asks all readers of thousands of references.
  const isSlow = (example: string) => extent(1, 0) > 0 && example.startsWith("uri confuse");
  // serve-socket.test.ts has a server as others meet it, which runs until it is told to end.
  const isServer = (example: string) => example.startsWith("uri serve --");
  // It would dial another machine; fetch.test.ts and fetched.test.ts have servers of their own.
  const isFetch = (example: string) => /^uri (?:fetch|extract --fetch)\b.*https:/.test(example);
  const examples = [program, ...program.commands].flatMap(examplesOf);

  it.each(examples.filter((example) => !isSlow(example) && !isServer(example) && !isFetch(example)))(
    "%s",
    async (example) => {
      const { status } = await runExample(example);
      expect([0, 1], "2 is wrong usage").toContain(status);
    },
  );

  it.each(HELP_TOPICS.flatMap((topic) => examplesIn(topicOf(topic) ?? "")))(
    "of a topic: %s",
    async (example) => {
      const { status } = await runExample(example);
      expect([0, 1], "2 is wrong usage").toContain(status);
    },
  );

  it("are the lines of uri: each begins with it, or pipes into it", () => {
    for (const command of [program, ...program.commands])
      expect(examplesOf(command), command.name()).not.toEqual([]);
  });
});

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

describe("docs/trurl.md", () => {
  const text = readFileSync(new URL("../../../docs/trurl.md", import.meta.url), "utf8");
  const named = [...text.matchAll(/^\| [^|]+ \| (.+?) \| .*\|$/gm)].flatMap(([, ours = ""]) =>
    [...ours.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code.replaceAll("\\|", "|")),
  );

  it.each(named.filter((code) => code.includes("--")))("%s: the options exist", (code) => {
    const name = /^uri (\w+)/.exec(code)?.[1];
    const commands = name === undefined ? [program, ...program.commands] : [commandNamed(name)];
    const long = commands.flatMap((command) => command.options.map((option) => option.long));
    for (const [option] of code.matchAll(/--[a-z][\w-]*/g))
      expect([...long, "--help", "--no-C"], code).toContain(option);
  });

  const commandNamed = (name: string) => {
    const command = program.commands.find((one) => one.name() === name);
    if (command === undefined) throw new Error(`there is no command ${name}`);
    return command;
  };
});

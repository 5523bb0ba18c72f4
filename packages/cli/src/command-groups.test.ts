/** The groups of the help, and the words of other programs. */

import { describe, expect, it } from "vitest";
import { uri } from "../test/run-uri.ts";
import { COMMAND_GROUPS } from "./command-groups.ts";
import { HELP_TOPICS, topicOf } from "./help-topics.ts";
import { declaredProgram, SUMMARIES } from "./program.ts";

describe("uri --help", () => {
  it("lists every command in a group", async () => {
    const grouped = COMMAND_GROUPS.flatMap(([, names]) => names);
    const commands = Object.keys(SUMMARIES);
    for (const name of commands) expect(grouped).toContain(name);
    expect((await declaredProgram()).commands.length).toBe(commands.length);
  });

  it("prints the groups one after the other", async () => {
    const { stdout } = await uri(["--help"]);
    const places = COMMAND_GROUPS.map(([heading]) => stdout.indexOf(`\n${heading}:\n`));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
  });
});

describe("a word of another program", () => {
  it.each([
    ["validate", "check"],
    ["diff", "compare"],
    ["join", "resolve"],
    ["info", "inspect"],
    ["canonicalize", "normalize"],
  ])("%s leads to %s", async (word, command) => {
    const { stderr, status } = await uri([word, "http://a/"]);
    expect(status).toBe(2);
    expect(stderr).toBe(
      `uri: there is no command ${word}; what you want is ${command}: uri ${command} --help\n`,
    );
  });
});

describe("help", () => {
  it.each([
    ["help", "validate"],
    ["validate", "--help"],
    ["--color", "never", "help", "VALIDATE"],
  ])("%s %s: a word of another program leads to the help on the command", async (...args) => {
    const { stdout, status } = await uri(args);
    expect(stdout).toBe((await uri(["help", "check"])).stdout);
    expect(status).toBe(0);
  });

  it.each(HELP_TOPICS)(
    "uri help %s says more on what concerns all commands, in 80 columns",
    async (topic) => {
      const { stdout, status } = await uri(["help", topic]);
      expect(status).toBe(0);
      expect(stdout).toBe(topicOf(topic));
      expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
      expect((await uri(["--help"])).stdout).toContain(`uri help ${topic}`);
    },
  );

  it("says values and defaults in words, and nothing of options that nobody gave", async () => {
    const { stdout } = await uri(["check", "--help"]);
    const text = stdout.replace(/\n +/g, " ");
    expect(text).toContain(
      ": uri-reference, uri, absolute-uri or relative-reference; uri-reference unless given",
    );
    for (const command of (await declaredProgram()).commands) {
      expect(command.helpInformation(), command.name()).not.toMatch(/default:|choices:/);
    }
  });

  it("says a command's own options first, and then those of all lists", async () => {
    const { stdout } = await uri(["check", "--help"]);
    const places = [
      "\nOptions:\n",
      "--as <KIND>",
      "\nOptions of every list:\n",
      "--input <FILE>",
      "--invalid <POLICY>",
    ];
    const found = places.map((part) => stdout.indexOf(part));
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(found[0]).toBeGreaterThan(0);
  });
});

/** The groups of the help, and the words of other programs. */

import { describe, expect, it } from "vitest";
import { uri } from "../test/run-uri.ts";
import { COMMAND_GROUPS, MACHINERY } from "./command-groups.ts";
import { HELP_TOPICS, topicOf } from "./help-topics.ts";
import { declaredProgram, SUMMARIES } from "./program.ts";

describe("uri --help", () => {
  it("lists every command in a group, except what is set up once", async () => {
    const grouped = [...COMMAND_GROUPS.flatMap(([, names]) => names), ...MACHINERY];
    const commands = Object.keys(SUMMARIES);
    for (const name of commands) expect(grouped).toContain(name);
    expect((await declaredProgram()).commands.length).toBe(commands.length);
    const { stdout } = await uri(["--help"]);
    for (const name of MACHINERY) {
      expect(stdout).not.toContain(`\n  ${name} `);
      expect(stdout.replace(/\s+/g, " ")).toContain(`uri help ${name}`);
    }
  });

  it("prints the groups one after the other", async () => {
    const { stdout } = await uri(["--help"]);
    const places = COMMAND_GROUPS.map(([heading]) => stdout.indexOf(`\n${heading}:\n`));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
  });
});

describe("a word of another program, or of a command that was", () => {
  it.each([
    ["validate", "check"],
    ["diff", "compare"],
    ["join", "resolve"],
    ["info", "inspect"],
    ["canonicalize", "normalize"],
    ["dedupe", "unique"],
    ["fix", "repair"],
    ["template", "expand"],
    ["escape", "encode"],
    ["unescape", "decode"],
    ["count", "report"],
    ["sanitize", "redact"],
    ["ssrf", "guard"],
    ["build", "set --new"],
    ["convert", "normalize --to"],
    ["key", "normalize --to key"],
    ["surt", "normalize --to surt"],
    ["sort", "normalize --to surt"],
    ["idn", "normalize --to uri"],
    ["punycode", "normalize --to uri"],
    ["scheme", "explain"],
    ["grammar", "explain"],
    ["udf", "serve --udf"],
  ])("%s leads to %s", async (word, meant) => {
    const { stdout, stderr, status } = await uri([word, "http://a/"]);
    expect([status, stdout]).toEqual([2, ""]);
    const [command] = meant.split(" ");
    expect(stderr).toBe(
      `uri: there is no command ${word}; what you want is ${meant}: uri ${command} --help\n`,
    );
  });

  it("leads to what is not a command", async () => {
    expect((await uri(["man"])).stderr).toBe(
      "uri: there is no command man; what you want is help: uri help\n",
    );
    expect((await uri(["version"])).stderr).toContain("uri --version\n");
  });

  it("suggests a command only if it is spelt almost so", async () => {
    for (const word of ["xyzzy", "sift", "prune", "mangle"])
      expect((await uri([word])).stderr).not.toContain("Did you mean");
  });
});

describe("help", () => {
  it.each([
    ["help", "validate"],
    ["validate", "--help"],
    ["help", "verify"],
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

/** The command line: help, exit statuses, and what is dangerous to show. */

import { Buffer } from "node:buffer";
import { basename, dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { shownAt, uri, withFile } from "../test/run-uri.ts";

describe("uri --help", () => {
  const names = [
    "inspect",
    "parse",
    "check",
    "plan",
    "report",
    "standards",
    "confuse",
    "guard",
    "redact",
    "resolve",
    "relativize",
    "compare",
    "normalize",
    "encode",
    "decode",
    "expand",
    "extract",
  ];

  it("lists every command", async () => {
    const { stdout } = await uri(["--help"]);
    for (const name of names) expect(stdout).toContain(`  ${name} `);
  });

  it("lists every command also before the name of one", async () => {
    const { stdout } = await uri(["--help", "check"]);
    for (const name of names) expect(stdout).toContain(`  ${name} `);
  });

  it.each([
    [["--no-color", "check", "x"]],
    [["check", "--no-color", "x"]],
    [["--", "check", "x"]],
    [["check", "--", "x"]],
  ])("finds the command in %j", async (args) => {
    expect(await uri(args)).toEqual({ status: 0, stdout: "valid\n", stderr: "" });
  });

  it.each(names)("has examples for %s", async (name) => {
    const { stdout, status } = await uri([name, "--help"]);
    expect(status).toBe(0);
    expect(stdout).toMatch(new RegExp(`Examples:\n  .*uri ${name} `));
  });
});

describe("exit status", () => {
  it("is 0 if all is valid, 1 if some input is not, under every policy", async () => {
    expect((await uri(["check"], "a\nb\n")).status).toBe(0);
    for (const policy of ["empty", "keep", "drop", "stop"])
      expect((await uri(["check", "--invalid", policy], "a\nb c\n")).status).toBe(1);
  });

  it.each([
    [[]],
    [["nothing"]],
    [["check", "--nothing"]],
    [["check", "--as", "nothing"]],
    [["check", "--input"]],
    [["check", "--input", "no such file"]],
    [["check", "--input", "."]],
    [["check", "--input", "file", "argument"]],
    [["check", "--invalid", "nothing"]],
    [["resolve", "a"]],
    [["resolve", "--base", "relative", "a"]],
    [["resolve", "--base", "http://a b/", "a"]],
    [["compare", "a"]],
    [["compare", "a", "b", "c"]],
  ])("is 2 for wrong usage, and the error is explained: %j", async (args) => {
    const { status, stdout, stderr } = await uri(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).not.toBe("");
    expect(stderr).not.toContain("    at ");
  });

  it("suggests what was perhaps meant", async () => {
    expect((await uri(["normalise"])).stderr).toContain("Did you mean normalize?");
    expect((await uri(["check", "--jsn"])).stderr).toContain("Did you mean --json?");
  });

  it("is 0 for --help and --version", async () => {
    expect(await uri(["--version"])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    });
    expect(await uri(["-V"])).toEqual(await uri(["--version"]));
    expect((await uri(["--help"])).status).toBe(0);
  });
});

describe("what is dangerous to show", () => {
  const nasty = [
    "\u001b[31mred",
    "http://a/\u0007",
    "http://u:secret@h/ x",
    "http://u:secret@h/\u0000",
    "a\u009b2J",
    "\u202eevil",
    "%1B%5B31m%0A%0D%C2%9B",
    "%0A",
    "é\ud83d",
    "http://a/%1b",
  ];
  const commands = [
    ["inspect"],
    ["parse"],
    ["check"],
    ["resolve", "--base", "http://b/"],
    ["relativize", "--base", "http://b/"],
    ["normalize"],
    ["compare"],
    ["report"],
    ["encode"],
    ["decode"],
  ];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/;

  it.each(commands)("uri %s shows no control character of the input", async (...command) => {
    const { stdout, stderr } = await uri(command, nasty.map((line) => `${line}\n`).join(""));
    expect(stdout).not.toMatch(CONTROL);
    expect(stderr).not.toMatch(CONTROL);
    const json = await uri([...command, "--json"], nasty.map((line) => `${line}\n`).join(""));
    expect(json.stdout).not.toMatch(CONTROL);
  });

  it("shows no control character in a message about the arguments or a file", async () => {
    expect((await uri(["check", "--\u001b[31m"])).stderr).not.toMatch(CONTROL);
    expect((await uri(["\u001b[31m"])).stderr).not.toMatch(CONTROL);
    expect((await uri(["check", "--input", "\u001b[31m"])).stderr).not.toMatch(CONTROL);
  });

  it.each([
    ["inspect", "http://user:geheim@example.org/"],
    ["inspect", "http://user:geheim@example.org/ b"],
    ["check", "http://user:geheim@example.org/"],
    ["check", "http://user:geheim@example.org/ b"],
    ["plan", "ftp://user:geheim@example.org/"],
    ["plan", "http://user:geheim@example.org/"],
    ["report", "http://user:geheim@example.org/ b"],
    ["standards", "http://user:geheim@example.org/"],
    ["standards", "http://user:geheim@example.org/ b"],
    ["compare", "http://user:geheim@example.org/", "HTTP://user:geheim@example.org/"],
    ["compare", "http://user:geheim@example.org/ b", "c"],
  ])("Wikipedia, Syntax (000-21): the JSON of %s %s has no password", async (...args) => {
    const { stdout, stderr } = await uri([...args, "--json"]);
    expect(stdout).not.toBe("");
    expect(stdout + stderr).not.toContain("geheim");
  });

  it("Wikipedia, Syntax (000-21): an empty password is shown: there is none", async () => {
    expect((await uri(["inspect", "--json", "http://u:@h/"])).stdout).toContain('"http://u:@h/"');
    expect((await uri(["inspect", "http://u:@h/"])).stdout).toContain("http://u:@h/");
  });

  it("shows no password in an error message (§3.2.1)", async () => {
    const bad = "http://user:secret@example.org/a b";
    for (const args of [["check", bad], ["inspect", bad], ["normalize", bad], ["compare", bad, "x"], [bad]]) {
      const { stdout, stderr, status } = await uri(args);
      expect(status).not.toBe(0);
      expect(stdout + stderr).not.toContain("secret");
    }
    expect((await uri(["resolve", "--base", bad, "x"])).stderr).not.toContain("secret");
    expect((await uri(["check"], `${bad}\n`)).stderr).not.toContain("secret");
    expect((await uri(["report"], `${bad}\n`)).stdout).not.toContain("secret");
  });

  it("colours nothing outside a terminal", async () => {
    const { stdout, stderr } = await uri(["inspect", "http://u:p@a/?q#f", "a b"]);
    expect(stdout + stderr).not.toContain("\u001b");
  });
});

describe("an argument that is the name of a file", () => {
  it("is no file if it is too long for the name of one", async () => {
    const { stdout, status } = await uri(["check", `/${"a".repeat(5000)}`]);
    expect({ stdout, status }).toEqual({ stdout: "valid\n", status: 0 });
  });

  it("is read as it stands, and a note on standard error says how to read the file", async () => {
    await withFile("http://a/ b\n", async (path) => {
      const { status, stdout, stderr } = await uri(["check", path]);
      expect([status, stdout]).toEqual([0, "valid\n"]);
      expect(stderr).toContain(`uri check --input ${path}`);
    });
  });

  it("has no note if there is no such file", async () => {
    expect((await uri(["check", "no-such-file.txt", "http://a/"])).stderr).toBe("");
  });
});

describe("an option that is given twice", () => {
  it.each([
    ["resolve", "-b", "http://a/", "--base", "http://b/", "c"],
    ["check", "--as", "uri", "--as", "uri", "a:b"],
  ])("is wrong usage, for its first value would be lost: %s %s", async (...args) => {
    expect(await uri(args)).toMatchObject({ status: 2, stderr: expect.stringContaining("only once") });
  });

  it.each([
    ["--port", "80", "--no-port"],
    ["--no-port", "--port", "80"],
    ["--no-password", "--password="],
  ])("or that is given and taken back: set %s %s %s", async (...args) => {
    expect(await uri(["set", ...args, "http://u:p@a:1/"])).toMatchObject({
      status: 2,
      stdout: "",
      stderr: expect.stringMatching(/^uri: option '--\S.*' cannot be used with option '--/),
    });
    expect((await uri(["set", "--no-port", "--no-port", "http://a:1"])).stdout).toBe("http://a\n");
  });
});

/** How files begin that are not text in UTF-8 (RFC 1952 §2.3.1, RFC 2781 §3.2), and their messages. */
const FOREIGN = [
  ["\xff\xfea\0", "UTF-16; convert it first: iconv -f UTF-16 -t UTF-8"],
  ["\xfe\xff\0a", "UTF-16; convert it first: iconv -f UTF-16 -t UTF-8"],
  ["a\0b\0\n\0", "UTF-16; convert it first: iconv -f UTF-16LE -t UTF-8"],
  ["\0a\0b\0\n", "UTF-16; convert it first: iconv -f UTF-16BE -t UTF-8"],
] as const;

describe("a word that is no command, but a reference", () => {
  it.each(["http://a/", "a/b", "C:\\a", "mailto:a@b"])("is inspected: %s", async (word) => {
    expect(await uri([word, "--json"])).toEqual(await uri(["inspect", word, "--json"]));
    expect(await uri(["--no-color", word])).toEqual(await uri(["inspect", word]));
  });

  it("is none without a colon or a slash: what was probably meant is said", async () => {
    await withFile("http://a/\n", async (path) => {
      const folder = process.cwd();
      process.chdir(dirname(path));
      expect((await uri([basename(path)])).stderr).toContain("uri check --input list.txt");
      process.chdir(folder);
    });
    for (const [word, advice] of [
      ["example.org", "uri https://example.org/"],
      ["10.0.0.1", "uri https://10.0.0.1/"],
      ["bücher.de", "uri https://bücher.de/"],
      ["no-such.txt", "no file of that name"],
    ] as const) {
      const { status, stdout, stderr } = await uri([word]);
      expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
      expect(stderr).toContain(advice);
      expect(stderr.split("\n")).toHaveLength(2);
    }
    expect(await uri(["help", "a/b"])).toMatchObject({ status: 2, stdout: "" });
  });
});

describe("a list", () => {
  it("that is not text in UTF-8 is recognized by its first octets", async () => {
    for (const command of ["check", "report"]) {
      for (const [octets, name] of FOREIGN) {
        const { status, stdout, stderr } = await uri([command], Buffer.from(octets, "latin1"));
        expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
        expect(stderr).toBe(`uri: <stdin> looks like ${name} FILE | uri …\n`);
      }
    }
    expect((await uri(["encode"], Uint8Array.of(0x1f, 0x8b))).stdout).toBe("%1F%8B\n");
  });

  it("is standard input, if the one argument is -", async () => {
    expect((await uri(["normalize", "-"], "HTTP://a")).stdout).toBe("http://a\n");
    expect((await uri(["normalize", "-", "./-"], "HTTP://a")).stdout).toBe("-\n./-\n");
    expect((await uri(["normalize", "-i", "-", "-"], "HTTP://a")).status).toBe(2);
  });

  it("of one argument keeps no place for an invalid one; of several it does", async () => {
    expect((await uri(["parse", "a b"])).stdout).toBe("");
    expect((await uri(["normalize", "a b", "HTTP://c"])).stdout).toBe("\nhttp://c\n");
  });
});

describe("on a narrow terminal", () => {
  it.each([
    [["check", "--bogus-option-of-some-length"], "uri: unknown option"],
    [["extract", "--type", "bogus", "x"], "uri: option '--type <TYPE>'"],
    [["resolve", "--base", "http://a/", "--base", "b", "a"], "uri: resolve: give --base"],
    [["extract", "https://example.org/"], "uri: https://example.org/"],
  ])("no message is cut within a word: %j", async (args, start) => {
    const { stderr } = await shownAt(40, args);
    expect(stderr.startsWith(start)).toBe(true);
    const lines = stderr.split("\n");
    expect(lines.filter((line) => line.length > 40)).toEqual([]);
    const words = (await uri(args)).stderr.split(/\s+/);
    expect(stderr.split(/\s+/)).toEqual(words);
  });
});

/** `-q` and `-n`, which mean the same for every command of lines. */

import { describe, expect, it } from "vitest";
import { objects, shownAt, uri } from "../../test/run-uri.ts";

const NOTHING = { stdout: "", stderr: "" };

describe("-q", () => {
  it.each([
    [["check"], 1],
    [["normalize"], 1],
    [["normalize", "--to", "key"], 1],
    [["get", "{host}"], 1],
    [["audit"], 1],
    [["standards"], 1],
    [["guard", "--scheme", "http", "--allow-host", "*"], 1],
    [["repair"], 0],
    [["report"], 1],
    [["unique"], 1],
  ])("leaves nothing but the exit status: %j", async (args, status) => {
    const input = "http://u:geheim@h.example/\na b\nb\n";
    for (const more of [["-q"], ["--quiet", "--json"], ["-q", "--color", "never"]]) {
      expect(await uri([...args, ...more], input)).toEqual({ ...NOTHING, status });
      expect(await shownAt(80, [...args, ...more], input)).toEqual({ ...NOTHING, status });
    }
  });

  it("leaves what is wrong with the usage", async () => {
    const { status, stderr } = await uri(["check", "-q", "-i", "/nowhere"]);
    expect([status, stderr]).toEqual([2, "uri: cannot read /nowhere: no such file or directory\n"]);
  });
});

describe("-n", () => {
  it.each([
    [["check"], "1:valid\n\n3:valid\n"],
    [["normalize"], "1:http://a/\n\n3:b\n"],
    [["normalize", "--to", "surt"], "1:HTTP://(a,)/\n\n3:b\n"],
    [["get", "{path}"], "1:/\n\n3:b\n"],
    [["unique"], "1:HTTP://a/\n3:b\n"],
    [["resolve", "--base", "x:/"], "1:HTTP://a/\n\n3:x:/b\n"],
  ])("prints the number of each line that gives one: %j", async (args, output) => {
    expect((await uri([...args, "-n"], "HTTP://a/\na b\nb\n")).stdout).toBe(output);
  });

  it("is a member of the JSON", async () => {
    for (const args of [["parse"], ["check"], ["standards"]]) {
      const found = objects((await uri([...args, "--json", "-n"], "a\nb c\n")).stdout);
      expect(found).toMatchObject([{ line: 1 }, { line: 2 }]);
    }
  });
});

describe("a verdict stands beside its line", () => {
  it.each([
    [
      ["audit"],
      "http://u:pw@w3.org/\nhttps://www.wikipedia.org/\r\na\tb",
      ["danger password\thttp://u:***@w3.org/", "clean\thttps://www.wikipedia.org/", /^danger \S+\ta\\tb$/],
    ],
    [
      ["standards"],
      "http://a/\nhttp://a/~b\n",
      ["alike\thttp://a/", "different rejected=rfc1738,rfc1808\thttp://a/~b"],
    ],
    [["compare"], "a\t./a\nhttp://u:pw@a\tb\n", ["different\ta\t./a", "different\thttp://u:***@a\tb"]],
    [
      ["guard", "--scheme", "https", "--allow-host", "*"],
      "https://w3.org\nhttp://w3.org\n",
      ["allow https://w3.org/", "deny scheme-not-allowed\thttp://w3.org"],
    ],
  ] as const)("%j", async (args, input, lines) => {
    const printed = (await uri(args, input)).stdout.trimEnd().split("\n");
    expect(printed).toHaveLength(lines.length);
    lines.forEach((line, at) => {
      if (typeof line === "string") expect(printed[at]).toBe(line);
      else expect(printed[at]).toMatch(line);
    });
  });

  it("has its secrets if --show-secrets is given, and its number with -n", async () => {
    expect((await uri(["audit", "--show-secrets", "-n"], "http://u:pw@w3.org/\n")).stdout).toBe(
      "1:danger password\thttp://u:pw@w3.org/\n",
    );
  });
});

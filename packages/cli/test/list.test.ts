/** The contract of `uri` on lists: every sentence of it. */

import { spawn, spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { MAIN, objects, uri, withFile } from "./uri.ts";

describe("one line out for each line in, in order", () => {
  it("reads standard input, or --input FILE, or the arguments", () => {
    const expected = "http://example.com/\nb\n";
    expect(uri(["normalize"], "HTTP://EXAMPLE.com/\nb\n").stdout).toBe(expected);
    expect(uri(["normalize", "--input", "-"], "HTTP://EXAMPLE.com/\nb\n").stdout).toBe(expected);
    expect(uri(["normalize", "HTTP://EXAMPLE.com/", "b"]).stdout).toBe(expected);
    withFile("HTTP://EXAMPLE.com/\nb\n", (path) => {
      expect(uri(["normalize", "--input", path]).stdout).toBe(expected);
    });
  });

  it("accepts CRLF, skips a byte order mark, and ends every line out with a line end", () => {
    const lines = "\ufeffhttp://a/\r\nHTTP://b/\r\nc";
    expect(uri(["normalize"], lines)).toEqual({ status: 0, stdout: "http://a/\nhttp://b/\nc\n", stderr: "" });
    expect(uri(["check"], lines).stdout).toBe("valid\nvalid\nvalid\n");
  });

  it("takes an empty line for the empty reference", () => {
    expect(uri(["resolve", "--base", "http://a/b?q"], "\n\r\n").stdout).toBe("http://a/b?q\nhttp://a/b?q\n");
    expect(uri(["check"], "\n").stdout).toBe("valid\n");
  });

  it("knows no line in an empty input", () => {
    for (const command of ["normalize", "check", "parse", "inspect", "encode"])
      expect(uri([command], "")).toEqual({ status: 0, stdout: "", stderr: "" });
  });

  it("keeps the order over many blocks, changed lines and unchanged ones mixed", () => {
    const lines = Array.from(
      { length: 60_000 },
      (_, at) => `${at % 7 ? "http" : "HTTP"}://host${at}.example/`,
    );
    const { stdout, status } = uri(["normalize"], lines.map((line) => `${line}\n`).join(""));
    expect(status).toBe(0);
    expect(stdout).toBe(lines.map((line) => `${line.toLowerCase()}\n`).join(""));
  });

  it("answers a line as soon as it is there", async () => {
    const child = spawn(process.execPath, [MAIN, "normalize"]);
    child.stdin.write("HTTP://a/\n");
    const answer = await new Promise((resolve) => child.stdout.once("data", resolve));
    expect(String(answer)).toBe("http://a/\n");
    child.stdin.end();
  });
});

describe("--invalid empty|keep|drop|stop", () => {
  const lines = "HTTP://a/\nb c\nHTTP://d/\n";
  const report = "<stdin>:2:2: a space is not allowed in a path (§3.3); write it as %20\n";

  it.each([
    ["empty", "http://a/\n\nhttp://d/\n"],
    ["keep", "http://a/\nb c\nhttp://d/\n"],
    ["drop", "http://a/\nhttp://d/\n"],
    ["stop", "http://a/\n"],
  ])("%s", (policy, stdout) => {
    expect(uri(["normalize", "--invalid", policy], lines)).toEqual({ status: 1, stdout, stderr: report });
  });

  it("is empty unless asked otherwise", () => {
    expect(uri(["normalize"], lines).stdout).toBe("http://a/\n\nhttp://d/\n");
  });

  it("keeps an invalid line octet by octet, whatever it holds", () => {
    const octets = Buffer.from([0xff, 0x1b, 0x5b, 0x41, 0xc3, 0xa9, 0x00]);
    const { stdout } = spawnSync(process.execPath, [MAIN, "normalize", "--invalid", "keep"], {
      input: Buffer.concat([octets, Buffer.from("\r\nx")]),
    });
    expect(stdout).toEqual(Buffer.concat([octets, Buffer.from("\nx\n")]));
  });

  it("reports FILE:LINE:COLUMN, the column in UTF-16 code units of the text", () => {
    withFile("ok\n\u{1f600}\n", (path) => {
      expect(uri(["check", "--input", path]).stderr).toMatch(/^.*list\.txt:2:1: /);
    });
    const { stdout } = uri(["check", "--json"], "http://example.org/é\n");
    expect(objects(stdout)).toMatchObject([
      { reference: "http://example.org/é", valid: false, error: { index: 19, code: "non-ascii" } },
    ]);
  });

  it("reports every invalid line, however many", () => {
    const { stderr, status } = uri(["normalize"], "a b\n".repeat(20_000));
    expect(status).toBe(1);
    expect(stderr.split("\n").length - 1).toBe(20_000);
    expect(stderr).toContain("<stdin>:20000:2: ");
  });

  it("reports an argument by its number, with a caret", () => {
    expect(uri(["normalize", "ok", "a b"]).stderr).toBe(
      "<arguments>:2:2: a space is not allowed in a path (§3.3); write it as %20\n  a b\n   ^\n",
    );
  });
});

describe("--json", () => {
  it("gives an object for every line, the invalid ones too, under every policy but stop", () => {
    for (const policy of ["empty", "keep", "drop"]) {
      const { stdout, status } = uri(["normalize", "--json", "--invalid", policy], "HTTP://a\nb c\n\n");
      expect(status).toBe(1);
      expect(objects(stdout)).toEqual([
        { reference: "HTTP://a", valid: true, result: "http://a" },
        {
          reference: "b c",
          valid: false,
          error: {
            index: 1,
            code: "forbidden-character",
            rule: "path-noscheme",
            section: "RFC 3986 §3.3",
            message: "a space is not allowed in a path (§3.3); write it as %20",
          },
        },
        { reference: "", valid: true, result: "" },
      ]);
    }
    expect(objects(uri(["normalize", "--json", "--invalid", "stop"], "a b\nc\n").stdout)).toHaveLength(1);
  });

  it("writes control and invisible characters as escapes", () => {
    const line = "\u001b\u007f\u009b\u202e\u2028\ufeff\u{e0001}";
    const { stdout } = uri(["normalize", "--json"], `a${line}\n`);
    expect(stdout).toMatch(/^[\u0020-\u007e§]+\n$/);
    expect(objects(stdout)).toMatchObject([{ reference: `a${line}` }]);
  });
});

describe("a line that is not UTF-8", () => {
  const lines = Uint8Array.of(0x63, 0x61, 0x66, 0xe9, 0x0a, 0xef, 0xbf, 0xbd, 0xff, 0x0a, 0x61, 0x0a);

  it("is no IRI, and its place is told, also behind a U+FFFD that is meant", () => {
    const { status, stdout, stderr } = uri(["normalize"], lines);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "\n\na\n" });
    expect(stderr).toMatch(/^<stdin>:1:4: this is not UTF-8.*\n<stdin>:2:2: this is not UTF-8.*\n$/);
  });

  it("is told from millions of U+FFFD before it without going over them again and again", () => {
    const line = `${"\xef\xbf\xbd".repeat(1_000_000)}\xff\n`;
    expect(uri(["normalize"], Buffer.from(line, "latin1")).stderr).toMatch(
      /^<stdin>:1:1000001: this is not UTF-8/,
    );
  });

  it("has no text in the JSON, which would be another one", () => {
    const [line] = objects(uri(["decode", "--json"], lines).stdout);
    expect(line).toEqual({
      valid: false,
      error: { index: 3, code: "not-utf-8", rule: "line", section: "uri", message: expect.any(String) },
    });
  });

  it("is encoded octet by octet", () => {
    const bad = Uint8Array.of(0xff, 0x0a);
    expect(uri(["encode"], bad)).toEqual({ status: 0, stdout: "%FF\n", stderr: "" });
  });

  it("counts as invalid in a report", () => {
    expect(objects(uri(["report", "--json"], lines).stdout)[0]).toMatchObject({
      lines: 3,
      valid: 1,
      invalid: 2,
    });
  });
});

describe("a line that is too long", () => {
  const long = `http://a/${"b".repeat(17 * 1024 * 1024)}`;

  it("is invalid, is not read, and harms none of its neighbours", () => {
    const { stdout, stderr, status } = uri(["normalize"], `HTTP://x/\n${long}\nHTTP://y/\n`);
    expect({ stdout, status }).toEqual({ status: 1, stdout: "http://x/\n\nhttp://y/\n" });
    expect(stderr).toMatch(/^<stdin>:2:\d+: the line is longer than 16 MiB/);
  });

  it("is kept whole, if it is to be kept", () => {
    const { stdout } = uri(["normalize", "--invalid", "keep"], `HTTP://x/\n${long}\nHTTP://y/\n`);
    expect(stdout === `http://x/\n${long}\nhttp://y/\n`).toBe(true);
  });

  it("gives an object", () => {
    expect(objects(uri(["parse", "--json"], long).stdout)).toMatchObject([
      { valid: false, error: { code: "line-too-long", section: "uri" } },
    ]);
  });
});

describe("exit status", () => {
  it("is 0 if all is valid, 1 if some input is not, whatever became of it", () => {
    expect(uri(["check"], "a\nb\n").status).toBe(0);
    for (const policy of ["empty", "keep", "drop", "stop"])
      expect(uri(["check", "--invalid", policy], "a\nb c\n").status).toBe(1);
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
  ])("is 2 for wrong usage, which is explained: %j", (args) => {
    const { status, stdout, stderr } = uri(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).not.toBe("");
    expect(stderr).not.toContain("    at ");
  });

  it("suggests what may have been meant", () => {
    expect(uri(["normalise"]).stderr).toContain("Did you mean normalize?");
    expect(uri(["check", "--jsn"]).stderr).toContain("Did you mean --json?");
  });

  it("is 0 for --help and --version", () => {
    expect(uri(["--version"])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    });
    expect(uri(["--help"]).status).toBe(0);
  });
});

describe("a closed pipe", () => {
  it.each([["normalize"], ["parse"], ["check"]])("ends %s quietly", async (command) => {
    const child = spawn(process.execPath, [MAIN, command]);
    let stderr = "";
    child.stderr.on("data", (data) => {
      stderr += data;
    });
    child.stdin.on("error", () => {}); // the other pipe is closed too, then
    child.stdin.write("http://example.com/\n".repeat(200_000));
    child.stdout.once("data", () => child.stdout.destroy());
    const status = await new Promise((resolve) => child.on("close", resolve));
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
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

  it.each(commands)("%s shows no control character of the input", (...command) => {
    const { stdout, stderr } = uri(command, nasty.map((line) => `${line}\n`).join(""));
    expect(stdout).not.toMatch(CONTROL);
    expect(stderr).not.toMatch(CONTROL);
    const json = uri([...command, "--json"], nasty.map((line) => `${line}\n`).join(""));
    expect(json.stdout).not.toMatch(CONTROL);
  });

  it("shows none in a message about the arguments or a file", () => {
    expect(uri(["check", "--\u001b[31m"]).stderr).not.toMatch(CONTROL);
    expect(uri(["\u001b[31m"]).stderr).not.toMatch(CONTROL);
    expect(uri(["check", "--input", "\u001b[31m"]).stderr).not.toMatch(CONTROL);
  });

  it("shows no password in an error message (§3.2.1)", () => {
    const bad = "http://user:secret@example.org/a b";
    for (const args of [["check", bad], ["inspect", bad], ["normalize", bad], ["compare", bad, "x"], [bad]]) {
      const { stdout, stderr, status } = uri(args);
      expect(status).not.toBe(0);
      expect(stdout + stderr).not.toContain("secret");
    }
    expect(uri(["resolve", "--base", bad, "x"]).stderr).not.toContain("secret");
    expect(uri(["check"], `${bad}\n`).stderr).not.toContain("secret");
    expect(uri(["report"], `${bad}\n`).stdout).not.toContain("secret");
  });

  it("colours nothing that is not a terminal", () => {
    const { stdout, stderr } = uri(["inspect", "http://u:p@a/?q#f", "a b"]);
    expect(stdout + stderr).not.toContain("\u001b");
  });
});

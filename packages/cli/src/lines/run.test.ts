/** The contract of `uri` on lists, sentence by sentence. */

import { Buffer } from "node:buffer";
import { extent, proof } from "@urikit/abnf/extent";
import { describe, expect, it } from "vitest";
import { objects, resultsIn, uri, uriOctets, withFile } from "../../test/run-uri.ts";

describe("one line out for each line in, in order", () => {
  it("reads standard input, or --input FILE, or the arguments", async () => {
    const expected = "http://example.com/\nb\n";
    expect((await uri(["normalize"], "HTTP://EXAMPLE.com/\nb\n")).stdout).toBe(expected);
    expect((await uri(["normalize", "--input", "-"], "HTTP://EXAMPLE.com/\nb\n")).stdout).toBe(expected);
    expect((await uri(["normalize", "HTTP://EXAMPLE.com/", "b"])).stdout).toBe(expected);
    await withFile("HTTP://EXAMPLE.com/\nb\n", async (path) => {
      expect((await uri(["normalize", "--input", path])).stdout).toBe(expected);
    });
  });

  it("accepts CRLF, skips a byte order mark, and ends every line with a line end", async () => {
    const lines = "\ufeffhttp://a/\r\nHTTP://b/\r\nc";
    expect(await uri(["normalize"], lines)).toEqual({
      status: 0,
      stdout: "http://a/\nhttp://b/\nc\n",
      stderr: "",
    });
    expect((await uri(["check"], lines)).stdout).toBe("valid\nvalid\nvalid\n");
  });

  it("takes an empty line for the empty reference", async () => {
    expect((await uri(["resolve", "--base", "http://a/b?q"], "\n\r\n")).stdout).toBe(
      "http://a/b?q\nhttp://a/b?q\n",
    );
    expect((await uri(["check"], "\n")).stdout).toBe("valid\n");
  });

  it("finds no line in an empty input", async () => {
    for (const command of ["normalize", "check", "parse", "inspect", "encode"])
      expect(await uri([command], "")).toEqual({ status: 0, stdout: "", stderr: "" });
  });

  it("keeps the order over many blocks, changed lines and unchanged ones mixed", async () => {
    const lines = Array.from(
      { length: 60_000 },
      (_, at) => `${at % 7 ? "http" : "HTTP"}://host${at}.example/`,
    );
    const { stdout, status } = await uri(["normalize"], lines.map((line) => `${line}\n`).join(""));
    expect(status).toBe(0);
    expect(stdout).toBe(lines.map((line) => `${line.toLowerCase()}\n`).join(""));
  });
});

describe("several files", () => {
  it("are read one after another, each with its own lines", async () => {
    await withFile("\ufeffHTTP://a\nb c", async (first) => {
      await withFile("HTTP://b\n\u{e9}\n", async (second) => {
        const { status, stdout, stderr } = await uri(["normalize", "-i", first, "--input", second]);
        expect([status, stdout]).toEqual([1, "http://a\n\nhttp://b\n\n"]);
        expect(stderr).toContain(`${first}:2:2: `);
        expect(stderr).toContain(`${second}:2:1: `);
        expect((await uri(["normalize", "--invalid", "stop", "-i", first, "-i", second])).stdout).toBe(
          "http://a\n",
        );
        const { stdout: report } = await uri(["report", "--json", "-i", first, "-i", "-", "-i", second], "x");
        expect(resultsIn(report)).toMatchObject([{ lines: 5, valid: 3, invalid: 2 }]);
      });
    });
  });
});

describe("lines that are left out", () => {
  const lines = "HTTP://a\n\n \t\r\n# b c\n #d\nHTTP://e#f\nb c\n";

  it.each([
    [["--skip-blank"], "http://a\n\n\nhttp://e#f\n\n", [4, 5, 7]],
    [["--skip-comments"], "http://a\n\n\nhttp://e#f\n\n", [3, 7]],
    [["--skip-blank", "--skip-comments"], "http://a\nhttp://e#f\n\n", [7]],
  ] as const)("%j: give no line, and are counted", async (options, result, invalid) => {
    const { stdout, stderr } = await uri(["normalize", ...options], lines);
    expect(stdout).toBe(result);
    expect([...stderr.matchAll(/^<stdin>:(\d+):/gm)].map(([, line]) => Number(line))).toEqual(invalid);
    expect((await uri(["normalize", ...options], lines.replace(/\n$/, ""))).stdout).toBe(result);
    const { stdout: report } = await uri(["report", "--json", ...options], lines);
    expect(resultsIn(report)).toMatchObject([
      { lines: result.split("\n").length - 1, invalid: invalid.length },
    ]);
  });

  it("leave unchanged lines around them as they are", async () => {
    expect((await uri(["normalize", "--skip-blank"], "a\n\nb\n\nc")).stdout).toBe("a\nb\nc\n");
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
  ])("%s", async (policy, stdout) => {
    expect(await uri(["normalize", "--invalid", policy], lines)).toEqual({
      status: 1,
      stdout,
      stderr: report,
    });
  });

  it("is empty by default", async () => {
    expect((await uri(["normalize"], lines)).stdout).toBe("http://a/\n\nhttp://d/\n");
  });

  it("keeps an invalid line octet by octet, whatever it holds", async () => {
    const octets = Buffer.from([0xff, 0x1b, 0x5b, 0x41, 0xc3, 0xa9, 0x00]);
    const { stdout } = await uriOctets(
      ["normalize", "--invalid", "keep"],
      Buffer.concat([octets, Buffer.from("\r\nx")]),
    );
    expect(stdout).toEqual(Buffer.concat([octets, Buffer.from("\nx\n")]));
  });

  it("reports FILE:LINE:COLUMN, the column in UTF-16 code units of the text", async () => {
    await withFile("ok\n\u{1f600}\n", async (path) => {
      expect((await uri(["check", "--input", path])).stderr).toMatch(/^.*list\.txt:2:1: /);
    });
    const { stdout } = await uri(["check", "--json"], "http://example.org/é\n");
    expect(objects(stdout)).toMatchObject([
      { reference: "http://example.org/é", valid: false, error: { index: 19, code: "non-ascii" } },
    ]);
  });

  it("reports every invalid line, however many", async () => {
    const { stderr, status } = await uri(["normalize"], "a b\n".repeat(extent(5000, 20_000)));
    expect(status).toBe(1);
    expect(stderr.split("\n").length - 1).toBe(extent(5000, 20_000));
    expect(stderr).toContain(`<stdin>:${extent(5000, 20_000)}:2: `);
  });

  it("reports an argument by its number, with a caret", async () => {
    expect((await uri(["normalize", "ok", "a b"])).stderr).toBe(
      "<arguments>:2:2: a space is not allowed in a path (§3.3); write it as %20\n  a b\n   ^\n",
    );
  });
});

describe("--json", () => {
  it("gives an object for every line, also for invalid ones, under every policy except stop", async () => {
    for (const policy of ["empty", "keep", "drop"]) {
      const { stdout, status } = await uri(["normalize", "--json", "--invalid", policy], "HTTP://a\nb c\n\n");
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
    expect(
      objects((await uri(["normalize", "--json", "--invalid", "stop"], "a b\nc\n")).stdout),
    ).toHaveLength(1);
  });

  it("writes control and invisible characters as escapes", async () => {
    const line = "\u001b\u007f\u009b\u202e\u2028\ufeff\u{e0001}";
    const { stdout } = await uri(["normalize", "--json"], `a${line}\n`);
    expect(stdout).toMatch(/^[\u0020-\u007e§]+\n$/);
    expect(objects(stdout)).toMatchObject([{ reference: `a${line}` }]);
  });
});

describe("a line that is not UTF-8", () => {
  const lines = Uint8Array.of(0x63, 0x61, 0x66, 0xe9, 0x0a, 0xef, 0xbf, 0xbd, 0xff, 0x0a, 0x61, 0x0a);

  it("is invalid, and its place is reported, also after a U+FFFD that the line holds", async () => {
    const { status, stdout, stderr } = await uri(["normalize"], lines);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "\n\na\n" });
    expect(stderr).toMatch(/^<stdin>:1:4: this is not UTF-8.*\n<stdin>:2:2: this is not UTF-8.*\n$/);
  });

  proof("is found after millions of U+FFFD without reading them again and again", async () => {
    const line = `${"\xef\xbf\xbd".repeat(1_000_000)}\xff\n`;
    expect((await uri(["normalize"], Buffer.from(line, "latin1"))).stderr).toMatch(
      /^<stdin>:1:1000001: this is not UTF-8/,
    );
  });

  it("has no text in the JSON, for that would be another text", async () => {
    const [line] = objects((await uri(["decode", "--json"], lines)).stdout);
    expect(line).toEqual({
      valid: false,
      error: { index: 3, code: "not-utf-8", rule: "line", section: "uri", message: expect.any(String) },
    });
  });

  it("is encoded octet by octet", async () => {
    const bad = Uint8Array.of(0xff, 0x0a);
    expect(await uri(["encode"], bad)).toEqual({ status: 0, stdout: "%FF\n", stderr: "" });
  });

  it("counts as invalid in a report", async () => {
    expect(resultsIn((await uri(["report", "--json"], lines)).stdout)[0]).toMatchObject({
      lines: 3,
      valid: 1,
      invalid: 2,
    });
  });
});

describe("a line that is too long", () => {
  const long = `http://a/${"b".repeat(17 * 1024 * 1024)}`;

  it("is invalid and not read, and does no harm to its neighbours", async () => {
    const { stdout, stderr, status } = await uri(["normalize"], `HTTP://x/\n${long}\nHTTP://y/\n`);
    expect({ stdout, status }).toEqual({ status: 1, stdout: "http://x/\n\nhttp://y/\n" });
    expect(stderr).toMatch(/^<stdin>:2:\d+: the line is longer than 16 MiB/);
  });

  it("is kept whole with --invalid keep", async () => {
    const { stdout } = await uri(["normalize", "--invalid", "keep"], `HTTP://x/\n${long}\nHTTP://y/\n`);
    expect(stdout === `http://x/\n${long}\nhttp://y/\n`).toBe(true);
  });

  proof("gives an object", async () => {
    expect(objects((await uri(["parse", "--json"], long)).stdout)).toMatchObject([
      { valid: false, error: { code: "line-too-long", section: "uri" } },
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { objects, uri } from "../../../test/run-uri.ts";

async function repaired(text: string): Promise<readonly [result: string, ...changes: string[]]> {
  const { stdout, stderr } = await uri(["repair"], `${text}\n`);
  return [stdout.replace(/\n$/, ""), ...stderr.split("\n").slice(0, -1)];
}

describe("uri repair", () => {
  it("RFC 3986 App. C: with --invalid keep, a line that can be mended is mended, and another is kept", async () => {
    const { stdout } = await uri(
      ["repair", "--no-notes", "--invalid", "keep"],
      "http://a/~\na b\nhttp://a b/\n",
    );
    expect(stdout).toBe("http://a/~\na%20b\nhttp://a b/\n");
  });

  it.each([
    ["http://h/~a?b#c", "http://h/~a?b#c", []],
    ["(a)", "(a)", []],
    [
      " http://h/ ",
      "http://h/",
      ["<stdin>:1:1: white space around the reference is left out (RFC 3986 App. C)"],
    ],
    [
      "http://h/\t",
      "http://h/",
      ["<stdin>:1:10: white space around the reference is left out (RFC 3986 App. C)"],
    ],
    [
      "http://h/a b c?{#d%",
      "http://h/a%20b%20c?%7B#d%25",
      [
        "<stdin>:1:11: a space is written as %20, 2 times: a path cannot hold it (RFC 3986 §3.3)",
        '<stdin>:1:16: "{" is written as %7B: a query cannot hold it (RFC 3986 §3.4)',
        '<stdin>:1:19: "%" without two hexadecimal digits is written as %25 (RFC 3986 §2.1)',
      ],
    ],
    [
      "http://b\u00fccher.example/\u00e9/\u65e5 b",
      "http://xn--bcher-kva.example/%C3%A9/%E6%97%A5%20b",
      [
        "<stdin>:1:8: the host is written as xn--bcher-kva.example (RFC 3987 §3.1)",
        '<stdin>:1:23: "\u00e9" is written as %C3%A9 (RFC 3987 §3.1), and 1 more beyond ASCII likewise',
        "<stdin>:1:26: a space is written as %20: a path cannot hold it (RFC 3986 §3.3)",
      ],
    ],
    ["C:\\a b", "file:///C:/a%20b", ["<stdin>:1:1: a path of Windows became a file URI (RFC 8089 App. E)"]],
    [
      '"\\\\host.example.com\\Share"', // RFC 8089 App. E.3.1
      "file://host.example.com/Share",
      [
        '<stdin>:1:1: " and " around the reference are left out (RFC 3986 App. C)',
        "<stdin>:1:2: a path of Windows became a file URI (RFC 8089 App. E)",
      ],
    ],
    [
      "http://\u00e9@h/", // RFC 3987 §3.1: an IRI, whose userinfo is mapped as all of it
      "http://%C3%A9@h/",
      ['<stdin>:1:8: "\u00e9" is written as %C3%A9 (RFC 3987 §3.1)'],
    ],
    [
      "git@example.com:o/r.git",
      "ssh://git@example.com/o/r.git",
      ["<stdin>:1:1: a path as git and scp write it became an ssh URI"],
    ],
    [
      "<URL: http://h/a\t b>",
      "http://h/ab",
      [
        "<stdin>:1:1: < and > around the reference are left out (RFC 3986 App. C)",
        '<stdin>:1:2: the prefix "URL:" is left out (RFC 3986 App. C)',
        "<stdin>:1:6: white space around the reference is left out (RFC 3986 App. C)",
        "<stdin>:1:17: white space between < and > is left out (RFC 3986 App. C)",
      ],
    ],
  ])("%j", async (text, result, changes) => {
    expect(await repaired(text)).toEqual([result, ...changes]);
  });

  it.each([
    "'http://h/'",
    "`http://h/`",
    "(http://h/)",
    "[http://h/]",
    "{http://h/}",
    "“http://h/”",
    "«http://h/»",
  ])("leaves out quotes and brackets around a URI: %s", async (text) => {
    expect((await repaired(text))[0]).toBe("http://h/");
  });

  it.each([
    [
      "http:\\\\evil.example",
      "1:6: a backslash is not allowed in a path (§3.3); browsers look for a host here",
    ],
    ["  http://a b/", "1:11: a space is not allowed in a host (§3.2.2)"],
    ["<http://good.example evil.example/>", "1:21: a space is not allowed in a host (§3.2.2)"],
    ["http://h:x/ b", '1:10: "x" is not allowed in a port, which holds only digits (§3.2.3)'],
    [
      "http://evil.example\uff1a80/",
      '1:8: the host has no ASCII form: "\uff1a" stands for ":"; write that if it is meant',
    ],
    ["http://good.example\\@evil.example/", "1:20: a backslash is not allowed in the userinfo"],
    ["(http://a/) (http://b/)", '1:1: "(" is not allowed in a scheme'],
  ])("RFC 3986 §7.6: no host that nobody wrote: %j", async (text, message) => {
    const { status, stdout, stderr } = await uri(["repair"], text);
    expect([status, stdout]).toEqual([1, "\n"]);
    expect(stderr).toContain(`<stdin>:${message}`);
  });

  it.each([
    ["<http://x/>,", "http://x/"],
    ['"http://x/a b"!?', "http://x/a%20b"],
    ["(http://x/).", "http://x/"],
    ["http://a/\u2028\tb\t", "http://a/%E2%80%A8b"],
    ["http://h/a\\..\\b?c\\d", "http://h/a/../b?c%5Cd"],
    ["foo:a\\b", "foo:a%5Cb"],
    ["http://h/a.", "http://h/a."],
  ])("RFC 3986 App. C: %j becomes %s", async (text, result) => {
    expect((await repaired(text))[0]).toBe(result);
  });

  it.each([
    ["example.com", "https://example.com"],
    ["www.example.com:8080/a b.html", "https://www.example.com:8080/a%20b.html"],
    ["localhost:3000", "https://localhost:3000"],
    ["[::1]/a", "https://[::1]/a"],
    ["//h/a", "https://h/a"],
    [" r\u00e4ksm\u00f6rg\u00e5s.se/ ", "https://xn--rksmrgs-5wao1o.se/"],
    ["http//example.com/", "http://example.com/"],
    ["http:///path", "http://path"],
    ["HTTP:/a.example", "HTTP://a.example"],
    ...["/a", "?a.b", "..", ".a", "tel:5551234", "mailto:a@b.c", "", "http:", "http:///"].map(
      (text): [string, string] => [text, text],
    ),
  ])("RFC 3986 §4.5: with --assume-scheme https, %j becomes %s", async (text, result) => {
    expect((await uri(["repair", "--no-notes", "--assume-scheme", "https"], `${text}\n`)).stdout).toBe(
      `${result}\n`,
    );
  });

  it("RFC 3986 §4.5: says what it assumes, and takes a scheme only", async () => {
    const assume = (scheme: string, ...rest: string[]) =>
      uri(["repair", "--assume-scheme", scheme, ...rest, "example.com"]);
    expect((await assume("https")).stderr).toContain('"https://" is assumed before the host (RFC 3986 §4.5)');
    expect(objects((await assume("https", "--json")).stdout)).toMatchObject([
      { valid: true, result: "https://example.com", changes: [{ index: 0 }] },
    ]);
    expect(await assume("https:")).toMatchObject({ status: 2, stdout: "" });
  });

  it("RFC 3986 App. C: with --sentence, punctuation at the end goes", async () => {
    const { stdout, stderr } = await uri(["repair", "--sentence"], "http://a/b.\nhttp://a/?!\nhttp://a/b\n");
    expect(stdout).toBe("http://a/b\nhttp://a/\nhttp://a/b\n");
    expect(stderr).toContain('<stdin>:1:11: "." at the end belongs to the sentence and is left out');
  });

  it.each(["https//example.com/", "http:///path", "http:example.com", "www.example.com"])(
    "guesses no host of a valid reference: %s",
    async (text) => {
      expect(await repaired(text)).toEqual([text]);
    },
  );

  it("gives the changes in the JSON, and says nothing of them with --no-notes", async () => {
    const { status, stdout } = await uri(["repair", "--json", "http://h/a b", "x", "http://a b"]);
    expect(status).toBe(1);
    expect(objects(stdout)).toMatchObject([
      {
        reference: "http://h/a b",
        valid: false,
        result: "http://h/a%20b",
        changes: [{ index: 10, message: "a space is written as %20: a path cannot hold it (RFC 3986 §3.3)" }],
      },
      { reference: "x", valid: true, result: "x" },
      { reference: "http://a b", valid: false, error: { index: 8, code: "forbidden-character" } },
    ]);
    expect(await uri(["repair", "--no-notes"], "a b\n")).toEqual({
      status: 0,
      stdout: "a%20b\n",
      stderr: "",
    });
  });

  it("shows no password, and takes linear time", async () => {
    const { stderr } = await uri(["repair", "http://me:se cret@h/ b", "http://me:secret@h/ b"]);
    expect(stderr).not.toContain("cret");
    const long = ` ${"( ".repeat(200_000)}x`;
    expect((await uri(["repair", "--no-notes"], long)).stdout.length).toBe(long.length - 1 + 200_000 * 2 + 1);
  });
});

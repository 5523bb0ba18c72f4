/** `uri expand`: RFC 6570. */

import { describe, expect, it } from "vitest";
import { objects, uri, withFile } from "../../test/run-uri.ts";

describe("uri expand (RFC 6570)", () => {
  it("expands arguments, or each line, with the values of --var", async () => {
    expect(await uri(["expand", "/{a}{?b,c}", "--var", "a=AC/DC", "--var", "b=1=2"])).toEqual({
      status: 0,
      stdout: "/AC%2FDC?b=1%3D2\n",
      stderr: "",
    });
    expect((await uri(["expand", "--var", "a=é"], "{a}\r\n\n{+a}/\n")).stdout).toBe("%C3%A9\n\n%C3%A9/\n");
  });

  it("makes a list of a --var that is given again (§2.3)", async () => {
    const args = ["--var", "a=1", "--var", "a=2", "--var", "a=3"];
    expect((await uri(["expand", "{a}{/a*}", ...args])).stdout).toBe("1,2,3/1/2/3\n");
  });

  it("reads values from a JSON object; --var goes before them", async () => {
    const values = JSON.stringify({ a: [1, "b"], k: { x: 1, y: null }, b: true, c: "from the file" });
    await withFile(`\ufeff${values}`, async (path) => {
      const args = ["expand", "{a}{?k*,b,c}", "--vars", path, "--var", "c=d"];
      expect((await uri(args)).stdout).toBe("1,b?x=1&b=true&c=d\n");
    });
    expect((await uri(["expand", "{a}", "--vars", "-"], '{"a": "1"}')).stdout).toBe("1\n");
  });

  it("gives JSON", async () => {
    const { stdout, status } = await uri(["expand", "--json", "--var", "a=b"], "/{a}\n{a\n");
    expect(objects(stdout)).toEqual([
      { reference: "/{a}", valid: true, result: "/b" },
      {
        reference: "{a",
        valid: false,
        error: {
          index: 0,
          code: "invalid-expression",
          rule: "expression",
          section: "RFC 6570 §2.2",
          message: 'the expression has no "}" (RFC 6570 §2.2)',
        },
      },
    ]);
    expect(status).toBe(1);
  });

  it("reports a text that is not a template, or a prefix of a value with members", async () => {
    const { stdout, stderr, status } = await uri(["expand", "{a:3} b"]);
    expect({ stdout, status }).toEqual({ stdout: "", status: 1 });
    expect(stderr).toBe(
      "<arguments>:1:6: a space is not allowed in a template (RFC 6570 §2.1); write it as %20\n  {a:3} b\n       ^\n",
    );
    expect(await uri(["expand", "{a:3}", "--var", "a=1", "--var", "a=2"])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("(RFC 6570 §2.4.1)"),
    });
  });

  it("notes a value for which no template has a variable", async () => {
    expect((await uri(["expand", "{a}", "--var", "b=1"])).stderr).toBe(
      'note: no template has the variable "b"\n',
    );
  });

  it.each([
    [["--var", "a"], "", "--var a: write it as NAME=VALUE"],
    [["--var", "=a"], "", "--var =a: write it as NAME=VALUE"],
    [["--var", "a,b=1"], "", "--var a,b=1: write it as NAME=VALUE"],
    [["--vars", "-"], "[1]", "--vars -: must be a JSON object"],
    [["--vars", "-"], "{", "--vars -: "],
    [["--vars", "-"], '{"a": {"b": {"c": 1}}}', "expand: a must not have a value of type object"],
    [["--vars", "-"], '{"a": 12345678901234567890}', 'the number of "a" is too large to be read exactly'],
    [["--vars", "-"], '{"a": "\\ud800"}', "expand: a value holds half a surrogate pair"],
    [["--vars", "/nowhere/x"], "", "--vars /nowhere/x: no such file or directory"],
  ])("wrong usage: %j", async (args, input, message) => {
    const { status, stderr } = await uri(["expand", "{a}", ...args], input);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });

  it("cannot read templates and values from one standard input", async () => {
    expect((await uri(["expand", "--vars", "-"], "{}")).status).toBe(2);
  });
});

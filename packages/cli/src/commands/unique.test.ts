/** `uri unique`: RFC 3986 §6. */

import { describe, expect, it } from "vitest";
import { objects, shownAt, uri, withFile } from "../../test/run-uri.ts";

describe("uri unique", () => {
  it.each([
    ["syntax", "HTTP://a\nhttp://a/\nhttp://b\n"],
    ["scheme", "HTTP://a\nhttp://b\n"],
  ])(
    "gives the first of the lines that are equivalent by %s, as they are (§6.2.2, §6.2.3)",
    async (level, first) => {
      const list = "HTTP://a\r\nhttp://a/\nhttp://b\nhttp://A/\nhttp://a";
      expect(await uri(["unique", "--level", level], list)).toEqual({ status: 0, stdout: first, stderr: "" });
      const references = list.split(/\r?\n/);
      expect((await uri(["unique", "--level", level, ...references])).stdout).toBe(first);
    },
  );

  it("has one list of all inputs, each with lines of its own", async () => {
    await withFile("\ufeffhttp://a\nb c\nd", async (one) => {
      await withFile("\ufeffHTTP://a\nb c\nD", async (other) => {
        const { status, stdout, stderr } = await uri(["unique", "-i", one, "-i", other]);
        expect([status, stdout]).toEqual([1, "http://a\nd\nD\n"]);
        expect(stderr).toContain(`${one}:2:2: `);
        expect(stderr).toContain(`${other}:2:2: `);
      });
    });
  });

  it.each([
    ["drop", "a\nb\n"],
    ["empty", "a\n\n\nb\n"],
    ["keep", "a\nb c\nb c\nb\n"],
    ["stop", "a\n"],
  ])("--invalid %s", async (policy, stdout) => {
    const { stderr, ...ended } = await uri(["unique", "--invalid", policy], "a\nb c\na\nb c\nb\n");
    expect(ended).toEqual({ status: 1, stdout });
    expect(stderr).toMatch(/^<stdin>:2:2: /);
  });

  it("drops invalid lines unless it is told otherwise", async () => {
    expect((await uri(["unique"], "b c\na\n")).stdout).toBe("a\n");
  });

  it("leaves lines out, and counts them", async () => {
    const { stdout, stderr } = await uri(
      ["unique", "--skip-comments", "--skip-blank"],
      "\ufeff#a\na\n\n#b\na\n c\n",
    );
    expect(stdout).toBe("a\n");
    expect(stderr).toMatch(/^<stdin>:6:1: /);
  });

  it("gives an object for each line that is given, or invalid, without its password", async () => {
    const list = "http://u:geheim@h/\nHTTP://u:geheim@h/\na b\r\n\n";
    const expected = [
      { reference: "http://u:***@h/", valid: true },
      { reference: "a b", valid: false },
      { reference: "", valid: true },
    ];
    expect(objects((await uri(["unique", "--json"], list)).stdout)).toMatchObject(expected);
    const references = list.split(/\r?\n/).slice(0, -1);
    expect(objects((await uri(["unique", "--json", ...references])).stdout)).toMatchObject(expected);
    expect((await uri(["unique", "--json", "--show-secrets"], list)).stdout).toContain("geheim");
  });

  it("ends on a terminal with the sum", async () => {
    expect((await shownAt(80, ["unique"], "a\nb c\na\na\nd\n")).stderr).toContain(
      "<stdin>: 1 of 5 invalid: 1 forbidden-character; 2 of 5 repeated\n",
    );
    expect((await shownAt(80, ["unique"], "a\nb\n")).stderr).toBe("<stdin>: 2 lines, all distinct\n");
  });
});

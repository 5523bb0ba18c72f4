/** `uri check`: the rules of Appendix A. */

import { describe, expect, it } from "vitest";
import { objects, shownAt, uri, withFile } from "../../test/run-uri.ts";

describe("uri check", () => {
  it("prints valid, or the error with its caret", async () => {
    expect(await uri(["check", "http://example.com/"])).toEqual({ status: 0, stdout: "valid\n", stderr: "" });
    const { stdout, status } = await uri(["check", "http://a b/"]);
    expect(status).toBe(1);
    expect(stdout).toContain("  http://a b/\n          ^\n");
  });

  it("shows a combining mark on a circle in the message, and points at the character that bears it", async () => {
    const { stdout } = await uri(["check", "http://a/\u0301x"]);
    expect(stdout).toContain('"◌\u0301" is not allowed');
    expect(stdout).toContain("  http://a/\u0301x\n          ^\n");
  });

  it.each([
    ["uri-reference", "../a", "a b"],
    ["uri", "a:b#c", "../a"],
    ["absolute-uri", "a:b?c", "a:b#c"],
    ["relative-reference", "../a#b", "a:b"],
  ])("--as %s: %s matches, %s does not", async (kind, one, none) => {
    expect(await uri(["check", "--as", kind, one])).toMatchObject({ status: 0, stdout: "valid\n" });
    expect((await uri(["check", "--as", kind, none])).status).toBe(1);
  });

  it("says once what is wrong with an argument, if both streams go to one place", async () => {
    expect((await uri(["check", "a b"])).stderr).toBe("");
    expect((await uri(["check"], "a b\n")).stderr).toMatch(/^<stdin>:1:2: /);
  });

  it("shows a password in the JSON only with --show-secrets (§3.2.1)", async () => {
    for (const text of ["http://u:geheim@h/", "http://u:geheim@h/ "]) {
      expect((await uri(["check", "--json", text])).stdout).not.toContain("geheim");
      expect((await uri(["check", "--json", "--show-secrets", text])).stdout).toContain("geheim");
    }
  });

  it("breaks no word of a message, and marks all of what is wrong", async () => {
    const { stdout } = await uri(["check", "http://例え.jp/"]);
    expect(stdout).toMatch(/\n {2}http:\/\/例え\.jp\/\n {9}\^{4}\n/);
    expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it("says that an IRI is one, and offers its URI (RFC 3987 §3.1)", async () => {
    const { status, stdout } = await uri(["check", "http://u:geheim@例え.jp/é"]);
    expect(status).toBe(1);
    expect(stdout).toContain("this is an IRI (RFC 3987)");
    expect(stdout).toContain("\n  http://u:***@xn--r8jz45g.jp/%C3%A9\n");
    expect(objects((await uri(["check", "--json", "né", "é b", "//u:geheim@é/"])).stdout)).toMatchObject([
      { valid: false, suggestion: { reference: "n%C3%A9", as: "an IRI (RFC 3987)" } },
      { valid: false },
      {
        valid: false,
        suggestion: { reference: "//u:***@xn--9ca/", as: "an IRI (RFC 3987), its host by IDNA" },
      },
    ]);
    expect((await uri(["check", "é b"])).stdout).not.toContain("IRI");
  });

  it("shows a text as a whole that fits on the line", async () => {
    const text = `http://example.org/${"a".repeat(40)} b`;
    expect((await uri(["check", text])).stdout).toContain(`  ${text}\n`);
  });

  it("gives reference and valid as JSON", async () => {
    expect(objects((await uri(["check", "--json", "a"])).stdout)).toEqual([
      { reference: "a", valid: true, result: "valid" },
    ]);
  });
});

describe("uri check of a list on a terminal", () => {
  const list = (count: number, line: string) => `${line}\n`.repeat(count);

  it("shows only what is wrong: place, message, excerpt with caret; the sum goes to standard error", async () => {
    const { status, stdout, stderr } = await shownAt(80, ["check"], "http://a/\na b\n/c\nhttp://é/\n");
    expect(status).toBe(1);
    expect(stdout).toBe(
      [
        "2:2  a space is not allowed in a path (§3.3); write it as %20",
        "  a b",
        "   ^",
        '4:8  "é" is not allowed in a URI: this is an IRI (RFC 3987); toUri of urikit/iri',
        "  maps it (§3.2.2); for a name, write its A-label",
        "  http://é/",
        "         ^",
        "",
      ].join("\n"),
    );
    expect(stderr).toBe("<stdin>: 2 of 4 invalid: 1 forbidden-character, 1 non-ascii\n");
  });

  it("shows at most 20 of each code, and the rest with --all", async () => {
    const input = list(1221, "a b") + list(3, "%") + list(2000, "a");
    const { stdout, stderr } = await shownAt(100, ["check"], input);
    expect(stdout.match(/^ {3}\^$/gm)).toHaveLength(20);
    expect(stdout.match(/^ {2}\^$/gm)).toHaveLength(3);
    expect(stderr).toBe(
      [
        "<stdin>: 1,224 of 3,224 invalid: 1,221 forbidden-character, 3 malformed-percent-encoding",
        "  forbidden-character: … 1,201 more of this kind (--all)",
        "",
      ].join("\n"),
    );
    const all = await shownAt(80, ["check", "--all"], input);
    expect(all.stdout.match(/^ {3}\^$/gm)).toHaveLength(1221);
    expect(all.stderr).not.toContain("more of this kind");
  });

  it("puts the name of each input above its problems, if there are several", async () => {
    const { stdout, stderr } = await withFile("a b\nc d\n", (one) =>
      withFile("a\n", (two) => shownAt(200, ["check", "-i", one, "-i", two, "-i", one])),
    );
    const names = stdout.split("\n").filter((line) => line.endsWith("list.txt"));
    expect(names).toHaveLength(2);
    expect(stdout.split("\n").lastIndexOf(names[1] ?? "")).toBe(7);
    expect(stderr.replace(/^.*list\.txt/gm, "list.txt").split("\n")).toEqual([
      "list.txt: 2 of 2 invalid: 2 forbidden-character",
      "list.txt: 1 line, valid",
      "list.txt: 2 of 2 invalid: 2 forbidden-character",
      "",
    ]);
  });

  it("shows no password and no control character", async () => {
    const { stdout } = await shownAt(80, ["check"], "http://u:geheim@h/a b\n\u001b[31m\n");
    expect(stdout).not.toContain("geheim");
    expect(stdout).not.toContain("\u001b");
  });

  it("ends every list with a sum", async () => {
    for (const command of [["check"], ["normalize"], ["resolve", "--base", "http://a/"], ["parse", "--json"]])
      expect((await shownAt(80, command, "a\nb\n")).stderr).toBe("<stdin>: 2 lines, all valid\n");
    expect((await shownAt(80, ["audit"], "a\nb\n")).stderr).toBe("<stdin>: 2 lines, all clean\n");
    expect((await shownAt(80, ["compare"], "a\tb\n")).stderr).toBe("<stdin>: 1 line, compared\n");
    expect((await shownAt(80, ["check"], "")).stderr).toBe("<stdin>: no lines\n");
    expect((await shownAt(80, ["check", "a"])).stderr).toBe("");
  });
});

describe("the sum of a list", () => {
  it("has no line that was left out", async () => {
    const options = ["--skip-blank", "--skip-comments"];
    const input = "# links\n\na\na b\n";
    expect((await shownAt(80, ["check", ...options], input)).stderr).toBe(
      "<stdin>: 1 of 2 invalid: 1 forbidden-character\n",
    );
    expect((await shownAt(80, ["normalize", ...options], "#\n\na\n")).stderr).toBe(
      "<stdin>: 1 line, valid\n",
    );
  });
});

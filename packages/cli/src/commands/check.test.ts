/** `uri check`: the rules of Appendix A. */

import { describe, expect, it } from "vitest";
import { objects, uri } from "../../test/run-uri.ts";

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
    expect(objects((await uri(["check", "--json", "a"])).stdout)).toEqual([{ reference: "a", valid: true }]);
  });
});

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

  it.each([
    ["uri-reference", "../a", "a b"],
    ["uri", "a:b#c", "../a"],
    ["absolute-uri", "a:b?c", "a:b#c"],
    ["relative-reference", "../a#b", "a:b"],
  ])("--as %s: %s matches, %s does not", async (kind, one, none) => {
    expect(await uri(["check", "--as", kind, one])).toMatchObject({ status: 0, stdout: "valid\n" });
    expect((await uri(["check", "--as", kind, none])).status).toBe(1);
  });

  it("gives reference and valid as JSON", async () => {
    expect(objects((await uri(["check", "--json", "a"])).stdout)).toEqual([{ reference: "a", valid: true }]);
  });
});

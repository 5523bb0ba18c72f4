/** `uri resolve`: RFC 3986 §5.4. */

import { describe, expect, it } from "vitest";
import { uri } from "../../test/run-uri.ts";

describe("uri resolve (§5.4)", () => {
  const base = ["resolve", "--base", "http://a/b/c/d;p?q"];

  it("prints the target", async () => {
    const references = ["g:h", "g", "./g", "//g", "?y", "", "../../../g", "g;x=1/../y", "http:g"];
    expect(
      (await uri(base, references.map((reference) => `${reference}\n`).join(""))).stdout.split("\n"),
    ).toEqual([
      "g:h",
      "http://a/b/c/g",
      "http://a/b/c/g",
      "http://g",
      "http://a/b/c/d;p?y",
      "http://a/b/c/d;p?q",
      "http://a/g",
      "http://a/b/c/y",
      "http:g",
      "",
    ]);
  });

  it("resolves http:g as a relative path with --no-strict (§5.2.2, §5.4.2) (004-54)", async () => {
    expect((await uri([...base, "--no-strict", "http:g"])).stdout).toBe("http://a/b/c/g\n");
  });
});

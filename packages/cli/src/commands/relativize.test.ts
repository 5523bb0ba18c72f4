/** `uri relativize`. */

import { describe, expect, it } from "vitest";
import { uri } from "../../test/run-uri.ts";

describe("uri relativize", () => {
  it("prints the shortest reference that resolves to the target, or says that there is none", async () => {
    const base = ["relativize", "--base", "http://a/b/c/d;p?q"];
    expect((await uri([...base, "http://a/b/c/g"])).stdout).toBe("g\n");
    const { status, stderr } = await uri([...base, "http://a/b/../g"]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^<arguments>:1:\d+: /);
  });
});

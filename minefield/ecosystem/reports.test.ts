import { describe, expect, it } from "vitest";
import { read } from "./reports.ts";

describe("reports", () => {
  it("reads Jest's, and a file that it cannot load as a failure", () => {
    const loaded = {
      name: "/a/loaded.test.js",
      status: "failed",
      assertionResults: [
        { fullName: "a b", status: "passed" },
        { fullName: "a c", status: "failed" },
        { fullName: "a d", status: "todo" },
      ],
    };
    const unloaded = { name: "/a/unloaded.test.js", status: "failed", assertionResults: [] };
    expect(read("jest", JSON.stringify({ testResults: [loaded, unloaded] }))).toEqual({
      passed: 1,
      failed: 2,
      skipped: 1,
      failures: ["a c", "unloaded.test.js"],
    });
  });

  it("reads Mocha's, after what the tests print", () => {
    const report = { stats: { passes: 2, failures: 1, pending: 3 }, failures: [{ fullTitle: "a b" }] };
    expect(read("mocha", `{ printed }\n${JSON.stringify(report, null, 2)}\n`)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 3,
      failures: ["a b"],
    });
  });

  it("reads the Test Anything Protocol of Node", () => {
    const lines = ["    not ok 1 - b", "not ok 1 - a", "not ok 2 - c # TODO", "# tests 4", "# pass 1"];
    const text = [...lines, "# fail 1", "# cancelled 1", "# skipped 0", "# todo 1"].join("\n");
    expect(read("tap", text)).toEqual({ passed: 1, failed: 2, skipped: 1, failures: ["a", "b"] });
  });

  it.each(["jest", "mocha", "tap"] as const)("refuses half a report of %s", (report) => {
    expect(() => read(report, '{ "stats": {')).toThrow();
  });
});

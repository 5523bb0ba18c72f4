import { describe, expect, it } from "vitest";
import { page } from "./page.ts";
import type { Outcome } from "./reports.ts";
import { leftOut, REPOSITORIES } from "./repositories.ts";
import { type Result, results } from "./results.ts";

const outcome = (passed: number, ...failures: string[]): Outcome => ({
  passed,
  failed: failures.length,
  skipped: 0,
  failures,
});

const result = (before: Outcome, after: Outcome, calls: Record<string, number>): Result => ({
  repository: "a/b",
  commit: "0123456789abcdef",
  day: "2026-11-24",
  node: "20.0.0",
  replaced: [{ library: "fast-uri", versions: ["3.0.0", "4.0.0"], copies: 2, calls }],
  before,
  after,
  need: 7,
});

describe("the page about compatibility", () => {
  it("has one row for every repository", () => {
    const run = results().map(({ repository }) => repository);
    const all = [...run, ...leftOut(results()).map(({ name }) => name)];
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(25);
  });

  it("has results of the commits of the list", () => {
    const commits = new Map(REPOSITORIES.map(({ name, commit }) => [name, commit]));
    for (const { repository, commit } of results()) expect(commit).toBe(commits.get(repository));
  });

  it("says of every difference who is right", () => {
    expect(page(results(), [])).not.toContain("| open |");
  });

  it("names a test that fails only after", () => {
    const made = page([result(outcome(2, "x"), outcome(1, "x", "y | z"), { load: 1, parse: 1200 })], []);
    expect(made).toContain(
      "fast-uri 3.0.0, 4.0.0 | 2 passed, 1 failed | 1 passed, 2 failed; see below | 1,200 | 7 |",
    );
    expect(made).toContain("| a/b | y \\| z | fails after | open |");
    expect(made).not.toContain("| a/b | x |");
  });

  it.each([
    [{ load: 2 }, "loaded, and never called"],
    [{}, "never loaded"],
  ])("says that a row without calls proves little: %j", (calls, says) => {
    expect(page([result(outcome(2), outcome(2), calls)], [])).toContain(`| the same | ${says} |`);
  });
});

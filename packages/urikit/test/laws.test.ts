// Every law holds of some values, the same in each run, and of all values that once broke it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ALL_LAWS, LAWS } from "./laws/index.ts";
import { readRegressions, writeRegression } from "./laws/regressions.ts";

const RUNS = 50;

describe("every law holds", () => {
  test.each(LAWS.map((law) => [law.name, law] as const))("%s", (_name, { property }) => {
    fc.assert(property, { numRuns: RUNS });
  });

  test("and has a name of its own", () => {
    expect(new Set(ALL_LAWS.map(({ name }) => name)).size).toBe(ALL_LAWS.length);
  });
});

test("what broke a law once does not break it again", () => {
  for (const [file, { law, values }] of readRegressions()) {
    const broken = ALL_LAWS.find(({ name }) => name === law);
    expect(broken, `${file}: no law has the name "${law}"`).toBeDefined();
    expect.soft(() => broken?.expectOf(values), file).not.toThrow();
  }
});

describe("regressions", () => {
  test("are read as they were written", () => {
    const folder = mkdtempSync(join(tmpdir(), "urikit-regressions-"));
    try {
      const values = [
        "a\ud800",
        { scheme: undefined, path: "" },
        undefined,
        [undefined, 1],
        Uint8Array.of(0, 255),
      ];
      const regression = { law: "§1: a law", seed: 1, values };
      const path = writeRegression(regression, folder);
      expect(writeRegression(regression, folder)).toBe(path);
      expect(readRegressions(folder).map(([, read]) => read)).toStrictEqual([regression]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

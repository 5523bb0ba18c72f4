/**
 * The inputs of the web-platform tests of the URL Standard, read side by side: web-platform/README.md has their source
 * and licence. Each dangerous one has a reason, and nothing is shown that a terminal would obey.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type SideBySide, sideBySide } from "../src/index.ts";
import { said } from "./said.ts";

const file = new URL("web-platform/urltestdata.json", import.meta.url);
const inputs = JSON.parse(readFileSync(file, "utf8")) as readonly (readonly [string, string | null])[];
const readings: readonly SideBySide[] = inputs.map(([input, base]) => sideBySide(input, base ?? undefined));
const differences = readings.flatMap((one) =>
  one.differences.map((difference) => ({ input: one.reference, base: one.base, ...difference })),
);

test("no dangerous difference is without a reason", () => {
  expect(differences.filter(({ dangerous }) => dangerous).length).toBeGreaterThan(100);
  expect(differences.filter(({ dangerous, caution, reason }) => (dangerous || caution) && !reason)).toEqual(
    [],
  );
});

test("a dangerous difference is one between two readers that both lead somewhere", () => {
  const withoutTarget = differences.filter(
    ({ dangerous, why }) => dangerous && /has no target/.test(said(why)),
  );
  expect(withoutTarget).toEqual([]);
});

test("what every edition rejects is rejected, and only that", () => {
  for (const { standards, verdict } of readings)
    expect(verdict === "rejected").toBe(standards.every(({ valid }) => !valid));
});

test("no sentence contains a control character", () => {
  for (const { why } of differences) expect(said(why)).not.toMatch(/\p{Cc}/u);
});

/** The page about the gauntlet says what was recorded, and the guards of this repository hold. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { page, type Recording } from "./page.js";

const recording: Recording = JSON.parse(readFileSync(new URL("./results.json", import.meta.url), "utf8"));
const stopped = (name: string, aims: readonly string[]) => {
  const results = recording.rows.find((row) => row.name === name)?.results ?? [];
  const aimed = results.filter(({ aim }) => aims.includes(aim));
  expect(aimed.length).toBeGreaterThan(15);
  return aimed.filter(({ outcome }) => outcome !== "stopped").map(({ id }) => id);
};

describe("the page about the gauntlet", () => {
  it("has a row for each client, and one for each attack", () => {
    const made = page(recording);
    for (const { name } of recording.rows) expect(made).toContain(`| ${name} |`);
    for (const { id } of recording.rows[0]?.results ?? []) expect(made).toContain(`| \`${id}\` |`);
  });

  it("safeFetch stopped all, and guardedAgent all that it is for", () => {
    expect(stopped("safeFetch", ["address", "port", "file", "bounds"])).toEqual([]);
    for (const { name } of recording.rows.filter((row) => row.name.endsWith("guardedAgent")))
      expect(stopped(name, ["address", "port", "file"])).toEqual([]);
  });
});

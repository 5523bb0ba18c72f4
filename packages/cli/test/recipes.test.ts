/**
 * The `console` blocks of the recipes: a shell runs each line in its turn, in one folder for each page, with the built command
 * and the samples there, and prints what the page shows, down to a line that is `…`.
 */

import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { MAIN } from "./run-uri.ts";
import { commandsIn, linesOf, ROOT } from "./shown-commands.ts";

const PAGES = readdirSync(`${ROOT}/docs/recipes`)
  .map((name) => ({ page: `docs/recipes/${name}`, commands: commandsIn(`docs/recipes/${name}`) }))
  .filter(({ commands }) => commands.length > 0);

/** A folder with the samples, and on the path of its shell the command. */
function folderOfReader(): string {
  const folder = mkdtempSync(join(tmpdir(), "uri-recipe-"));
  for (const name of ["samples", "bench"]) symlinkSync(join(ROOT, name), join(folder, name));
  writeFileSync(join(folder, "uri"), `#!/bin/sh\nexec '${process.execPath}' '${MAIN}' "$@"\n`);
  chmodSync(join(folder, "uri"), 0o755);
  return folder;
}

// Elsewhere `wc` and `uniq` write numbers in other columns.
describe.skipIf(process.platform !== "linux").each(PAGES)("$page", ({ commands }) => {
  const folder = folderOfReader();
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}`, LC_ALL: "C.UTF-8" };
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(commands)("$command", ({ command, output }) => {
    const { stdout } = spawnSync("sh", ["-c", command], { cwd: folder, env, encoding: "utf8" });
    const isWhole = !output.some((line) => line.trim() === "…");
    const expected = linesOf(output);
    const lines = linesOf(stdout.split("\n"));
    expect(isWhole ? lines : lines.slice(0, expected.length)).toEqual(expected);
  });
});

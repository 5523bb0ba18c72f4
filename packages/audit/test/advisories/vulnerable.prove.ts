/**
 * The flaw of each row of the advisories, shown by the version of the library that has it: so a row tries what it names.
 * The versions are pinned, and installed apart from everything else, without their scripts; `npm run prove -- advisories`
 * asks npm for them, and says so where it cannot be reached.
 */

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { advisories } from "./advisories.ts";

const FOLDER = fileURLToPath(new URL("../../../../.cache/advisories/", import.meta.url));

const rows = advisories.flatMap(({ library, id, input, flaw }) =>
  flaw === undefined ? [] : [{ library, id, input, ...flaw }],
);

/** `fast-uri@3.1.0` is installed as `fast-uri-3.1.0`, next to other versions. */
const aliasOf = (pinned: string) => pinned.replace("@", "-");

/** Installs the versions; false if npm cannot give them. */
function installed(): boolean {
  const versions = [...new Set(rows.map((row) => row.package))];
  if (versions.every((one) => existsSync(join(FOLDER, "node_modules", aliasOf(one))))) return true;
  mkdirSync(FOLDER, { recursive: true });
  const dependencies = Object.fromEntries(versions.map((one) => [aliasOf(one), `npm:${one}`]));
  writeFileSync(join(FOLDER, "package.json"), JSON.stringify({ private: true, dependencies }));
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"];
  const { status } = spawnSync("npm", ["install", ...options], { cwd: FOLDER, encoding: "utf8" });
  return status === 0;
}

const isThere = installed();
if (!isThere)
  process.stdout.write(
    "npm cannot be reached: the versions that have the flaws of the advisories are not run\n",
  );

/** How long a version has for what urikit does in milliseconds, before it counts as hanging. */
const PATIENCE = 4_000;

/** The value of an expression in a version, in a process of its own; `undefined` if it has not answered in time. */
function resultIn(pinned: string, expression: string, input: string): unknown {
  const program = `
    import { createRequire } from "node:module";
    const require = createRequire(${JSON.stringify(join(FOLDER, "package.json"))});
    const lib = require(${JSON.stringify(aliasOf(pinned))});
    const input = ${JSON.stringify(input)};
    console.log(JSON.stringify(await (${expression})));`;
  const { stdout, stderr, error } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: FOLDER,
    encoding: "utf8",
    timeout: PATIENCE,
  });
  if (error !== undefined && "code" in error && error.code === "ETIMEDOUT") return undefined;
  if (stdout === "") throw new Error(stderr);
  return JSON.parse(stdout);
}

it.skipIf(!isThere).for(rows)("$library, $id: $package has the flaw: $expression", (row, { task }) => {
  const found = resultIn(row.package, row.expression, row.input);
  expect(found).toEqual("hangs" in row ? undefined : row.value);
  Object.assign(task.meta, { counts: { "flaws shown by the vulnerable version": 1 } });
});

it("most rows of libraries from npm are run against the version that has the flaw", () => {
  expect(rows.length).toBeGreaterThan(50);
});

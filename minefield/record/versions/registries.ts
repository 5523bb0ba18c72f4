/** Releases of packages: which there are, by the clients of their registries, and their installation. */

import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Release } from "../../recorded/versions.ts";
import { installed } from "../sets.ts";
import type { SweptReader } from "./sweeps.ts";
import { installByScript } from "./toolchains.ts";

const run = promisify(execFile);
const PYTHON = installed("versions", "bin/python");

/** All releases of the package, in no order. */
export async function releasesOf(
  { registry, package: name, releases }: SweptReader,
  recorders: string,
): Promise<readonly Release[]> {
  if (releases !== undefined) return releases();
  if (registry === "PyPI") {
    const script = join(recorders, "versions/releases.py");
    const { stdout } = await run(PYTHON, [script, name], { maxBuffer: 1e8 });
    return JSON.parse(stdout) as readonly Release[];
  }
  // A mirror of the registry of npm tells the days on which it took the packages, so days are not asked for.
  const { stdout } = await run("npm", ["view", name, "versions", "--json"], { maxBuffer: 1e8 });
  return (JSON.parse(stdout) as readonly string[]).map((version) => ({ version }));
}

/** Installs a release into an empty folder; false if that is not possible here. */
export async function install(
  { registry, package: name, script, isInstalled }: SweptReader,
  version: string,
  folder: string,
): Promise<boolean> {
  if (isInstalled) return true;
  mkdirSync(folder, { recursive: true });
  if (script !== undefined) return installByScript(...script(folder, version));
  // What is compiled otherwise has a form in Python alone.
  const env = { ...process.env, YARL_NO_EXTENSIONS: "1", MULTIDICT_NO_EXTENSIONS: "1" };
  const quiet = ["--no-audit", "--no-fund", "--no-save", "--ignore-scripts", "--no-package-lock"];
  const command =
    registry === "PyPI"
      ? [PYTHON, "-m", "pip", "install", "--quiet", "--target", folder, `${name}==${version}`]
      : ["npm", "install", ...quiet, "--prefix", folder, `${name}@${version}`];
  const [program = "", ...args] = command;
  try {
    await run(program, args, { env, maxBuffer: 1e8, timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * Releases of Go, of crates and of jars, by the clients of their registries. Go tells the day of a release; the other two do not.
 */

import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Release } from "../../recorded/versions.ts";

const run = promisify(execFile);

/** Toolchains of Go are releases of a module; those are asked that Go knows for this kind of machine. */
export async function goReleases(versions: readonly string[]): Promise<readonly Release[]> {
  const modules = versions.map((version) => `golang.org/toolchain@v0.0.1-go${version}.linux-amd64`);
  const { stdout } = await run("go", ["list", "-m", "-json", ...modules], { cwd: homedir(), maxBuffer: 1e8 });
  const dates = [...stdout.matchAll(/"Time": "([0-9-]{10})/g)].map(([, date = ""]) => date);
  if (dates.length !== versions.length)
    throw new Error(`go list tells ${dates.length} days of ${versions.length}`);
  return versions.map((version, at) => ({ version, date: dates[at] ?? "" }));
}

/** What cargo noted about a crate when it was asked for it. */
export async function crateReleases(name: string): Promise<readonly Release[]> {
  await run("cargo", ["info", "--quiet", name], { cwd: homedir() });
  const cargo = process.env.CARGO_HOME ?? join(homedir(), ".cargo");
  const index = join(cargo, "registry/index");
  const noted = readdirSync(index, { recursive: true, encoding: "utf8" }).find(
    (path) => path.includes(".cache") && path.endsWith(`/${name}`),
  );
  if (noted === undefined) return [];
  const text = readFileSync(join(index, noted), "latin1");
  return [...text.matchAll(/"vers": ?"([^"]+)"/g)].map(([, version]) => ({
    version: version ?? "",
  }));
}

/** What Maven noted about an artifact when it was asked for it. */
export async function jarReleases(artifact: string): Promise<readonly Release[]> {
  const [group = "", name = ""] = artifact.split(":");
  await run("mvn", ["-q", "-B", "dependency:get", `-Dartifact=${artifact}:RELEASE`, "-Dtransitive=false"]);
  const folder = join(homedir(), ".m2/repository", ...group.split("."), name);
  const files = readdirSync(folder).filter((file) => /^maven-metadata-.*\.xml$/.test(file));
  const text = files.map((file) => readFileSync(join(folder, file), "utf8")).join("");
  const versions = [...text.matchAll(/<version>([^<]+)<\/version>/g)].map(([, version]) => version ?? "");
  return [...new Set(versions)].map((version) => ({ version }));
}

/** Runs the script that installs one release of a set; false if that is not possible here. */
export async function installByScript(script: string, ...args: string[]): Promise<boolean> {
  try {
    await run("bash", [script, ...args], { maxBuffer: 1e8, timeout: 600_000 });
    return true;
  } catch {
    return false;
  }
}

// @ts-check
// `npm run release -- --dry-run`: packs every package that is published into `.cache/release`, checks it there as its
// users would get it, and prints what would be published. `npm run release` then publishes, as the workflow does.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { hasHome } from "../build/owner.js";
import { dropInPackages, pack, publishedPackages } from "../build/packages.js";
import { setUp } from "../build/setup.js";
import { faultsOf } from "../check/faults.js";
import { root } from "../root.js";
import { runNode } from "./run-node.js";

const FOLDER = ".cache/release";

/**
 * @typedef {import("../build/packages.js").PublishedPackage & import("../build/packages.js").Packed} Candidate
 * A package with its tarball.
 */

/**
 * Why packages must not be published, except what linters say.
 * @param {readonly Pick<Candidate, "manifest">[]} packages
 * @param {string} changelog
 * @returns {readonly string[]}
 */
export function obstacles(packages, changelog) {
  const versions = [...new Set(packages.map(({ manifest }) => manifest.version))];
  if (versions.length !== 1) return [`the packages must have one version, and have ${versions.join(", ")}`];
  return changelog.split("\n").some((line) => /^## (\S+)/.exec(line)?.[1] === versions[0])
    ? []
    : [`CHANGELOG.md must have the heading "## ${versions[0]}"`];
}

/**
 * A line for each package, in columns.
 * @param {readonly Pick<Candidate, "manifest" | "files" | "size" | "unpackedSize">[]} packages
 * @param {string} tag The dist-tag.
 * @returns {readonly string[]}
 */
export function table(packages, tag) {
  const rows = packages.map(({ manifest, files, size, unpackedSize }) => [
    manifest.name,
    manifest.version,
    String(files.length),
    kilobytes(size),
    kilobytes(unpackedSize),
    tag,
    hasHome(manifest) ? "yes" : "no: owner.json names no owner",
  ]);
  const all = [
    ["package", "version", "files", "kB packed", "kB unpacked", "dist-tag", "provenance"],
    ...rows,
  ];
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((cell, column) => inColumn(cell, column, widths))
      .join("  ")
      .trimEnd(),
  );
}

/**
 * @param {string} cell
 * @param {number} column
 * @param {readonly number[]} widths
 */
function inColumn(cell, column, widths) {
  const width = widths[column] ?? 0;
  const isNumber = column >= 2 && column <= 4;
  return isNumber ? cell.padStart(width) : cell.padEnd(width);
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}

/** The dist-tag that `changeset publish` gives: that of a prerelease while there is one. */
function distTag() {
  const file = join(root, ".changeset/pre.json");
  if (!existsSync(file)) return "latest";
  const { mode, tag } = JSON.parse(readFileSync(file, "utf8"));
  return mode === "pre" ? String(tag) : "latest";
}

/** @param {{ dryRun: boolean }} options */
async function release({ dryRun }) {
  await setUp();
  rmSync(join(root, FOLDER), { recursive: true, force: true });
  const packages = publishedPackages().map((one) => ({ ...one, ...pack(one.folder, FOLDER) }));
  const faults = [...obstacles(packages, readFileSync(join(root, "CHANGELOG.md"), "utf8"))];
  for (const one of packages) faults.push(...(await faultsOf(one.manifest, one)));
  for (const line of table(packages, distTag())) console.log(line);
  for (const fault of faults) console.error(`\nFAILED: ${fault}`);
  if (faults.length > 0) return 1;
  console.log(`\n${packages.length} tarballs in ${FOLDER}, checked with publint and attw.`);
  return dryRun ? 0 : publish(packages);
}

/** @param {readonly Candidate[]} packages */
function publish(packages) {
  if (!packages.every(({ manifest }) => hasHome(manifest))) {
    console.error("Not published: owner.json must name the owner of the repository");
    return 1;
  }
  return runNode("scripts/run/changesets.js", ["publish"]) || publishDropIns(packages);
}

/** Those that are not workspaces, which changesets does not know. @param {readonly Candidate[]} packages */
function publishDropIns(packages) {
  const names = dropInPackages().map(({ manifest }) => manifest.name);
  const missing = packages.filter(
    ({ manifest: { name, version } }) => names.includes(name) && !isPublished(name, version),
  );
  return Math.max(
    0,
    ...missing.map(({ tarball }) => npm(["publish", `./${tarball}`, "--tag", distTag()], "inherit")),
  );
}

/** @param {string} name @param {string} version */
function isPublished(name, version) {
  return npm(["view", `${name}@${version}`, "version"], "ignore") === 0;
}

/** @param {string[]} args @param {"inherit" | "ignore"} stdio @returns {number} */
function npm(args, stdio) {
  return spawnSync("npm", args, { cwd: root, stdio, shell: process.platform === "win32" }).status ?? 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = await release({ dryRun: process.argv.includes("--dry-run") });

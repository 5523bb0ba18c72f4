// @ts-check
// The licences of the code of others in a bundle: name, version and text of each.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The texts of packages that are published without the text of their licence. */
const MISSING = fileURLToPath(new URL("licences/", import.meta.url));

/** @typedef {{ outputs: Record<string, { inputs: object }> }} Bundle The files, by their paths, of which each of its files has code. */

/**
 * The folders of the packages that a bundle holds code of; our own with the Public Suffix List, which has another licence.
 * @param {Bundle} bundle
 */
function packagesIn({ outputs }) {
  const files = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
  return [
    ...new Set(
      files.flatMap(
        (file) => file.match(/^.*(?:node_modules\/(?:@[^/]+\/)?[^/]+|\/domains(?=\/src\/data))/)?.[0] ?? [],
      ),
    ),
  ].sort();
}

/**
 * The licences that must be published with a bundle.
 * @param {Bundle} metafile
 * @param {string} root The folder that the paths in it start from.
 */
export function licencesOf(metafile, root) {
  const parts = packagesIn(metafile).map((folder) => licenceIn(resolve(root, folder)));
  return `This package holds code of the following packages.\n\n${parts.join(`\n${"-".repeat(80)}\n\n`)}`;
}

/** @param {string} folder */
function licenceIn(folder) {
  const {
    name,
    version,
    licenses,
    license = licenses?.[0]?.type,
  } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const own = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice)/i.test(entry.name))
    .map(({ name: file }) => file);
  const missing = join(MISSING, `${name.replace("/", "__")}.txt`);
  const files = own.length > 0 ? own.map((file) => join(folder, file)) : existsSync(missing) ? [missing] : [];
  if (files.length === 0)
    throw new Error(`${name} ${version} (${license}) has no licence text; write it to ${missing}`);
  const texts = files.map((file) => readFileSync(file, "utf8").trim());
  return `${[`${name} ${version} (${license})`, ...texts].join("\n\n")}\n`;
}

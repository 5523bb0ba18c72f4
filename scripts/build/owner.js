// @ts-check
// `node scripts/build/owner.js`: writes where this project lives, and who answers for it, into every manifest and text that says
// so. The only place to change it is owner.json; until the project has a home, that holds placeholders. It also keeps the
// ranges in which the packages need each other. The build does the same, so a new package gets all of it.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../root.js";
import { workspacePackages } from "./packages.js";

/** The owner of owner.json until there is one: nothing is published under it. */
const PLACEHOLDER = "OWNER";

/** The texts that name the owner or the contact. */
const TEXTS = [
  "minefield/runner/package.json",
  ".github/ISSUE_TEMPLATE/config.yml",
  "SECURITY.md",
  "docs/recipes/in-ci.md",
];

/**
 * @typedef {object} Owner
 * @property {string} owner The account on GitHub.
 * @property {string} contact The address for reports of vulnerabilities.
 * @property {string} author
 *
 * @typedef {Record<string, unknown> & { readonly name: string, readonly version: string }} Manifest
 */

/** @returns {Owner} */
function readOwner() {
  return JSON.parse(readFileSync(join(root, "owner.json"), "utf8"));
}

/**
 * Whether a manifest names a repository that exists. npm refuses to give provenance to other packages.
 * @param {{ readonly repository?: unknown }} manifest
 */
export function hasHome({ repository }) {
  return repository !== undefined && !JSON.stringify(repository).includes(`/${PLACEHOLDER}/`);
}

/**
 * A manifest with its home, and with the packages of the house that it needs by `^`.
 * @param {Manifest} manifest
 * @param {string} directory Its folder, from the root.
 * @param {Owner} owner
 * @param {ReadonlyMap<string, string>} versions Of the packages of the house.
 */
export function withHome(manifest, directory, { owner, author }, versions) {
  const home = `https://github.com/${owner}/urikit`;
  const { name, version, description, keywords, license, ...rest } = manifest;
  return {
    ...{ name, version, description, keywords },
    homepage: `${home}/tree/main/${directory}#readme`,
    bugs: `${home}/issues`,
    repository: { type: "git", url: `git+${home}.git`, directory },
    license,
    author,
    ...withoutHome(rest),
    ...rangesOf(rest, versions),
    publishConfig: { access: "public", provenance: true },
  };
}

/** @param {Record<string, unknown>} fields */
function withoutHome({ homepage, bugs, repository, author, publishConfig, ...rest }) {
  return rest;
}

/**
 * The dependencies of a manifest, those of the house by `^`.
 * @param {Record<string, unknown>} manifest
 * @param {ReadonlyMap<string, string>} versions
 */
function rangesOf(manifest, versions) {
  const kinds = ["dependencies", "peerDependencies", "optionalDependencies", "devDependencies"];
  return Object.fromEntries(
    kinds
      .filter((kind) => manifest[kind] !== undefined)
      .map((kind) => [
        kind,
        Object.fromEntries(
          Object.entries(/** @type {Record<string, string>} */ (manifest[kind])).map(([name, range]) => [
            name,
            versions.has(name) ? `^${versions.get(name)}` : range,
          ]),
        ),
      ]),
  );
}

/**
 * A text with the owner and the contact in it.
 * @param {string} text
 * @param {Owner} owner
 */
export function namingOwner(text, { owner, contact }) {
  return text
    .replaceAll(/(github\.com\/|uses: )[\w-]+(\/urikit\b)/g, `$1${owner}$2`)
    .replace(/`[^`]*`(?= <!-- The one address)/, `\`${contact}\``);
}

/**
 * The files that do not say what owner.json says, each with the text that does.
 * @param {Owner} [owner]
 * @returns {readonly (readonly [path: string, text: string])[]}
 */
export function outdated(owner = readOwner()) {
  const packages = workspacePackages();
  const versions = new Map(packages.map(({ manifest }) => [manifest.name, manifest.version]));
  const manifests = packages.map(({ folder }) => {
    const path = `${folder}/package.json`;
    const manifest = withHome(JSON.parse(read(path)), folder, owner, versions);
    return /** @type {const} */ ([path, `${JSON.stringify(manifest, null, 2)}\n`]);
  });
  const texts = TEXTS.map((path) => /** @type {const} */ ([path, namingOwner(read(path), owner)]));
  return [...manifests, ...texts].filter(([path, text]) => read(path) !== text);
}

/** @param {string} path */
function read(path) {
  return readFileSync(join(root, path), "utf8");
}

/** Writes them. */
export function writeOwner() {
  for (const [path, text] of outdated()) {
    writeFileSync(join(root, path), text);
    console.error(`Written: ${path}`);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) writeOwner();

// @ts-check
// The products of the compiled packages: the files that `require` loads, with its types, and the bundled command. Each is made
// only if what it is made from has changed.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { version } from "esbuild";
import { root } from "../root.js";
import { bundleCommand } from "./bundle-command.js";
import { linkDropIns, writeDropIn } from "./drop-in-packages.js";
import { DROP_INS, sourceOfDropIn } from "./drop-ins.js";
import { writeEntryManifests } from "./entry-manifests.js";
import { writeManPages } from "./man-pages.js";
import {
  compiledFolder,
  filesIn,
  holdsLibrary,
  LICENCES,
  makeEntries,
  packageFolder,
} from "./package-entries.js";

const packages = join(root, "packages");

/** Every Node of `engines` runs this. */
const TARGET = "node20.19";

/** The packages of which the compiler makes ES modules. */
const COMPILED = [
  "urikit",
  "schemes",
  "surt",
  "domains",
  "drop-ins",
  "programs",
  "standards",
  "guard",
  "audit",
  "access",
  "documents",
  "lists",
  "where",
  "explain",
  "eslint-plugin",
];

/** Makes what the compiler does not make. It must be called after the compiler. */
export async function makeProducts() {
  writeEntryManifests();
  await makeCommand();
  for (const name of COMPILED)
    await makeIfChanged(name, inputsOf(name), async () => {
      await makeEntries({ name, target: TARGET });
    });
  for (const name of Object.keys(DROP_INS))
    await makeIfChanged(name, inputsOfDropIn(name), () => writeDropIn({ target: TARGET, name }));
  linkDropIns();
}

/** What the entries of a package are made from. @param {string} name */
function inputsOf(name) {
  const library = holdsLibrary(name) ? compiled("urikit") : [];
  return [...compiled(name), ...library, join(packages, name, "package.json")];
}

/** @param {string} name */
function inputsOfDropIn(name) {
  const about = ["package.json", "packages.json", "LICENSE"].map((file) => join(packages, "drop-ins", file));
  const scripts = ["drop-in-packages.js", "drop-ins.js"].map((file) => join(root, "scripts/build", file));
  const sources = filesIn(join(root, sourceOfDropIn(name)));
  return [...about, ...sources, ...["urikit", "drop-ins"].flatMap(compiled), ...scripts];
}

/** Whether there is a command, of whatever sources. */
export function isCommandMade() {
  return existsSync(join(packages, "cli/dist/.made-from"));
}

/** Makes the command `uri` of the compiled packages. */
export async function makeCommand() {
  for (const name of COMPILED) removeOrphans(name);
  await makeIfChanged(
    "cli",
    [...filesIn(join(packages, "cli/src")), ...COMPILED.flatMap(compiled)],
    async () => {
      await bundleCommand({ root, target: TARGET, licences: LICENCES });
      await writeManPages({ root, version: versionOf("cli") });
    },
  );
}

/** A source that was moved or deleted leaves what was compiled from it. @param {string} name */
function removeOrphans(name) {
  for (const file of compiled(name)) {
    const source = relative(compiledFolder(name), file).replace(/(\.d\.ts|\.js)$/, ".ts");
    if (!existsSync(join(packages, name, "src", source))) rmSync(file);
  }
}

/** The compiler's files for a package; none, if only the command was compiled and does not need it. @param {string} name */
function compiled(name) {
  if (!existsSync(compiledFolder(name))) return [];
  return filesIn(compiledFolder(name)).filter((file) => /(\.d\.ts|\.js)$/.test(file));
}

/**
 * @param {string} name The package.
 * @param {readonly string[]} inputs
 * @param {() => Promise<void>} make
 */
async function makeIfChanged(name, inputs, make) {
  const stamp = join(packageFolder(name), "dist/.made-from");
  const own = [
    "scripts/build/products.js",
    "scripts/build/package-entries.js",
    "scripts/build/pure-statements.js",
    "scripts/build/licences.js",
    "scripts/build/bundle-command.js",
    "scripts/build/man-pages.js",
    "package-lock.json",
  ].map((file) => join(root, file));
  const hash = hashOf([...own, ...inputs]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  rmSync(stamp, { force: true });
  await make();
  writeFileSync(stamp, hash);
}

/** @param {readonly string[]} files */
function hashOf(files) {
  const hash = createHash("sha256").update(version);
  for (const file of files) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

/** The version of a package. @param {string} name @returns {string} */
function versionOf(name) {
  return JSON.parse(readFileSync(join(packages, name, "package.json"), "utf8")).version;
}

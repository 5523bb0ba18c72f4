// @ts-check
// What is made of the compiled packages: what `require` loads, with its types, and the bundled command. Each is made
// only if what it is made from has changed.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build, version } from "esbuild";
import { bundleCheck } from "./bundle-check.js";
import { bundleCommand } from "./bundle-command.js";
import { licencesOf } from "./licences.js";
import { writeManPages } from "./man-pages.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const packages = join(root, "packages");

/** Every Node of `engines` runs this. */
const TARGET = "node20.19";

/** The file that holds the licences of what was bundled. */
const LICENCES = "THIRD-PARTY-LICENSES";

/** Makes what the compiler does not make. It must be called after the compiler. */
export async function makeProducts() {
  for (const name of ["urikit", "standards", "audit", "documents", "lists", "anatomy"]) removeOrphans(name);
  await makeIfChanged("urikit", compiled("urikit"), () => mirror("urikit"));
  await makeIfChanged("standards", compiled("standards"), () => mirror("standards"));
  await makeIfChanged("audit", compiled("audit"), () => mirror("audit"));
  await makeIfChanged("documents", compiled("documents"), bundleDocuments);
  await makeIfChanged("lists", compiled("lists"), () => mirror("lists"));
  await makeIfChanged("anatomy", compiled("anatomy"), () => mirror("anatomy"));
  const command = [
    ...filesIn(join(packages, "cli/src")),
    ...["urikit", "standards", "audit", "documents", "lists", "anatomy"].flatMap(compiled),
  ];
  await makeIfChanged("cli", command, async () => {
    await bundleCommand({ root, target: TARGET, licences: LICENCES });
    await writeManPages({ root, version: versionOf("cli") });
  });
  const check = [
    ...filesIn(join(packages, "check/src")),
    ...["fast-uri", "uri-js", "relative-to-absolute-iri"].flatMap((name) =>
      filesIn(join(packages, name, "src")),
    ),
    ...compiled("urikit"),
    join(root, "scripts/bundle-check.js"),
  ];
  await makeIfChanged("check", check, () => bundleCheck({ root, target: TARGET, licences: LICENCES }));
}

/** A source that was moved or deleted leaves what was compiled from it. @param {string} name */
function removeOrphans(name) {
  const dist = join(packages, name, "dist");
  for (const file of compiled(name)) {
    const source = join(packages, name, "src", relative(dist, file).replace(/(\.d\.ts|\.js)$/, ".ts"));
    if (existsSync(source)) continue;
    rmSync(file);
    if (readdirSync(dirname(file)).length === 0) rmdirSync(dirname(file));
  }
}

/** What the compiler has made for a package. @param {string} name */
function compiled(name) {
  const dist = join(packages, name, "dist");
  return filesIn(dist).filter((file) => /(\.d\.ts|\.js)$/.test(file));
}

/**
 * @param {string} name The package.
 * @param {readonly string[]} inputs
 * @param {() => Promise<void>} make
 */
async function makeIfChanged(name, inputs, make) {
  const stamp = join(packages, name, "dist/.made-from");
  const own = [
    "scripts/products.js",
    "scripts/licences.js",
    "scripts/bundle-command.js",
    "scripts/man-pages.js",
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

/**
 * The package file by file as CommonJS, so that what two of its entries share is loaded once.
 * @param {string} name
 */
async function mirror(name) {
  const outdir = freshFolder(join(packages, name, "dist/cjs"));
  await build({
    entryPoints: compiled(name).filter((file) => file.endsWith(".js")),
    outbase: join(packages, name, "dist"),
    outdir,
    outExtension: { ".js": ".cjs" },
    bundle: true,
    format: "cjs",
    target: TARGET,
    packages: "external",
    plugins: [siblingsBeside],
    logLevel: "warning",
  });
  writeTypes(name);
}

/**
 * The package in one CommonJS file. What it needs that is published as ES modules only is bundled: Jest cannot
 * `require` an ES module.
 */
async function bundleDocuments() {
  const folder = freshFolder(join(packages, "documents/dist/cjs"));
  const { metafile } = await build({
    entryPoints: [join(packages, "documents/dist/index.js")],
    outfile: join(folder, "index.cjs"),
    bundle: true,
    format: "cjs",
    platform: "node",
    target: TARGET,
    external: externalTo("documents"),
    metafile: true,
    logLevel: "warning",
    absWorkingDir: root,
  });
  writeFileSync(join(folder, LICENCES), licencesOf(metafile, root));
  writeTypes("documents");
}

/**
 * The dependencies of a package that `require` loads as they are.
 * @param {string} name
 */
function externalTo(name) {
  const { dependencies } = JSON.parse(readFileSync(join(packages, name, "package.json"), "utf8"));
  return Object.keys(dependencies).filter((dependency) => {
    const about = JSON.parse(readFileSync(join(root, "node_modules", dependency, "package.json"), "utf8"));
    return about.type !== "module" || about.exports["."].require !== undefined;
  });
}

/** Leaves every import of a file of the same package, and names what that file has become. @type {import("esbuild").Plugin} */
const siblingsBeside = {
  name: "siblings-beside",
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, kind }) =>
      kind === "entry-point" ? undefined : { path: path.replace(/\.js$/, ".cjs"), external: true },
    );
  },
};

/** The declarations once more for `require`: what they import is declared for `require` too. @param {string} name */
function writeTypes(name) {
  const dist = join(packages, name, "dist");
  for (const file of compiled(name).filter((made) => made.endsWith(".d.ts"))) {
    const target = join(dist, "cjs", relative(dist, file).replace(/\.d\.ts$/, ".d.cts"));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(
      target,
      readFileSync(file, "utf8").replace(
        /(\b(?:from|import)\s*\(?\s*)(["'])(\.\.?\/[^"']+)\.(?:ts|js)\2/g,
        "$1$2$3.cjs$2",
      ),
    );
  }
}

/** The version of a package. @param {string} name @returns {string} */
function versionOf(name) {
  return JSON.parse(readFileSync(join(packages, name, "package.json"), "utf8")).version;
}

/** @param {string} folder */
function freshFolder(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * The files of a folder and of the folders in it, except `cjs`, in order.
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(folder, file).startsWith(`cjs${sep}`))
    .sort();
}

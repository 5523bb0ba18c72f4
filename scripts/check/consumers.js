// @ts-check
// `npm run consumers -- [FOLDER …]`: packs the packages, installs them together in an empty folder and lets other
// programs consume them there, each as its users do. Its last line counts them. `-- packed` is the short form: this Node and
// the TypeScript of the repository, with nothing else to install.
import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { publishedPackages } from "../build/packages.js";
import { root } from "../root.js";

const execute = promisify(execFile);

/** How many programs run at the same time. */
const LANES = 2;

/** The text that all of them print, of the library and of the other packages. */
const LIBRARY = "a http://a/b/g 80 443 1 true password";
const BUNDLED = "a http://a/b/g 80 1 true password";

/** The versions of Node that `engines` begins with, and a newer one. */
const NODES = ["20.19.0", "22.12.0", "24.21.0", "26.12.1"];

/** Other engines: where npm puts the binary of each, and how it runs a program. */
const ENGINES = [
  { name: "Bun 1.4.5", binary: "bun-1.4.5/bin/bun", args: ["run"] },
  {
    name: "Deno 2.9.6",
    binary: "deno-2.9.6/deno",
    args: ["run", "--allow-all", "--quiet", "--node-modules-dir=manual"],
  },
];

const TYPESCRIPTS = ["5.4", "5.5", "5.6", "5.7", "5.8", "5.9", "6.0", "7.0"];

/**
 * How TypeScript may look for modules, and which files it then takes. What “node16” accepts, “nodenext”
 * accepts, too: it is the stricter one, which lets no CommonJS module require an ES module.
 */
const RESOLUTIONS = [
  { moduleResolution: "node16", module: "node16", files: ["use.mts", "use.cts"] },
  { moduleResolution: "bundler", module: "esnext", files: ["use.mts"] },
];

/** The compiler of the repository. */
const COMPILER = join(root, "node_modules/typescript/bin/tsc");

/** Where everything happens: outside the repository, whose node_modules would be found from within. */
const folder = mkdtempSync(join(tmpdir(), "urikit-consumers-"));

/** @type {{ passed: number, failed: number, leftOut: number }} */
const count = { passed: 0, failed: 0, leftOut: 0 };

/**
 * @typedef {object} Consumer
 * @property {string} name
 * @property {() => Promise<string | undefined | void>} run Gives why it is left out, or throws if it fails.
 */

/**
 * The folders of `consumers/`, and who consumes there once the programs of the lockfile are installed.
 * @type {{ folder: string, install: boolean, consumers: readonly Consumer[] }[]}
 */
const projects = [
  {
    folder: "typescript",
    install: true,
    consumers: TYPESCRIPTS.flatMap((version) => typescriptConsumers(version)),
  },
  {
    folder: "bundlers",
    install: true,
    consumers: [
      bundler("esbuild", ["entry.js", "--bundle", "--outfile=made/esbuild.js"], "made/esbuild.js"),
      bundler(
        "esbuild",
        ["entry.cjs", "--bundle", "--outfile=made/esbuild-required.js"],
        "made/esbuild-required.js",
      ),
      bundler("rollup", ["--config"], "made/rollup.mjs"),
      bundler("vite", ["build"], "made/vite/entry.mjs"),
      bundler(
        "webpack",
        ["./entry.js", "--mode=production", "--output-path=made/webpack"],
        "made/webpack/main.js",
      ),
      bundler(
        "parcel",
        ["build", "entry.js", "--no-cache", "--dist-dir=made/parcel"],
        "made/parcel/entry.js",
      ),
    ],
  },
  {
    folder: "jest-29",
    install: true,
    consumers: [{ name: "Jest 29", run: () => tool("jest-29", "jest", []) }],
  },
  {
    folder: "jest-30",
    install: true,
    consumers: [{ name: "Jest 30", run: () => tool("jest-30", "jest", []) }],
  },
  {
    folder: "vitest",
    install: true,
    consumers: [{ name: "Vitest", run: () => tool("vitest", "vitest", ["run"]) }],
  },
  {
    folder: "node",
    install: process.platform === "linux" && process.arch === "x64",
    consumers: [
      ...consumersOnThisNode(),
      ...NODES.flatMap((version) => nodeConsumers(`Node ${version}`, binaryOf(`node-${version}/bin/node`))),
      ...ENGINES.flatMap(({ name, binary, args }) => nodeConsumers(name, binaryOf(binary), args)),
    ],
  },
  {
    folder: "ajv",
    install: false,
    consumers: [{ name: "Ajv 8, fast-uri overridden", run: ajvWithOverrides }],
  },
  { folder: "chromium", install: false, consumers: [{ name: "Chromium", run: inChromium }] },
];

try {
  await packAndInstall();
  await report({ name: "the installed command", run: installedCommand });
  await consumeAll(chosenProjects());
} catch (error) {
  count.failed++;
  console.error(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  [
    `${count.passed} passed`,
    `${count.failed} failed`,
    ...(count.leftOut > 0 ? [`${count.leftOut} skipped`] : []),
  ].join(", "),
);
process.exitCode = count.failed > 0 ? 1 : 0;

/**
 * The archives of `npm pack`, installed together where nothing else is. `prepack` of the first builds all packages, and that of
 * each other would find nothing left to do.
 */
async function packAndInstall() {
  const packed = join(folder, "packed");
  mkdirSync(packed);
  const pack = (/** @type {string} */ name, /** @type {string[]} */ ...scripts) =>
    npm(["pack", ...scripts, "--pack-destination", packed, "--loglevel=error"], join(root, name));
  const [first = "", ...others] = publishedPackages().map((one) => one.folder);
  await pack(first);
  const lane = async () => {
    for (let name = others.shift(); name !== undefined; name = others.shift())
      await pack(name, "--ignore-scripts");
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  const files = readdirSync(packed).map((file) => join(packed, file));
  await npm(["install", "--no-package-lock", "--ignore-scripts", "--loglevel=error", ...files], folder);
}

/** `uri` works, and holds what it needs together with the licences of that. */
async function installedCommand() {
  const bin = join(folder, "node_modules/.bin");
  expect((await run(join(bin, "uri"), ["check", "http://a/b"], folder)).trim(), "valid");
  writeFileSync(join(folder, "page.html"), '<a href="http://a/b">');
  expect((await run(join(bin, "uri"), ["extract", "page.html"], folder)).trim(), "http://a/b");
  const own = join(folder, "node_modules/@urikit/cli");
  const about = JSON.parse(readFileSync(join(own, "package.json"), "utf8"));
  expect(JSON.stringify(about.dependencies ?? {}), "{}");
  if (existsSync(join(folder, "node_modules/commander"))) throw new Error("the command installs commander");
  if (!readFileSync(join(own, "dist/THIRD-PARTY-LICENSES"), "utf8").includes("\ncommander "))
    throw new Error("the licence of commander is missing");
}

/** The projects that are asked for, or all. */
function chosenProjects() {
  const chosen = process.argv.slice(2);
  if (chosen.includes("packed"))
    return [
      { folder: "node", install: false, consumers: consumersOnThisNode() },
      { folder: "typescript", install: false, consumers: typescriptConsumers("7.0", COMPILER) },
    ];
  return chosen.length > 0 ? projects.filter(({ folder }) => chosen.includes(folder)) : projects;
}

/**
 * Installs the projects one after the other, and lets the consumers of each run as soon as it is installed.
 * @param {typeof projects} wanted
 */
async function consumeAll(wanted) {
  /** @type {Consumer[]} */
  const ready = [];
  let installing = true;
  const lane = async () => {
    while (installing || ready.length > 0) {
      const consumer = ready.shift();
      if (consumer === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
      else await report(consumer);
    }
  };
  const lanes = Array.from({ length: LANES }, lane);
  for (const project of wanted) {
    try {
      await installProject(project);
      ready.push(...project.consumers);
    } catch (error) {
      ready.push({ name: `installing ${project.folder}`, run: () => Promise.reject(error) });
    }
  }
  installing = false;
  await Promise.all(lanes);
}

/** @param {{ folder: string, install: boolean }} project */
async function installProject({ folder: name, install }) {
  cpSync(join(root, "consumers", name), join(folder, name), {
    recursive: true,
    filter: (path) => !path.endsWith("node_modules"),
  });
  // `npm ci` refuses a lockfile without the binaries for other platforms, which not every registry has.
  if (install) await npm(["install", "--ignore-scripts", "--loglevel=error"], join(folder, name));
}

/** @param {Consumer} consumer */
async function report({ name, run }) {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  try {
    const leftOut = await run();
    if (leftOut === undefined) count.passed++;
    else count.leftOut++;
    console.log(leftOut === undefined ? `passed   ${name} (${seconds()})` : `skipped  ${name}: ${leftOut}`);
  } catch (error) {
    count.failed++;
    console.log(`FAILED   ${name} (${seconds()})\n${indented(messageOf(error))}`);
  }
}

/** @returns {Consumer[]} */
function consumersOnThisNode() {
  return nodeConsumers(`Node ${process.versions.node}`, process.execPath);
}

/** Where npm has brought an engine. @param {string} path */
function binaryOf(path) {
  return join(folder, "node/node_modules", path);
}

/**
 * @param {string} engine
 * @param {string} binary
 * @param {readonly string[]} [args] Before the file.
 * @returns {Consumer[]}
 */
function nodeConsumers(engine, binary, args = []) {
  const expected = {
    "import.mjs": `${LIBRARY} http://a/b 2`,
    "require.cjs": `${LIBRARY} http://a/b 2`,
    "both.mjs": "http://a/g http://a/g",
    "worker.mjs": "http://a/b http://a/c",
    "entries.mjs": "every entry",
  };
  return Object.entries(expected).map(([file, text]) => ({
    name: `${engine}, ${file}`,
    run: async () => {
      if (!existsSync(binary)) return `there is no binary for ${process.platform} on ${process.arch}`;
      expect((await run(binary, [...args, file], join(folder, "node"))).trim(), text);
      return undefined;
    },
  }));
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {string} made The file that it writes, which is then run.
 * @returns {Consumer}
 */
function bundler(name, args, made) {
  return {
    name: `${name}, ${args.find((arg) => arg.startsWith("./entry") || arg.startsWith("entry"))?.replace("./", "") ?? "entry.js"}`,
    run: async () => {
      await tool("bundlers", name, args);
      // A `.js` file is a script, as a page would load it.
      const file = join(folder, "bundlers", made);
      const script = made.endsWith(".js") ? file.replace(/\.js$/, ".cjs") : file;
      if (script !== file) cpSync(file, script);
      expect((await run(process.execPath, [script], folder)).trim(), BUNDLED);
    },
  };
}

/**
 * @param {string} version
 * @param {string} [compiler] Where it is, unless npm has brought it.
 * @returns {Consumer[]}
 */
function typescriptConsumers(
  version,
  compiler = join(folder, "typescript/node_modules", `typescript-${version}`, "bin/tsc"),
) {
  return RESOLUTIONS.map(({ files, ...options }) => ({
    name: `TypeScript ${version}, ${options.moduleResolution}`,
    run: async () => {
      const config = `tsconfig.${version}.${options.moduleResolution}.json`;
      const compilerOptions = {
        ...options,
        target: "es2022",
        lib: ["es2022"],
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: false,
        noEmit: true,
      };
      writeFileSync(join(folder, "typescript", config), JSON.stringify({ compilerOptions, files }));
      await run(process.execPath, [compiler, "-p", config], join(folder, "typescript"));
    },
  }));
}

/** Ajv as npm installs it where an override puts the replacement in the place of fast-uri. */
async function ajvWithOverrides() {
  const cwd = join(folder, "ajv");
  const about = JSON.parse(readFileSync(join(cwd, "package.json"), "utf8"));
  const version = publishedPackages()[0]?.manifest.version;
  const packed = (/** @type {string} */ name) => `file:../packed/${name}-${version}.tgz`;
  about.overrides = { "fast-uri": packed("urikit-fast-uri") };
  writeFileSync(join(cwd, "package.json"), JSON.stringify(about));
  await npm(["install", "--no-package-lock", "--ignore-scripts", "--loglevel=error"], cwd);
  expect((await run(process.execPath, ["use.cjs"], cwd)).trim(), "true false @urikit/fast-uri");
}

/** A page that imports the bundle, in the browser. */
async function inChromium() {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  if (!existsSync(executablePath)) return `there is no ${executablePath}`;
  const { build } = await import("esbuild");
  const { chromium } = await import("playwright-core");
  await build({
    entryPoints: [join(folder, "chromium/page.js")],
    outfile: join(folder, "chromium/made.js"),
    bundle: true,
    format: "esm",
    logLevel: "error",
  });
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.setContent("<body></body>");
    await page.addScriptTag({ path: join(folder, "chromium/made.js"), type: "module" });
    await page.waitForFunction("document.body.textContent !== ''");
    expect((await page.textContent("body")) ?? "", "a http://a/b/g 80 http://a/b");
  } finally {
    await browser.close();
  }
  return undefined;
}

/**
 * Runs a program that a project has installed.
 * @param {string} project
 * @param {string} program
 * @param {readonly string[]} args
 */
async function tool(project, program, args) {
  await run(join(folder, project, "node_modules/.bin", program), args, join(folder, project));
}

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function npm(args, cwd) {
  return run("npm", [...args, "--no-audit", "--no-fund"], cwd);
}

/**
 * Runs a program; gives what it prints.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} cwd
 */
async function run(program, args, cwd) {
  const env = {
    ...process.env,
    PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
    CI: "true",
  };
  const { stdout } = await execute(program, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

/**
 * @param {string} actual
 * @param {string} expected
 */
function expect(actual, expected) {
  if (actual !== expected)
    throw new Error(`expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`);
}

/** @param {unknown} error */
function messageOf(error) {
  const {
    message,
    stdout = "",
    stderr = "",
  } = /** @type {Error & { stdout?: string, stderr?: string }} */ (error);
  return [stdout, stderr].every((text) => text === "") ? message : `${stdout}\n${stderr}`.trim();
}

/** @param {string} text */
function indented(text) {
  return text
    .split("\n")
    .slice(0, 20)
    .map((line) => `         ${line}`)
    .join("\n");
}

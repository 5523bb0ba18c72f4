// @ts-check
// The kinds in browsers: a page measures, and posts what it measured to a server of this machine. The page is isolated from
// others, because only then its clock has steps of 20 µs or less.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { kinds, made } from "./kinds.js";

/** @typedef {{ name: string, program: string, args: (profile: string) => readonly string[] }} Browser */

/** @type {readonly Browser[]} */
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

/** The browsers that are here. @param {(what: string) => void} say @returns {import("./engines.js").Engine[]} */
export function browsers(say) {
  return BROWSERS.flatMap((browser) => {
    try {
      const told = execFileSync(browser.program, ["--version"], {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      });
      const version = /\d+(?:\.\d+)+/.exec(told)?.[0] ?? "";
      return [{ name: browser.name, version, measured: (library) => measuredIn(browser, library) }];
    } catch {
      say(`${browser.name} is left out: it is not here`);
      return [];
    }
  });
}

/** @param {Browser} browser @param {string} library @returns {Promise<import("./main.js").Measured>} */
async function measuredIn({ program, args }, library) {
  const profile = mkdtempSync(join(tmpdir(), "urikit-kinds-"));
  const files = await served(library);
  /** @type {(measured: import("./main.js").Measured) => void} */
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
    entryPoints: [fileURLToPath(new URL("./page.js", import.meta.url))],
    bundle: true,
    splitting: true,
    format: "esm",
    outdir: "/",
    external: ["bun:jsc", "node:*"], // of mitata, in engines that have them
    write: false,
    logLevel: "error",
  });
  const texts = Object.entries(kinds).map(([name, kind]) => [name, { texts: made(kind), base: kind.base }]);
  /** @type {Map<string, readonly [type: string, text: string]>} */
  const files = new Map();
  const script = `/page.js?name=${encodeURIComponent(library)}`;
  files.set("/", ["text/html", `<!doctype html><script type="module" src="${script}"></script>`]);
  files.set("/kinds.json", ["application/json", JSON.stringify(Object.fromEntries(texts))]);
  for (const { path, text } of outputFiles) files.set(path, ["text/javascript", text]);
  return files;
}

/**
 * @param {ReadonlyMap<string, readonly [type: string, text: string]>} files
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {(measured: import("./main.js").Measured) => void} done
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

// @ts-check
// The first answer of a function that is not running yet: a fresh process with one bundled file, as a lambda starts, and a
// fresh workerd, the runtime of Cloudflare's workers. Each from the start of the process to its first answer.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { base } from "./links.js";
import { median } from "./median.js";

const WORKERD = "@cloudflare/workerd-linux-64@1.20261117.1";
const FOLDER = fileURLToPath(new URL("../.cache/workerd", import.meta.url));

const LINK = JSON.stringify(base);
const POLICY = JSON.stringify({ schemes: ["https"], hosts: ["example.org"] });

/** What answers, each as the body of a module that has `answer`; the first does nothing. */
const functions = [
  { what: "nothing", code: `export const answer = () => ${LINK};` },
  { what: "`URL` of the platform", code: `export const answer = () => new URL(${LINK}).pathname;` },
  {
    what: "`urikit`, `parse`",
    code: `import { parse } from "urikit"; export const answer = () => parse(${LINK}).path;`,
  },
  {
    what: "`@urikit/fast-uri`",
    code: `import uri from "@urikit/fast-uri"; export const answer = () => uri.parse(${LINK}).path;`,
  },
  {
    what: "fast-uri",
    code: `import uri from "fast-uri"; export const answer = () => uri.parse(${LINK}).path;`,
  },
  {
    what: "uri-js",
    code: `import { parse } from "uri-js"; export const answer = () => parse(${LINK}).path;`,
  },
  {
    what: "`@urikit/guard`",
    code: `import { guard } from "@urikit/guard"; export const answer = () => String(guard(${LINK}, ${POLICY}).allowed);`,
  },
  {
    what: "`@urikit/audit`",
    code: `import { audit } from "@urikit/audit"; export const answer = () => String(audit(${LINK}).length);`,
  },
];

/**
 * @typedef {object} ColdStart
 * @property {string} what
 * @property {number} kilobytes  of the bundled, minified file
 * @property {number} process  milliseconds in a fresh process, the median
 * @property {number} [worker]  milliseconds in a fresh workerd; undefined where it cannot be had
 */

/**
 * Every round starts each function once, in turn.
 * @param {number} rounds
 * @returns {Promise<ColdStart[]>}
 */
export async function coldStart(rounds) {
  const folder = mkdtempSync(join(tmpdir(), "urikit-cold-"));
  try {
    const workerd = installedWorkerd();
    const runs = await Promise.all(functions.map((each, at) => bundled(each, join(folder, String(at)))));
    for (let round = -1; round < rounds; round++) {
      for (const run of runs) {
        const process = ofProcess(run.script);
        const worker = workerd === undefined ? undefined : await ofWorker(workerd, run.config);
        if (round < 0) continue; // it brought the files into memory
        run.process.push(process);
        if (worker !== undefined) run.worker.push(worker);
      }
    }
    return runs.map(({ what, kilobytes, process, worker }) => ({
      what,
      kilobytes,
      process: median(process),
      ...(worker.length > 0 && { worker: median(worker) }),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Installs workerd into a folder of its own: it is large, and nobody else needs it. */
function installedWorkerd() {
  const program = join(FOLDER, "node_modules/@cloudflare/workerd-linux-64/bin/workerd");
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  if (!existsSync(program))
    spawnSync("npm", ["install", "--prefix", FOLDER, "--no-save", "--no-audit", "--no-fund", WORKERD]);
  return existsSync(program) ? program : undefined;
}

/**
 * The function as a script that writes its answer, and as a worker with its configuration.
 * @param {(typeof functions)[number]} function_
 * @param {string} place  what the names of its files begin with
 */
async function bundled({ what, code }, place) {
  const [script, worker] = [`${place}.cjs`, `${place}.js`];
  const options = /** @type {const} */ ({
    bundle: true,
    minify: true,
    legalComments: "none",
    logLevel: "silent",
  });
  const stdin = (/** @type {string} */ more) => ({
    contents: `${code}\n${more}`,
    resolveDir: fileURLToPath(new URL(".", import.meta.url)),
  });
  await build({
    ...options,
    stdin: stdin("process.stdout.write(answer());"),
    format: "cjs",
    platform: "node",
    outfile: script,
  });
  const { metafile } = await build({
    ...options,
    stdin: stdin("export default { fetch: () => new Response(answer()) };"),
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    conditions: ["workerd", "worker", "import"],
    outfile: worker,
    metafile: true,
  });
  const config = `${place}.capnp`;
  writeFileSync(config, configuration(`${place.slice(place.lastIndexOf("/") + 1)}.js`));
  const bytes = Object.values(metafile.outputs).reduce((sum, each) => sum + each.bytes, 0);
  const times = () => /** @type {number[]} */ ([]);
  return { what, script, config, kilobytes: bytes / 1000, process: times(), worker: times() };
}

/** @param {string} file */
const configuration = (file) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "worker", esModule = embed "${file}")], compatibilityDate = "2026-11-01"))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")]
);
`;

/** The certificates in the file that it names take an empty Node twice as long as all the rest. */
const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;

/** @param {string} script */
function ofProcess(script) {
  const from = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [script], { env });
  const time = performance.now() - from;
  if (status !== 0) throw new Error(`${script}: ${stderr}`);
  return time;
}

/**
 * From the start of workerd to the end of its first answer.
 * @param {string} workerd
 * @param {string} config
 * @returns {Promise<number>}
 */
async function ofWorker(workerd, config) {
  const from = performance.now();
  const child = spawn(workerd, ["serve", "--control-fd=3", config], {
    stdio: ["ignore", "ignore", "inherit", "pipe"],
  });
  try {
    const port = await /** @type {Promise<number>} */ (
      new Promise((resolve, reject) => {
        child.stdio[3]?.once("data", (line) =>
          resolve(JSON.parse(String(line).split("\n", 1)[0] ?? "").port),
        );
        child.once("exit", (status) => reject(new Error(`workerd ended with ${status}`)));
      })
    );
    const response = await fetch(`http://127.0.0.1:${port}/`);
    await response.text();
    if (!response.ok) throw new Error(`${config}: ${response.status}`);
    return performance.now() - from;
  } finally {
    child.removeAllListeners("exit");
    child.kill("SIGKILL");
  }
}

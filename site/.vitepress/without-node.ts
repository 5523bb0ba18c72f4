/**
 * The parsers of documents, the command `uri` and Ajv in a worker of the page, which has no Node: octets are those of the
 * package `buffer`, events those of the package `events`, and files are in memory (`live/page-files.ts`). Whatever asks for
 * more gets an error that says so.
 */

import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const path = (from: string) => fileURLToPath(new URL(from, import.meta.url));
const { resolve } = createRequire(import.meta.url);

const FILES = path("../live/page-files.ts");
const REPLACED: Readonly<Record<string, string>> = {
  "node:buffer": path("../live/page-buffer.ts"),
  "node:events": resolve("events/"),
  "node:fs": FILES,
  "node:fs/promises": FILES,
  "node:process": path("../live/page-process.ts"),
};

const absent = (what: string) => `{ throw new Error("a page has no ${what}"); }`;
/** What a command and its packages import, and a page never calls, except what does here the same as there. */
const MISSING: Readonly<Record<string, string>> = {
  "node:child_process": `export function spawn() ${absent("processes")} export default { spawn };`,
  "node:crypto": `export const randomUUID = () => crypto.randomUUID();`,
  "node:dns": `export function lookup() ${absent("connections")}`,
  "node:os": `export const availableParallelism = () => 1; export const tmpdir = () => "/tmp"; export const totalmem = () => 2 ** 30;`,
  "node:path": `
    export const sep = "/";
    export const join = (...parts) => parts.join("/");
    export const resolve = (...parts) => parts.join("/");
    export const basename = (path) => path.replace(/.*\\//, "");
    export const dirname = (path) => path.replace(/\\/[^/]*$/, "");
    export const extname = (path) => /\\.[^./]*$/.exec(path)?.[0] ?? "";
    export default { sep, join, resolve, basename, dirname, extname };`,
  "node:readline": `export default {};`,
  "node:stream": `const none = class { constructor() ${absent("streams of Node")} }; export { none as Readable, none as Transform };`,
  "node:stream/promises": `export function pipeline() ${absent("streams of Node")}`,
  // Colours are for terminals.
  "node:util": `export const styleText = (style, text) => text;`,
  "node:worker_threads": `export const workerData = undefined; export class Worker { constructor() ${absent("threads of Node")} }`,
  "node:zlib": `export function createGunzip() ${absent("packed lists")} export const createZstdDecompress = undefined;`,
};
const MARK = "\0missing:";

/** Where the command finds what it says of itself (`live/command.worker.ts`). */
const PROGRAM = /\/packages\/cli\/src\/program\.ts$/;
/** Where Ajv makes functions of text, which the policy forbids: an interpreter makes them. */
const AJV_COMPILER = /\/ajv\/dist\/compile\/index\.js$/;
const INTERPRETED = path("../live/interpreted.ts");

export function withoutNode(): Plugin {
  return {
    name: "without-node",
    enforce: "pre",
    resolveId(id) {
      const name = id.startsWith("node:") ? id : `node:${id}`;
      if (Object.hasOwn(REPLACED, name)) return REPLACED[name];
      return Object.hasOwn(MISSING, name) ? MARK + name : undefined;
    },
    load: (id) => (id.startsWith(MARK) ? MISSING[id.slice(MARK.length)] : undefined),
    transform(code, id) {
      if (PROGRAM.test(id)) return changed(code, "import.meta.dirname", '"/urikit/src"');
      if (AJV_COMPILER.test(id))
        return `const { interpreted } = require(${JSON.stringify(INTERPRETED)});\n${changed(code, "new Function(", "interpreted(")}`;
      return undefined;
    },
  };
}

function changed(code: string, from: string, to: string): string {
  if (!code.includes(from)) throw new Error(`there is no ${from} to be replaced`);
  return code.replace(from, to);
}

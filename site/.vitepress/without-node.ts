/**
 * The parsers of documents and Ajv in a worker of the page, which has no Node: octets are those of the package `buffer`, and
 * there are no files and no streams.
 */

import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const { resolve } = createRequire(import.meta.url);

/** The modules that the parsers import and never call in a page. */
const MISSING: ReadonlyMap<string, string> = new Map([
  ["node:fs", 'export function createReadStream() { throw new Error("a page has no files"); }'],
  ["node:stream", "export class Transform {}"],
]);
const MARK = "\0missing:";

/** Where Ajv makes functions of text, which the policy forbids: an interpreter makes them. */
const AJV_COMPILER = /\/ajv\/dist\/compile\/index\.js$/;
const INTERPRETED = fileURLToPath(new URL("../live/interpreted.ts", import.meta.url));

export function withoutNode(): Plugin {
  return {
    name: "without-node",
    enforce: "pre",
    resolveId: (id) =>
      id === "node:buffer" ? resolve("buffer/") : MISSING.has(id) ? `${MARK}${id}` : undefined,
    load: (id) => (id.startsWith(MARK) ? MISSING.get(id.slice(MARK.length)) : undefined),
    transform: (code, id) => (AJV_COMPILER.test(id) ? withInterpreter(code) : undefined),
  };
}

function withInterpreter(code: string): string {
  if (!code.includes("new Function(")) throw new Error("Ajv makes no functions of text where it made them");
  return `const { interpreted } = require(${JSON.stringify(INTERPRETED)});\n${code.replace("new Function(", "interpreted(")}`;
}

/**
 * The parsers of documents in a worker of the page, which has no Node: octets are those of the package `buffer`, which does
 * in browsers what Node's do. Files and streams there are none: whatever asks for one gets an error that says so.
 */

import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const BUFFER = fileURLToPath(new URL("../node_modules/buffer/index.js", import.meta.url));

/** What `@urikit/documents` and its parsers import, and a page never calls. */
const MISSING: Readonly<Record<string, string>> = {
  "node:fs": `export function createReadStream() { throw new Error("a page has no files to read"); }`,
  "node:stream": `export class Transform { constructor() { throw new Error("a page has no streams of Node"); } }`,
};
const MARK = "\0missing:";

export function withoutNode(): Plugin {
  return {
    name: "without-node",
    enforce: "pre",
    resolveId(id) {
      if (id === "node:buffer") return BUFFER;
      return Object.hasOwn(MISSING, id) ? MARK + id : undefined;
    },
    load: (id) => (id.startsWith(MARK) ? MISSING[id.slice(MARK.length)] : undefined),
  };
}

// @ts-check
// The weight of a library in a page, bundled, minified and compressed: of its whole face, and of a few functions alone.
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";

/**
 * @typedef {object} Weighed
 * @property {string} library
 * @property {string} [exports]  the only ones that are imported; all of them by default
 * @property {number} [limit]  in kB, compressed by brotli, which it must stay under
 *
 * @typedef {Weighed & { minified: number, gzip: number, brotli: number }} Size in bytes
 */

/** The name of all exports together. */
export const wholeFace = "whole face";

/** @type {Weighed[]} */
const weighed = [
  { library: "urikit", limit: 10 },
  { library: "urikit", exports: "{ isUri }", limit: 2 },
  { library: "urikit", exports: "{ parse }", limit: 4.3 },
  { library: "urikit", exports: "{ parse, resolve, compose }", limit: 5.5 },
  { library: "fast-uri" },
  { library: "@hyperjump/uri" },
  { library: "uri-js" },
  { library: "urijs" },
  { library: "relative-to-absolute-iri" },
];

/** @returns {Promise<Size[]>} */
export function sizes() {
  return Promise.all(weighed.map(size));
}

/**
 * @param {Weighed} what
 * @returns {Promise<Size>}
 */
async function size(what) {
  const folder = fileURLToPath(new URL(".", import.meta.url));
  const entry =
    what.exports === undefined
      ? { entryPoints: [what.library] }
      : { stdin: { contents: `export ${what.exports} from "${what.library}";`, resolveDir: folder } };
  const { outputFiles = [] } = await build({
    ...entry,
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    charset: "utf8",
    write: false,
    logLevel: "silent",
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return {
    ...what,
    minified: code.length,
    gzip: gzipSync(code, { level: 9 }).length,
    brotli: brotliCompressSync(code).length,
  };
}

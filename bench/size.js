// @ts-check
// What a page has to load to have a library: its face, with all that it exports, bundled, minified, compressed.
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";

/** @typedef {{ library: string, minified: number, gzip: number, brotli: number }} Size in bytes */

const libraries = ["urikit", "fast-uri", "@hyperjump/uri", "uri-js", "urijs", "relative-to-absolute-iri"];

/** @returns {Promise<Size[]>} */
export function sizes() {
  return Promise.all(libraries.map(size));
}

/**
 * @param {string} library
 * @returns {Promise<Size>}
 */
async function size(library) {
  const { outputFiles } = await build({
    entryPoints: [library],
    absWorkingDir: fileURLToPath(new URL(".", import.meta.url)),
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
    library,
    minified: code.length,
    gzip: gzipSync(code, { level: 9 }).length,
    brotli: brotliCompressSync(code).length,
  };
}

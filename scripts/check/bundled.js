// @ts-check
// What a page loads that imports from a package: the published files, bundled and minified, and how many bytes they are.
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { root } from "../root.js";

/**
 * @param {string} exported What is taken of the module, as `export` writes it: `{ isUri }`, `* as all`.
 * @param {string} from
 * @param {import("esbuild").BuildOptions} [options]
 */
export async function bundled(exported, from, options = {}) {
  const { outputFiles } = await build({
    stdin: { contents: `export ${exported} from ${JSON.stringify(from)};`, resolveDir: root },
    bundle: true,
    minify: true,
    format: "esm",
    legalComments: "none",
    tsconfigRaw: "{}", // what is published, not the sources, to which tsconfig.json leads
    ...options,
    write: false,
  });
  return outputFiles?.[0]?.text ?? "";
}

/** In bytes by brotli. @param {string} text */
export function weightOf(text) {
  return brotliCompressSync(text).length;
}

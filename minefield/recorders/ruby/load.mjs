// It stands beside the packages that are installed, so that their names lead to them.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

export { DefaultRubyVM } from "@ruby/wasm-wasi/dist/node";

/** @param {string} version Such as 3.4. */
export async function moduleOf(version) {
  return await WebAssembly.compile(
    await readFile(fileURLToPath(import.meta.resolve(`@ruby/${version}-wasm-wasi/dist/ruby+stdlib.wasm`))),
  );
}

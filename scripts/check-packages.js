// @ts-check
// Checks what would be published: the packages' files and types, and the weight of the library's face.
import { spawnSync } from "node:child_process";
import { root, setUp } from "./setup.js";

await setUp();
check("publint", "packages/urikit", "--strict");
check("publint", "packages/standards", "--strict");
check("publint", "packages/documents", "--strict");
check("publint", "packages/cli", "--strict");
// Everything is an ES module, so that only its resolutions count.
check("attw", "--pack", "packages/urikit", "--profile", "esm-only");
check("attw", "--pack", "packages/standards", "--profile", "esm-only");
check("attw", "--pack", "packages/documents", "--profile", "esm-only");

/** @param {[string, ...string[]]} command */
function check(...[program, ...args]) {
  console.log(`$ ${[program, ...args].join(" ")}`);
  const { status } = spawnSync(`${root}node_modules/.bin/${program}`, args, {
    cwd: root,
    stdio: "inherit",
    shell: false,
  });
  if (status !== 0) process.exit(status ?? 1);
}

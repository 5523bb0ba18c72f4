// @ts-check
// For programs that do not read `exports`, such as TypeScript with `node10`: a folder for each entry of a package, with a
// package.json that leads to its files; and the licence, which each package ships. They are written with the products, and
// published where `files` names them.
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.js";
import { workspacePackages } from "./packages.js";

/** @typedef {{ import?: { default: string }, require?: { types: string, default: string } } | string | null} Target */

/** Writes them all. */
export function writeEntryManifests() {
  for (const { folder, manifest } of workspacePackages()) {
    if (manifest.files?.includes("LICENSE"))
      copyFileSync(join(root, "LICENSE"), join(root, folder, "LICENSE"));
    for (const [key, target] of Object.entries(manifest.exports ?? {})) {
      const entry = key.slice("./".length);
      const about = aboutEntry(entry, /** @type {Target} */ (target));
      if (about === undefined || !manifest.files?.includes(entry.split("/")[0] ?? "")) continue;
      const own = join(root, folder, entry);
      mkdirSync(own, { recursive: true });
      writeFileSync(join(own, "package.json"), `${JSON.stringify(about, null, 2)}\n`);
    }
  }
}

/** @param {string} entry @param {Target} target */
function aboutEntry(entry, target) {
  if (entry === "" || target === null || typeof target !== "object") return undefined;
  const { import: imported, require: required } = target;
  if (imported === undefined || required === undefined) return undefined;
  const up = "../".repeat(entry.split("/").length);
  const [main, module, types] = [required.default, imported.default, required.types].map((path) =>
    path.replace("./", up),
  );
  return { main, module, types };
}

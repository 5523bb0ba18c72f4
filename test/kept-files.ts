/** What is in this repository: not what is installed, made or kept by tools. */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const NOT_KEPT = /^(?:node_modules|dist|\.cache|\.git|\.venv|target|coverage)$/;

/** The names of its folders and files, from its root, each with whether it is a file. */
export function keptNames(folder = ""): readonly { readonly name: string; readonly isFile: boolean }[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_KEPT.test(name))
    .flatMap((entry) => {
      const name = folder === "" ? entry.name : `${folder}/${entry.name}`;
      return [{ name, isFile: entry.isFile() }, ...(entry.isDirectory() ? keptNames(name) : [])];
    });
}

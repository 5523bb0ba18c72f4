/** What the pages are made of, as a hash that docs/minefield.md carries: to compare it takes no time, and to make the pages takes seconds. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

/** From here and from where the recording is read, the root is as far. */
const ROOT = new URL("../../../", import.meta.url);

const FOLDERS = [
  "packages/minefield/src/",
  "packages/minefield/tools/",
  "tools/programs/recorded/",
  "tools/programs/versions/",
];
const FILES = ["tools/programs/left-out.json"];

/** The hash of the recording, and of the programs and templates that make pages of it. */
export function stamp(): string {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(new URL(folder, ROOT))
      .filter(
        (name) => /\.(?:ts|md|jsonl?)$/.test(name) && !name.includes(".test.") && !name.includes(".prove."),
      )
      .map((name) => folder + name),
  );
  const hash = createHash("sha256");
  for (const file of [...files, ...FILES].sort()) {
    // Git may write other line ends on Windows.
    const text = readFileSync(new URL(file, ROOT), "utf8").replaceAll("\r\n", "\n");
    hash.update(`${file}\n${text.length}\n${text}`);
  }
  return hash.digest("hex").slice(0, 16);
}

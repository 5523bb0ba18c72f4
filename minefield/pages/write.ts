// `npm run pages`: writes of what programs were recorded to read: docs/minefield.md, the page of each reader, the pictures, and the
// article in both languages.

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { READER_PAGES, written } from "./written.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

const files = written();
rmSync(join(root, READER_PAGES), { recursive: true, force: true });
for (const [path, text] of files) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`${files.size} files`);

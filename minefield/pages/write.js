// @ts-check
// Writes of what programs were recorded to read: docs/minefield.md, the page of each reader, the pictures, and the article in
// both languages. A test fails when one of them is out of date.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setUp } from "./build/setup.js";
import { root } from "./root.js";
import { withRecording } from "./with-recording.js";

await setUp();
/** @type {{ READER_PAGES: string, written: () => ReadonlyMap<string, string> }} */
const { READER_PAGES, written } = await withRecording("packages/minefield/tools/written.ts");
const files = written();
rmSync(join(root, READER_PAGES), { recursive: true, force: true });
for (const [path, text] of files) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(
  `${files.size} files: ${[...files.keys()].filter((path) => !path.startsWith(`${READER_PAGES}/`)).join(", ")}, ${READER_PAGES}/`,
);

// @ts-check
// What PHP reads, as builds for WebAssembly: php.mjs FOLDER VERSION parse_url|Rfc3986|WhatWg. The classes are of PHP 8.5.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder = "", version = "", reader = ""] = process.argv.slice(2);
const load = join(folder, "load.mjs");
if (!existsSync(load)) process.exit(3);
const { PHP, loadNodeRuntime } = await import(pathToFileURL(load).href);

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const php = new PHP(await loadNodeRuntime(version, { emscriptenOptions: { processId: 1 } }));

// The first message is the version.
let hasTold = false;
php.onMessage(async (/** @type {string} */ message) => {
  process.stdout.write(hasTold ? `${message}\n` : `${message}, ${reader}\n`);
  hasTold = true;
  const { value, done } = await lines.next();
  return done ? "" : value;
});

const script = readFileSync(new URL("reader.php", import.meta.url), "utf8");
await php.run({ code: script.replace("<?php", `<?php $reader = "${reader}";`) });
process.exit();

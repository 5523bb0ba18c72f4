// @ts-check
// What Ruby reads, as builds for WebAssembly: ruby.mjs FOLDER VERSION parse|rfc2396. It has no sockets, and dials nothing.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder = "", version = "", reader = ""] = process.argv.slice(2);
const load = join(folder, "load.mjs");
if (!existsSync(load)) process.exit(3);
const { DefaultRubyVM, moduleOf } = await import(pathToFileURL(load).href);

const { vm } = await DefaultRubyVM(await moduleOf(version));
const answer = vm.eval(readFileSync(new URL("reader.rb", import.meta.url), "utf8"));
const said = (/** @type {string} */ method, /** @type {string[]} */ ...texts) =>
  answer.call(method, ...texts.map((text) => vm.eval(JSON.stringify(text)))).toString();

process.stdout.write(`${said("version", reader)}\n`);
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${said("answer", line)}\n`);
process.exit();

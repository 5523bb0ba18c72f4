/** Writes the lists of `asked` that are found by asking readers: the suites, real links, and the smallest references. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { recording } from "../recorded/recording.ts";
import { ASKED, RECORDERS } from "./folders.ts";
import { panel } from "./panel.ts";
import { realGroups } from "./real.ts";
import { smallest } from "./smallest.ts";
import { suiteGroups } from "./suites.ts";

type Say = (line: string) => void;

/** Those that are quick, and read in unlike ways. */
const QUICK = [
  "node",
  "whatwg-url",
  "node-legacy",
  "fast-uri",
  "uri-js",
  "urijs",
  "url-parse",
  "go",
  "java-uri",
  "php",
  "ruby",
];

/** The suites: `asked/suites.json` of the packages in a folder. */
export async function askSuites(folder: string, say: Say): Promise<void> {
  const readers = await panel(RECORDERS, say, QUICK);
  const groups = await suiteGroups(folder, readers);
  await readers.close();
  for (const { source, references } of groups) say(`${references.length} of ${source}`);
  write("suites", groups);
}

/** Real links: `asked/real.json` of a file that has one on each line. */
export async function askReal(file: string, say: Say): Promise<void> {
  const links = readFileSync(file, "utf8").split(/\r?\n/).filter(Boolean);
  const readers = await panel(RECORDERS, say, QUICK);
  const groups = await realGroups(links, readers);
  await readers.close();
  for (const { references } of groups) say(`${references.length} of ${links.length} links`);
  write("real", groups);
}

/** The smallest references: `asked/smallest.json` of the recording and all readers on this machine. */
export async function askSmallest(say: Say): Promise<void> {
  const readers = await panel(RECORDERS, say);
  const found = await smallest(recording(), readers, say);
  await readers.close();
  say(`${found.length} references, ${readers.ids.length} readers`);
  write("smallest", found);
}

function write(list: string, content: unknown): void {
  writeFileSync(join(ASKED, `${list}.json`), `${JSON.stringify(content, null, 2)}\n`);
}
